//! Redacts secrets for each viewer: a choice belongs to its owner until all are revealed.

use kernel::{Actor, Draw, Seat, Secrets, Viewer};

use crate::{Choice, Command, Event, Roshambo, Sign};

impl Secrets for Roshambo {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for (seat, choice) in known.choices.iter_mut().enumerate().filter(|_| !self.shown) {
            if matches!(choice, Choice::Is(_)) && viewer != Viewer::Seat(Seat(seat as u8)) {
                *choice = Choice::Secret;
            }
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Chose { seat, .. } if viewer != Viewer::Seat(*seat) => Event::Chose { seat: *seat, sign: None },
            // Each event is listed, so that a new one must state here which of its data is secret.
            event @ (Event::Chose { .. }
            | Event::Revealed { .. }
            | Event::RoundBegan { .. }
            | Event::Corrected { .. }) => event.clone(),
        })
    }

    fn reveals_secret(&self, _by: Actor, _command: &Command, _viewer: Viewer) -> bool {
        // The legal choices depend only on public information.
        false
    }

    fn determinize(&self, _viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        for (choice, last) in world.choices.iter_mut().zip(&self.last) {
            while *choice == Choice::Secret {
                let sign = Sign::ALL[draw.below(3) as usize];
                *choice = if *last == Some(sign) { Choice::Secret } else { Choice::Is(sign) };
            }
        }
        world
    }
}
