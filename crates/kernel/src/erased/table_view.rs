//! Per-viewer projection of a table, without the game's type.

use serde_json::Value;

use super::json;
use crate::account::GameReport;
use crate::{Actor, Game, Redoing, Seat, TableView, Undoing, VisibleEntry};

/// The projection of a table for one viewer. See [`TableView`].
pub trait DynTableView {
    /// Returns the current view.
    fn view(&self) -> Value;
    /// Returns the view at an entry.
    fn view_at(&self, n: u32) -> Option<Value>;
    /// Returns the views before an entry and after each of its visible events. See [`TableView::steps`].
    fn steps(&self, n: u32) -> Option<Vec<Value>>;
    /// Returns the open questions: a list of `[actor, question, id]`.
    fn asks(&self) -> Value;
    /// Returns the questions with committed answers: a list of `[actor, question, id]`. See
    /// [`crate::Rules::committed_answers`].
    fn committed_answers(&self) -> Value;
    /// Returns the actors with an open question.
    fn awaited(&self) -> Vec<Actor>;
    /// Returns the actors with an open question or a committed answer.
    fn speakers(&self) -> Vec<Actor>;
    /// Returns the legal commands of an actor, as far as the viewer can know.
    fn legal(&self, by: Actor) -> Value;
    /// Returns the commands that need confirmation: a list of `[command, consequences]`. See
    /// [`TableView::needs_confirmation`].
    fn needs_confirmation(&self, by: Actor) -> Value;
    /// Returns a closure that computes what could decide the game in a seat's favour. It can take long, and no longer
    /// needs the table.
    fn hints(&self, seat: Seat) -> Box<dyn FnOnce() -> Value + Send>;
    /// Returns the parts of the table that are most likely wrong. `seen` lists the confirmed parts with the entry of
    /// the confirmation.
    fn likely_mismatches(&self, seen: &[(String, u32)]) -> Vec<String>;
    /// Returns the report of the game up to the head. See [`TableView::account`].
    fn account(&self) -> GameReport;
    /// Returns the state, with a fixed value for everything secret.
    fn state(&self) -> Value;
    /// Returns the position in table notation, likewise without secrets.
    fn position(&self) -> String;
    /// Returns the effect of an undo.
    fn undoing(&self) -> Option<Undoing>;
    /// Returns the effect of a redo.
    fn redoing(&self) -> Option<Redoing>;
    /// Returns the visible entries from `from` on.
    fn visible_entries(&self, from: u32) -> Vec<VisibleEntry>;
    /// Returns a closure that writes the visible entries, line by line. Its first line says that the file proves
    /// nothing. The closure no longer needs the table.
    fn export(&self) -> Box<dyn FnOnce() -> Vec<String> + Send>;
}

impl<G: Game> DynTableView for TableView<'_, G> {
    fn view(&self) -> Value {
        json(&TableView::view(self))
    }
    fn view_at(&self, n: u32) -> Option<Value> {
        TableView::view_at(self, n).as_ref().map(json)
    }
    fn steps(&self, n: u32) -> Option<Vec<Value>> {
        Some(TableView::steps(self, n)?.iter().map(json).collect())
    }
    fn asks(&self) -> Value {
        json(&TableView::asks(self).as_slice())
    }
    fn committed_answers(&self) -> Value {
        json(&TableView::committed_answers(self).as_slice())
    }
    fn speakers(&self) -> Vec<Actor> {
        let open = TableView::asks(self).into_iter().chain(TableView::committed_answers(self));
        open.map(|(actor, ..)| actor).collect()
    }
    fn awaited(&self) -> Vec<Actor> {
        TableView::asks(self).iter().map(|(actor, ..)| *actor).collect()
    }
    fn legal(&self, by: Actor) -> Value {
        json(&TableView::legal(self, by))
    }
    fn needs_confirmation(&self, by: Actor) -> Value {
        json(&TableView::needs_confirmation(self, by))
    }
    fn hints(&self, seat: Seat) -> Box<dyn FnOnce() -> Value + Send> {
        let known = self.known().clone();
        Box::new(move || json(&known.hints(seat)))
    }
    fn likely_mismatches(&self, seen: &[(String, u32)]) -> Vec<String> {
        TableView::likely_mismatches(self, seen)
    }
    fn account(&self) -> GameReport {
        TableView::account(self)
    }
    fn state(&self) -> Value {
        json(self.known())
    }
    fn position(&self) -> String {
        TableView::position(self)
    }
    fn undoing(&self) -> Option<Undoing> {
        TableView::undoing(self)
    }
    fn redoing(&self) -> Option<Redoing> {
        TableView::redoing(self)
    }
    fn visible_entries(&self, from: u32) -> Vec<VisibleEntry> {
        TableView::visible_entries(self, from).collect()
    }
    fn export(&self) -> Box<dyn FnOnce() -> Vec<String> + Send> {
        Box::new(TableView::export(self))
    }
}
