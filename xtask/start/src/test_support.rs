//! Inputs for property tests and fuzzers.

use kernel::{Actor, Draw, GameTestExt, Seat, Viewer};

use crate::{Choice, Command, Event, Roshambo, Sign, View};

impl GameTestExt for Roshambo {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        if let Actor::Seat(_) = by {
            out.push(Command::Next);
            out.extend(Sign::ALL.map(|sign| Command::Choose { sign }));
        }
    }

    fn shown(_view: &View, _by: Actor, _command: &Command) -> Option<bool> {
        // The screen reads the list of legal commands.
        None
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let seat = Seat(draw.below(self.points.len() as u32) as u8);
        Command::Correct { seat, points: draw.below(18) as u8 }
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Correct { seat, .. } = correction else { return vec![] };
        vec![format!("/points/{}", seat.0)]
    }

    fn is_progress(pointer: &str) -> bool {
        !pointer.starts_with("/points")
    }

    fn phases() -> Vec<String> {
        ["chosen", "shown"].map(str::to_owned).to_vec()
    }

    fn phase(&self) -> String {
        if self.shown { "shown" } else { "chosen" }.to_owned()
    }

    fn vary_command(&self, by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        let (Actor::Seat(seat), Command::Choose { sign }) = (by, command) else { return None };
        let last = *self.last.get(seat.index())?;
        // The last choice reveals all signs, so it is public then.
        let others = self.choices.iter().filter(|choice| **choice == Choice::Open).count();
        if viewer.is(by) || others < 2 || last == Some(*sign) {
            return None;
        }
        let free: Vec<Sign> = Sign::ALL.into_iter().filter(|sign| last != Some(*sign)).collect();
        Some(Command::Choose { sign: free[draw.below(free.len() as u32) as usize] })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }
}
