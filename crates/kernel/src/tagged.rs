//! Enums whose variants are told apart by a member of the object itself (`{"do": "Sail", "to": 4}`), written and read.
//!
//! serde derives the same, but what it derives reads every variant twice, as a list as well, and once more for each
//! kind of source: of a program that a browser loads that was two fifths. Here whatever the source is an object is
//! taken in first, and read from there in one way.

use std::borrow::Cow;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeSeed, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::ser::{Impossible, SerializeStruct, SerializeStructVariant};
use serde::{Deserialize, Deserializer, Serialize, Serializer, forward_to_deserialize_any};

/// Why a variant is not written or read: [`tagged`](crate::tagged!) is not for its enum.
const UNTAGGED: &str = "only variants without members, or with named ones, have a tag";

/// What is wrong with an object that is read.
pub type Fault = serde_json::Error;

/// Has an enum written and read with its variant's name in the member `$tag`. The enum derives both with
/// `#[serde(remote = "Self")]`, and has no variants but units and structs. It tells ts-rs its tag
/// itself. What is derived has no tag and is called `Name::deserialize` as well: read one through `serde_json`.
#[macro_export]
macro_rules! tagged {
    ($Name:ident, $tag:literal) => {
        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $Name::serialize(self, $crate::tagged::Written { tag: $tag, to })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::tagged::read(from, $tag, |object| $Name::deserialize(object))
            }
        }
    };
}

/// Reads a tagged enum.
///
/// # Errors
/// When it is no object, has no tag, or its variant does not understand it.
pub fn read<'de, D: Deserializer<'de>, T>(
    from: D,
    tag: &'static str,
    variant: fn(Object<'de>) -> Result<T, Fault>,
) -> Result<T, D::Error> {
    let Thing::Object(members) = Thing::deserialize(from)? else {
        return Err(D::Error::custom(format_args!("an object with `{tag}` is expected")));
    };
    object(members, tag).and_then(variant).map_err(D::Error::custom)
}

fn object<'de>(mut members: Listed<'de>, tag: &'static str) -> Result<Object<'de>, Fault> {
    let is_tag = |(name, _): &(Thing<'de>, Thing<'de>)| matches!(name, Thing::Text(name) if name == tag);
    let at = members.iter().position(is_tag).ok_or_else(|| Fault::missing_field(tag))?;
    let variant = members.remove(at).1;
    if members.iter().any(is_tag) {
        return Err(Fault::duplicate_field(tag));
    }
    match variant {
        Thing::Text(variant) => Ok(Object { variant, members }),
        _ => Err(Fault::custom(format_args!("`{tag}` is no text"))),
    }
}

/// An object whose variant is known.
pub struct Object<'de> {
    variant: Cow<'de, str>,
    members: Listed<'de>,
}

impl<'de> Deserializer<'de> for Object<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Object<'de> {
    type Error = Fault;
    type Variant = Members<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Members<'de>), Fault> {
        Ok((seed.deserialize((&*self.variant).into_deserializer())?, Members(self.members)))
    }
}

/// The members of an object besides its tag.
pub struct Members<'de>(Listed<'de>);

impl<'de> VariantAccess<'de> for Members<'de> {
    type Error = Fault;

    /// What else is there is nobody's business, as in what serde derives; see [`read_exactly`](crate::read_exactly).
    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _seed: T) -> Result<T::Value, Fault> {
        Err(Fault::custom(UNTAGGED))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, _visitor: V) -> Result<V::Value, Fault> {
        Err(Fault::custom(UNTAGGED))
    }

    fn struct_variant<V: Visitor<'de>>(self, _fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        Thing::Object(self.0).deserialize_map(visitor)
    }
}

/// Anything that JSON can say, in the order in which it was said: what is said twice is there twice.
enum Thing<'de> {
    Null,
    Bool(bool),
    Whole(i64),
    Large(u64),
    Number(f64),
    Text(Cow<'de, str>),
    List(Vec<Thing<'de>>),
    Object(Listed<'de>),
}

/// Members by name, which is a text.
type Listed<'de> = Vec<(Thing<'de>, Thing<'de>)>;

impl<'de> Deserialize<'de> for Thing<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Thing<'de>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("anything")
            }

            fn visit_unit<E>(self) -> Result<Thing<'de>, E> {
                Ok(Thing::Null)
            }

            fn visit_none<E>(self) -> Result<Thing<'de>, E> {
                Ok(Thing::Null)
            }

            fn visit_some<D: Deserializer<'de>>(self, some: D) -> Result<Thing<'de>, D::Error> {
                Thing::deserialize(some)
            }

            fn visit_bool<E>(self, is: bool) -> Result<Thing<'de>, E> {
                Ok(Thing::Bool(is))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Thing<'de>, E> {
                Ok(Thing::Whole(number))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Thing<'de>, E> {
                Ok(Thing::Large(number))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Thing<'de>, E> {
                Ok(Thing::Number(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Thing<'de>, E> {
                Ok(Thing::Text(Cow::Owned(text.to_owned())))
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Thing<'de>, E> {
                Ok(Thing::Text(Cow::Borrowed(text)))
            }

            fn visit_string<E>(self, text: String) -> Result<Thing<'de>, E> {
                Ok(Thing::Text(Cow::Owned(text)))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Thing<'de>, A::Error> {
                let mut list = Vec::new();
                while let Some(thing) = from.next_element()? {
                    list.push(thing);
                }
                Ok(Thing::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Thing<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = from.next_entry()? {
                    members.push(member);
                }
                Ok(Thing::Object(members))
            }
        }
        from.deserialize_any(Any)
    }
}

