//! The requests of a screen, in groups by subject. On the wire each request is one object, with its kind in `type`.

use std::fmt::{Display, Formatter};

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess, VariantAccess, Visitor,
};
use serde::{Deserialize, Serialize, Serializer, forward_to_deserialize_any};
use serde_json::map::Entry;
use serde_json::{Map, Value};
use strum::VariantArray as _;
use ts_rs::TS;

pub(crate) use access::Subject;
pub use access::{Access, DeviceAccess, Least};
pub use board::{BoardRequest, BoardRequestKind};
pub use file::{FileRequest, FileRequestKind};
pub use hosting::{HostingRequest, HostingRequestKind};
pub use library::{LibraryRequest, LibraryRequestKind};
pub use membership::{MembershipRequest, MembershipRequestKind};
pub use table::{TableRequest, TableRequestKind};

use super::Problem;

mod access;
mod board;
mod file;
mod hosting;
mod library;
mod membership;
mod table;

/// Requests of earlier versions. Their pages can outlive the version, so these requests get an answer of their own.
const RETIRED: [&str; 1] = ["chances"];

/// The member that names the kind of a request.
const TAG: &str = "type";

/// Defines the enum of all requests from their groups.
macro_rules! groups {
    ($($Group:ident($Request:ident, $Kind:ident),)*) => {
        /// A request of a screen.
        #[derive(Clone, Debug, PartialEq, TS)]
        #[ts(untagged)]
        #[expect(missing_docs, reason = "each variant is the group of its name, which has its own documentation")]
        pub enum Request {
            $($Group($Request),)*
        }

        $(impl From<$Request> for Request {
            fn from(request: $Request) -> Self {
                Self::$Group(request)
            }
        })*

        impl Request {
            /// Returns the kind, as `type` names it on the wire.
            pub fn kind(&self) -> &'static str {
                match self {
                    $(Self::$Group(request) => $Kind::from(request).into(),)*
                }
            }

            /// Returns the rights needed to send it.
            pub fn access(&self) -> Access {
                match self {
                    $(Self::$Group(request) => $Kind::from(request).access(),)*
                }
            }

            /// Returns the parts of the request that decide whether a device may send it.
            pub(crate) fn subject(&self) -> Subject {
                match self {
                    $(Self::$Group(request) => request.subject(),)*
                }
            }

            /// Returns all kinds of requests with the rights that they need.
            pub fn table_of_rights() -> Vec<(&'static str, Access)> {
                let mut all = Vec::new();
                $(all.extend($Kind::VARIANTS.iter().map(|kind| (<&'static str>::from(*kind), kind.access())));)*
                all
            }
        }

        impl Tagged {
            fn read(self) -> Result<Request, Problem> {
                $(if $Kind::VARIANTS.iter().any(|kind| <&'static str>::from(*kind) == self.kind) {
                    return self.read_as::<$Request>().map(Request::$Group);
                })*
                Err(Problem::Unreadable { detail: format!("unknown request `{}`", self.kind) })
            }
        }

        impl Serialize for Request {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let tagged = match self {
                    $(Self::$Group(request) => serde_json::to_value(request),)*
                };
                flat(tagged.map_err(serde::ser::Error::custom)?).serialize(serializer)
            }
        }
    };
}

groups! {
    Table(TableRequest, TableRequestKind),
    Library(LibraryRequest, LibraryRequestKind),
    Board(BoardRequest, BoardRequestKind),
    File(FileRequest, FileRequestKind),
    Hosting(HostingRequest, HostingRequestKind),
    Membership(MembershipRequest, MembershipRequestKind),
}

impl Request {
    /// Returns the table that the request names, if it names one.
    pub fn table(&self) -> Option<u32> {
        self.subject().table
    }

    /// True if the request ends the game at a table: closes it, deletes it, or begins the next one.
    pub fn ends_a_game(&self) -> bool {
        matches!(
            self,
            Self::Hosting(HostingRequest::StopHosting { .. })
                | Self::Library(LibraryRequest::Rematch { .. } | LibraryRequest::Delete { .. })
        )
    }

    /// Reads a request from a screen: a JSON object.
    ///
    /// # Errors
    /// [`Problem::Unsupported`] for a request of an earlier version. Otherwise [`Problem::Unreadable`] with its kind
    /// and the position of the error.
    pub fn from_json(text: &str) -> Result<Self, Problem> {
        let tagged: Tagged = serde_json::from_str(text).map_err(unreadable)?;
        if RETIRED.contains(&tagged.kind.as_str()) {
            return Err(Problem::Unsupported { request: tagged.kind });
        }
        tagged.read()
    }
}

fn unreadable(error: impl Display) -> Problem {
    Problem::Unreadable { detail: error.to_string() }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Tagged::deserialize(deserializer)?.read().map_err(D::Error::custom)
    }
}

/// Flattens a request: moves its kind, which serde writes as the outer key, among its members.
fn flat(request: Value) -> Value {
    let (kind, mut members) = match request {
        Value::Object(outer) => match outer.into_iter().next() {
            Some((kind, Value::Object(members))) => (kind, members),
            _ => return Value::Null,
        },
        Value::String(kind) => (kind, Map::new()),
        other => return other,
    };
    members.insert(TAG.to_owned(), Value::String(kind));
    Value::Object(members)
}

/// A request of which only the kind has been parsed.
struct Tagged {
    kind: String,
    members: Map<String, Value>,
}

impl Tagged {
    fn read_as<'de, T: Deserialize<'de>>(self) -> Result<T, Problem> {
        serde_path_to_error::deserialize(self).map_err(unreadable)
    }
}

impl<'de> Deserialize<'de> for Tagged {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(TaggedVisitor)
    }
}

struct TaggedVisitor;

impl<'de> Visitor<'de> for TaggedVisitor {
    type Value = Tagged;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("a request, which is an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tagged, A::Error> {
        let mut members = Map::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            match members.entry(name) {
                Entry::Vacant(free) => drop(free.insert(value)),
                Entry::Occupied(taken) => {
                    return Err(A::Error::custom(format_args!("`{}` stands in the request twice", taken.key())));
                }
            }
        }
        match members.remove(TAG) {
            Some(Value::String(kind)) => Ok(Tagged { kind, members }),
            _ => Err(A::Error::custom("a request has a text `type`")),
        }
    }
}

impl<'de> Deserializer<'de> for Tagged {
    type Error = serde_json::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Tagged {
    type Error = serde_json::Error;
    type Variant = Members;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Members), Self::Error> {
        Ok((seed.deserialize(self.kind.into_deserializer())?, Members(self.members)))
    }
}

/// The members of a request besides its kind.
struct Members(Map<String, Value>);

impl<'de> VariantAccess<'de> for Members {
    type Error = serde_json::Error;

    fn unit_variant(self) -> Result<(), Self::Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Self::Error> {
        seed.deserialize(Value::Object(self.0))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Self::Error> {
        Value::Object(self.0).deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Self::Error> {
        Value::Object(self.0).deserialize_map(visitor)
    }
}
