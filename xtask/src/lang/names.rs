//! Refuses definitions with a retired name, because an old name for a new thing would be ambiguous.

use std::collections::BTreeMap;
use std::error::Error;

use syn::visit::{self, Visit};

use crate::shell::{output, root};

/// The retired names: language, old name and replacement.
const RETIRED: &str = include_str!("../../lang/retired-names.txt");

/// Keywords before a name that TypeScript defines.
const DEFINES: [&str; 7] = ["class", "interface", "type", "enum", "function", "const", "let"];

/// Reads the retired names of a language, with their replacements.
fn read<'a>(list: &'a str, language: &str) -> Result<BTreeMap<&'a str, &'a str>, String> {
    let mut names = BTreeMap::new();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.splitn(3, ' ').collect();
        let [of, old, new] = words[..] else {
            return Err(format!("xtask/lang/retired-names.txt: “{line}” is not: language, old name, new name"));
        };
        if of == language {
            names.insert(old, new);
        }
    }
    Ok(names)
}

/// Returns the definitions with a retired name.
pub fn faults() -> Result<Vec<String>, Box<dyn Error>> {
    let (rust, typescript) = (read(RETIRED, "rust")?, read(RETIRED, "typescript")?);
    let mut faults = Vec::new();
    for path in output("git", &["ls-files", "*.rs", "*.ts", "*.svelte"], &root())?.lines() {
        let Ok(text) = std::fs::read_to_string(root().join(path)) else { continue };
        let (retired, defined) = match path.ends_with(".rs") {
            true => (&rust, in_rust(&text).map_err(|error| format!("{path}: {error}"))?),
            false => (&typescript, in_typescript(&text)),
        };
        let old = defined.iter().filter_map(|name| retired.get_key_value(name.as_str()));
        faults.extend(old.map(|(old, new)| format!("{path}: {old} is a retired name: use {new}")));
    }
    faults.dedup();
    Ok(faults)
}

/// Returns the names that a Rust file defines: items, variants, methods and fields.
fn in_rust(text: &str) -> syn::Result<Vec<String>> {
    let mut names = Names(Vec::new());
    names.visit_file(&syn::parse_file(text)?);
    Ok(names.0)
}

struct Names(Vec<String>);

/// Adds the name of a definition, then visits its content.
macro_rules! definitions {
    ($($visit:ident $node:ident: $($name:ident).+;)*) => {
        impl<'ast> Visit<'ast> for Names {
            $(fn $visit(&mut self, node: &'ast syn::$node) {
                self.0.push(node.$($name).+.to_string());
                visit::$visit(self, node);
            })*

            fn visit_field(&mut self, node: &'ast syn::Field) {
                self.0.extend(node.ident.as_ref().map(ToString::to_string));
                visit::visit_field(self, node);
            }
        }
    };
}

definitions! {
    visit_item_const ItemConst: ident;
    visit_item_enum ItemEnum: ident;
    visit_item_mod ItemMod: ident;
    visit_item_static ItemStatic: ident;
    visit_item_struct ItemStruct: ident;
    visit_item_trait ItemTrait: ident;
    visit_item_type ItemType: ident;
    visit_signature Signature: ident;
    visit_trait_item_type TraitItemType: ident;
    visit_variant Variant: ident;
}

/// Returns the names that a TypeScript or Svelte file defines with a keyword before them.
fn in_typescript(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    let names = code.flat_map(|line| {
        let words: Vec<&str> = line.split(|c: char| !(c.is_alphanumeric() || "_$".contains(c))).collect();
        let defined = |pair: &[&str]| DEFINES.contains(&pair[0]).then(|| pair[1].to_owned());
        words.windows(2).filter_map(defined).collect::<Vec<_>>()
    });
    names.collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::{in_rust, in_typescript, read};

    #[test]
    fn only_rust_definitions_are_found() {
        let code = "mod a { struct B { c: D } enum E { F(G) } trait H { type I; fn j(); } }
            impl K for B { fn l() { m(); fn n() {} } } const O: P = Q; static R: S = T; type U = V;";
        let mut names = in_rust(code).expect("Rust");
        names.sort();
        assert_eq!(names.join(" "), "B E F H I O R U a c j l n");
    }

    #[test]
    fn only_typescript_definitions_are_found() {
        let code = "// let a = 1\nexport class B {}\nconst c = d(e);\nasync function f(g: H) {}\ntype I = J;\n";
        assert_eq!(in_typescript(code), ["B", "c", "f", "I"]);
    }

    #[test]
    fn retired_names_are_read_by_language() {
        let names = read("# why\nrust Seen TableView\ntypescript weigh confirm\n", "rust").expect("a list");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), [("Seen", "TableView")]);
        assert!(read("rust Seen\n", "rust").is_err());
    }
}