impl<'de> IntoDeserializer<'de, Fault> for Thing<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Thing<'de> {
    fn unlike<T>(&self, what: &str) -> Result<T, Fault> {
        let is = match self {
            Self::Null => "nothing",
            Self::Bool(_) => "yes or no",
            Self::Whole(_) | Self::Large(_) | Self::Number(_) => "a number",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        };
        Err(Fault::custom(format_args!("{what} is expected, and there is {is}")))
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Whole(number) => visitor.visit_i64(number),
            Self::Large(number) => visitor.visit_u64(number),
            Self::Number(number) => visitor.visit_f64(number),
            other => other.unlike("a number"),
        }
    }

    /// In one way, borrowed or not: what a visitor makes of each is code of its own.
    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Text(text) => visitor.visit_str(&text),
            other => other.unlike("a text"),
        }
    }

    fn listed<V: Visitor<'de>>(list: Vec<Self>, visitor: V) -> Result<V::Value, Fault> {
        let mut list = SeqDeserializer::new(list.into_iter());
        let read = visitor.visit_seq(&mut list)?;
        list.end().map(|()| read)
    }

    fn mapped<V: Visitor<'de>>(members: Listed<'de>, visitor: V) -> Result<V::Value, Fault> {
        let mut members = MapDeserializer::new(members.into_iter());
        let read = visitor.visit_map(&mut members)?;
        members.end().map(|()| read)
    }
}

/// Methods that hear of one kind of thing alone: of what else a visitor could be told there need be no code.
macro_rules! only {
    ($kind:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            self.$kind(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Thing<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(is) => visitor.visit_bool(is),
            Self::Whole(_) | Self::Large(_) | Self::Number(_) => self.number(visitor),
            Self::Text(_) => self.text(visitor),
            Self::List(list) => Self::listed(list, visitor),
            Self::Object(members) => Self::mapped(members, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::List(list) => Self::listed(list, visitor),
            other => other.unlike("a list"),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Object(members) => Self::mapped(members, visitor),
            other => other.unlike("an object"),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self {
            Self::Text(variant) => visitor.visit_enum((&*variant).into_deserializer()),
            Self::Object(members) if members.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(members.into_iter())))
            }
            other => other.unlike("a variant"),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Self::Bool(is) => visitor.visit_bool(is),
            other => other.unlike("yes or no"),
        }
    }

    only! {
        number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16
            deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64
    }
    only! {
        text: deserialize_char deserialize_str deserialize_string deserialize_identifier
    }

    forward_to_deserialize_any! {
        i128 u128 bytes byte_buf unit unit_struct ignored_any
    }
}

/// Where a tagged enum is written.
pub struct Written<S> {
    /// The member that names the variant.
    pub tag: &'static str,
    /// Where the variant itself is written.
    pub to: S,
}

/// A variant's members, written after its tag.
pub struct Following<T>(T);

impl<T: SerializeStruct> SerializeStructVariant for Following<T> {
    type Ok = T::Ok;
    type Error = T::Error;

    fn serialize_field<V: Serialize + ?Sized>(&mut self, name: &'static str, value: &V) -> Result<(), T::Error> {
        self.0.serialize_field(name, value)
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), T::Error> {
        self.0.skip_field(name)
    }

    fn end(self) -> Result<T::Ok, T::Error> {
        self.0.end()
    }
}

impl<S: Serializer> Written<S> {
    fn no_variant<T>(self) -> Result<T, S::Error> {
        Err(serde::ser::Error::custom(UNTAGGED))
    }
}

/// Methods that nothing with variants calls.
macro_rules! no_variant {
    ($($method:ident($($argument:ty),*) -> $Given:ident)*) => {
        $(fn $method(self, $(_: $argument),*) -> Result<Self::$Given, S::Error> {
            self.no_variant()
        })*
    };
}

