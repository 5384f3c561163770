//! In which order the functions of an engine lie: what was made of the same source for several types side by side,
//! so that it packs by a tenth better.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionSectionReader, KnownCustom, Name, Parser,
    Payload, TypeRef,
};

/// The same engine with its functions in the order of their names, and without these.
pub fn by_name(engine: &[u8]) -> Result<Vec<u8>, Error> {
    let mut order = Order::of(engine)?;
    let mut module = Module::new();
    order.parse_core_module(&mut module, Parser::new(0), engine)?;
    Ok(module.finish())
}

struct Order {
    /// How many functions come from outside: they are counted first, and stay where they are.
    imported: usize,
    /// Which of the others lies at each place.
    others: Vec<usize>,
    /// At which place each of the others lies.
    places: Vec<usize>,
}

impl Order {
    fn of(engine: &[u8]) -> Result<Self, BinaryReaderError> {
        let (mut imported, mut names) = (0, Vec::new());
        for section in Parser::new(0).parse_all(engine) {
            match section? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += usize::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                    }
                }
                Payload::FunctionSection(section) => names.resize(section.count() as usize, ""),
                Payload::CustomSection(section) => named(&section, imported, &mut names)?,
                _ => {}
            }
        }
        let mut others: Vec<usize> = (0..names.len()).collect();
        others.sort_by_key(|&other| names[other]);
        let mut places = vec![0; others.len()];
        others.iter().enumerate().for_each(|(place, &other)| places[other] = place);
        Ok(Self { imported, others, places })
    }
}

fn named<'a>(
    section: &CustomSectionReader<'a>,
    imported: usize,
    names: &mut [&'a str],
) -> Result<(), BinaryReaderError> {
    let KnownCustom::Name(kinds) = section.as_known() else { return Ok(()) };
    for kind in kinds {
        let Name::Function(given) = kind? else { continue };
        for naming in given {
            let naming = naming?;
            let own = (naming.index as usize).checked_sub(imported);
            if let Some(name) = own.and_then(|own| names.get_mut(own)) {
                *name = naming.name;
            }
        }
    }
    Ok(())
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> Result<u32, Error> {
        let place = (index as usize).checked_sub(self.imported).and_then(|own| self.places.get(own));
        Ok(place.map_or(index, |place| (self.imported + place) as u32))
    }

    fn parse_function_section(
        &mut self,
        out: &mut FunctionSection,
        section: FunctionSectionReader,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &other in &self.others {
            out.function(types[other]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, out: &mut CodeSection, section: CodeSectionReader) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for place in 0..bodies.len() {
            self.parse_function_body(out, bodies[self.others[place]].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader) -> Result<(), Error> {
        Ok(())
    }
}
