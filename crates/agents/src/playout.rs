//! Plays on from a position with the game's fast policy.

use kernel::agent::AgentGame;
use kernel::{Actor, Draw, Play, chance};

/// The maximum number of commands until a position is settled. No rule needs so many.
const MOST_TO_SETTLE: u32 = 400;

/// Plays at least `steps` commands, and then on until the position can be weighed. Stops when the game or the
/// [playout](AgentGame::ends_playout) is over. Returns the number of commands.
pub fn play_on<G: AgentGame>(play: &mut Play<G>, steps: u32, draw: &mut dyn Draw) -> u32 {
    let mut done = 0;
    while (done < steps || !play.state().is_settled()) && done < steps + MOST_TO_SETTLE {
        if play.state().ends_playout() || !step(play, draw) {
            break;
        }
        done += 1;
    }
    done
}

/// Makes one command of any asked seat or of chance. Returns false if the game is over.
fn step<G: AgentGame>(play: &mut Play<G>, draw: &mut dyn Draw) -> bool {
    let asks = play.state().asks();
    let Some((actor, _)) = asks.first() else { return false };
    let command = match *actor {
        Actor::Chance => chance(play.state(), draw),
        Actor::Seat(seat) => play.state().policy(seat, draw),
    };
    command.is_some_and(|command| play.apply_legal(*actor, &command).is_ok())
}
