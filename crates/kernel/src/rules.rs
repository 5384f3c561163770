//! The rules register: every rule of a game in one place, in the order of the specification.

use serde::Serialize;

/// What can be done about a breach of this rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum RuleKind {
    /// The box's own limit: never waivable.
    Limit,
    /// A rule that the table may waive for one command.
    Rule,
    /// Something that just happens: there is nothing to refuse.
    Effect,
}

/// One line of the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RuleInfo {
    /// The id of the specification, for example `LOAD-4`.
    pub id: &'static str,
    /// Limit, rule or effect.
    pub kind: RuleKind,
    /// One line for developers. Players read the language files.
    pub doc: &'static str,
}

/// A breach knows which rule of the register it breaks.
pub trait Rule {
    /// The whole register, in the order of the specification.
    const REGISTER: &'static [RuleInfo];

    /// The id of the broken rule.
    fn id(&self) -> &'static str;

    /// The broken rule.
    fn info(&self) -> &'static RuleInfo {
        let id = self.id();
        Self::REGISTER.iter().find(|info| info.id == id).unwrap_or(&RuleInfo { id: "", kind: RuleKind::Limit, doc: "" })
    }

    /// Whether the table may waive the broken rule.
    fn waivable(&self) -> bool {
        self.info().kind == RuleKind::Rule
    }
}

/// Registers the rules of a game and generates the enum of its breaches.
///
/// ```
/// kernel::rules! {
///     /// What a command can break.
///     pub enum Breach {
///         rule "LOAD-4" "A held port keeps a sailor." => LastSailor { port: u8 };
///         effect "LOAD-5" "A galley without sailors sinks.";
///     }
/// }
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $( $kind:ident $id:literal $doc:literal $( => $Variant:ident { $( $field:ident : $ty:ty ),* $(,)? } )? ; )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize,
                 ::serde::Deserialize, ::ts_rs::TS)]
        #[serde(tag = "rule")]
        $vis enum $Name {
            $( $( #[doc = $doc] #[serde(rename = $id)] $Variant { $( $field : $ty ),* }, )? )*
        }

        impl $crate::Rule for $Name {
            const REGISTER: &'static [$crate::RuleInfo] = &[
                $( $crate::RuleInfo { id: $id, kind: $crate::rules!(@kind $kind), doc: $doc }, )*
            ];

            fn id(&self) -> &'static str {
                match self {
                    $( $( Self::$Variant { .. } => $id, )? )*
                }
            }
        }
    };
    (@kind limit) => { $crate::RuleKind::Limit };
    (@kind rule) => { $crate::RuleKind::Rule };
    (@kind effect) => { $crate::RuleKind::Effect };
}
