//! The rules register: every rule of a game in one place, in the order of the specification.

use serde::Serialize;

use crate::Flaw;

/// The possible treatment of a breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum RuleKind {
    /// A limit of the box, which is never waivable.
    Limit,
    /// A rule that the table may waive for one command.
    Rule,
    /// An effect that happens by itself and is never refused.
    Effect,
}

/// One line of the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RuleInfo {
    /// The id of the specification, for example `LOAD-4`.
    pub id: &'static str,
    /// The kind: limit, rule or effect.
    pub kind: RuleKind,
    /// A line for developers. Players read the language files.
    pub doc: &'static str,
}

/// A breach, which names the broken rule of the register.
pub trait Rule {
    /// The whole register, in the order of the specification.
    const REGISTER: &'static [RuleInfo];

    /// Returns the id of the broken rule.
    fn id(&self) -> &'static str;

    /// Returns the broken rule.
    fn info(&self) -> &'static RuleInfo {
        let id = self.id();
        Self::REGISTER.iter().find(|info| info.id == id).unwrap_or(&RuleInfo { id: "", kind: RuleKind::Limit, doc: "" })
    }

    /// True if the table may waive the broken rule.
    fn waivable(&self) -> bool {
        self.info().kind == RuleKind::Rule
    }
}

/// The maximum number of permanent waivers, which is more than any register has rules, and the maximum length of an id.
const MOST_WAIVERS: usize = 256;
const LONGEST_ID: usize = 64;

/// Returns all flaws of requested permanent waivers: `waiver-unknown`, `waiver-limit` (only a rule can be waived),
/// `waiver-twice`.
pub(crate) fn waiver_flaws<B: Rule>(waivers: &[String]) -> Vec<Flaw> {
    let flaw = |(at, id): (usize, &String)| {
        let kind = B::REGISTER.iter().find(|info| info.id == id).map(|info| info.kind);
        let flaw = match kind {
            None => "waiver-unknown",
            Some(RuleKind::Limit | RuleKind::Effect) => "waiver-limit",
            Some(RuleKind::Rule) if waivers[..at].contains(id) => "waiver-twice",
            Some(RuleKind::Rule) => return None,
        };
        Some(Flaw::new(flaw).with("rule", id.chars().take(LONGEST_ID).collect::<String>()))
    };
    waivers.iter().enumerate().take(MOST_WAIVERS).filter_map(flaw).collect()
}

/// Returns all flaws of permanent waivers in a record: `waivers-long`. A rule that is unknown here may have existed in
/// another version; here it waives nothing.
pub(crate) fn recorded_waiver_flaws(waivers: &[String]) -> Vec<Flaw> {
    let long = waivers.len() > MOST_WAIVERS || waivers.iter().any(|id| id.len() > LONGEST_ID);
    if long { vec![Flaw::new("waivers-long")] } else { vec![] }
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
        #[allow(missing_docs, reason = "each variant has its rule; parameters are named after what they hold")]
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
