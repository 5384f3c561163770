//! The law of question ids: an open question keeps its id until it is answered, or the head is moved.

use super::Violation;
use crate::record::{By, EntryKind};
use crate::{Game, Named, Table};

/// Reads a record line by line and checks the ids of the open questions. Returns the number of ids kept while another
/// seat answered.
///
/// # Errors
/// The first line after which a question has a wrong id.
pub fn check_question_ids<G: Game>(record: &Table<G>) -> Result<u64, Violation> {
    let mut lines = record.lines().iter().map(|sealed| sealed.line.as_str());
    let first = lines.next().unwrap_or_default();
    let mut table = Table::<G>::open_header(first).map_err(|fault| format!("{fault:?}"))?;
    let mut kept = 0;
    for line in lines {
        let before = table.questions().clone();
        table.read_line(line, false).map_err(|fault| format!("{fault:?}"))?;
        kept += check_names(&table, &before)
            .map_err(|broken| format!("{broken}\n{before:?}\n{:?}\nafter {line}", table.questions()))?;
    }
    if table.questions() != record.questions() {
        return Err(format!("read again, other questions: {:?}\n{:?}", table.questions(), record.questions()));
    }
    Ok(kept)
}

fn check_names<G: Game>(table: &Table<G>, before: &Named<G::Question>) -> Result<u64, Violation> {
    let Some(entry) = table.entries().last() else { return Ok(0) };
    let mut kept = 0;
    for open @ (actor, question, id) in table.questions() {
        let was = before.iter().find(|(of, asked, _)| (of, asked) == (actor, question));
        let own_answer = |command| By::from(*actor) == entry.by && !G::is_table_command(command);
        let asked_anew = match &entry.kind {
            EntryKind::Command(accepted) => was.is_none() || own_answer(&accepted.command),
            EntryKind::Head(_) => true,
            EntryKind::Settings(_) | EntryKind::Seed(_) | EntryKind::Renamed(_) | EntryKind::SharedSeed(_) => false,
        };
        let holds = if asked_anew { *id == entry.n } else { was == Some(open) };
        if !holds {
            return Err(format!("{question:?} to {actor:?} has the id {id}"));
        }
        kept += u64::from(!asked_anew && matches!(entry.kind, EntryKind::Command(_)));
    }
    Ok(kept)
}