impl<S: Serializer> Serializer for Written<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Impossible<S::Ok, S::Error>;
    type SerializeStructVariant = Following<S::SerializeStruct>;

    fn serialize_unit_variant(self, name: &'static str, _index: u32, variant: &'static str) -> Result<S::Ok, S::Error> {
        let mut written = self.to.serialize_struct(name, 1)?;
        written.serialize_field(self.tag, variant)?;
        written.end()
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _index: u32,
        variant: &'static str,
        members: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let mut written = self.to.serialize_struct(name, members + 1)?;
        written.serialize_field(self.tag, variant)?;
        Ok(Following(written))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        self.no_variant()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Result<S::Ok, S::Error> {
        self.no_variant()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<S::Ok, S::Error> {
        self.no_variant()
    }

    no_variant! {
        serialize_bool(bool) -> Ok
        serialize_i8(i8) -> Ok
        serialize_i16(i16) -> Ok
        serialize_i32(i32) -> Ok
        serialize_i64(i64) -> Ok
        serialize_u8(u8) -> Ok
        serialize_u16(u16) -> Ok
        serialize_u32(u32) -> Ok
        serialize_u64(u64) -> Ok
        serialize_f32(f32) -> Ok
        serialize_f64(f64) -> Ok
        serialize_char(char) -> Ok
        serialize_str(&str) -> Ok
        serialize_bytes(&[u8]) -> Ok
        serialize_none() -> Ok
        serialize_unit() -> Ok
        serialize_unit_struct(&'static str) -> Ok
        serialize_seq(Option<usize>) -> SerializeSeq
        serialize_tuple(usize) -> SerializeTuple
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant
        serialize_map(Option<usize>) -> SerializeMap
        serialize_struct(&'static str, usize) -> SerializeStruct
    }
}

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;
    use serde_json::Value;

    use super::*;

    /// An enum as serde derives it, and the same as it is here.
    macro_rules! twins {
        ($($variants:tt)*) => {
            mod derived {
                use super::Foe;

                #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
                #[serde(tag = "do")]
                pub enum Step { $($variants)* }
            }

            #[derive(Debug, PartialEq, Serialize, Deserialize)]
            #[serde(remote = "Self")]
            enum Step { $($variants)* }

            tagged!(Step, "do");
        };
    }

    twins! {
        Stop,
        #[serde(rename = "sail")]
        Sail {
            to: u8,
            by: Option<i64>,
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            cargo: Vec<(String, bool)>,
            #[serde(default)]
            against: Option<Foe>,
        },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    enum Foe {
        Weather,
        Galley(u8),
        Port { name: String },
    }

    /// It, written; and once more as a value, which is read as well.
    fn again<T: Serialize + DeserializeOwned>(text: &str) -> Result<(String, Value), Fault> {
        let read: T = serde_json::from_str(text)?;
        let value = serde_json::to_value(&read)?;
        let again: T = serde_json::from_value(value.clone())?;
        Ok((serde_json::to_string(&again)?, value))
    }

    #[test]
    fn it_is_read_and_written_as_serde_does() {
        for (text, good) in [
            (r#"{"do":"Stop"}"#, true),
            (r#"{"more":[1,{"a":null}],"do":"Stop"}"#, true),
            (r#"{"do":"sail","to":4}"#, true),
            (r#"{"to":4,"by":-9,"cargo":[["wine",true],["c\u006ftton",false]],"do":"sail"}"#, true),
            (r#"{"do":"sail","to":4,"by":null,"unknown":1.5}"#, true),
            (r#"{"do":"sail","to":4,"against":"Weather"}"#, true),
            (r#"{"do":"sail","to":4,"against":{"Galley":3}}"#, true),
            (r#"{"do":"sail","to":4,"against":{"Port":{"name":"Zara"}}}"#, true),
            (r#"{"do":"sail","to":4,"against":{"Galley":3,"Port":{"name":"Zara"}}}"#, false),
            (r#"{"do":"sail","to":4,"against":{}}"#, false),
            (r#"{"do":"sail","to":4,"against":3}"#, false),
            (r#"{"do":"sail"}"#, false),
            (r#"{"do":"sail","to":256}"#, false),
            (r#"{"do":"sail","to":"4"}"#, false),
            (r#"{"do":"sail","to":4,"to":5}"#, false),
            (r#"{"do":"sail","to":4,"cargo":{"wine":true}}"#, false),
            (r#"{"do":"sail","to":4,"cargo":[["wine"]]}"#, false),
            (r#"{"do":"sail","to":4,"cargo":[["wine",true,1]]}"#, false),
            (r#"{"do":"sail","to":4,"do":"Stop"}"#, false),
            (r#"{"do":"Stop","do":"sail","to":4}"#, false),
            (r#"{"do":"Sink"}"#, false),
            (r#"{"do":7}"#, false),
            (r#"{"to":4}"#, false),
            (r#""Stop""#, false),
            ("[]", false),
        ] {
            let here = again::<Step>(text).ok();
            assert_eq!(here.is_some(), good, "{text}");
            assert_eq!(here, again::<derived::Step>(text).ok(), "{text}");
        }
    }
}
