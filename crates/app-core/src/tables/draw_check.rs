//! The check of a record's draws: each is repeated from its seed, and dice are compared with fair ones.

use kernel::erased::AnyTable;
use kernel::shared_seed::{RoundState, SeedRound};
use kernel::{DrawProof, Seed, SeedCommitment};
use serde_json::Value;

use crate::problems::not_found;
use crate::protocol::{
    CheckedCommitment, CheckedDraw, CheckedRound, DrawCheck, DrawStatus, Problem, Reply, Resource, SeedKnowledge,
};
use crate::runtime::spawn_blocking;
use crate::tables::actor::programs::WholeRecord;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::rooms::Rooms;

mod dice;

/// The maximum number of seeds in one request.
const MOST_SEEDS: usize = 256;

/// Checks the draws of a table that was opened with the given seeds, and with any others that are stored with it.
#[expect(clippy::disallowed_methods, reason = "draws are repeated from the seeds")]
pub fn check_draws(table: &dyn AnyTable, given: &[Seed]) -> DrawCheck {
    let (owned, given) = (table.owner_view(), given.iter().map(Seed::commitment).collect::<Vec<_>>());
    let seeds = owned.seeds();
    // A seed without a round replaces all seeds before it.
    let latest = seeds.iter().rposition(|line| line.round.is_none()).unwrap_or_default();
    let commitments = seeds.iter().enumerate().map(|(at, line)| CheckedCommitment {
        entry: line.entry,
        commitment: line.commitment.clone(),
        draws: line.draws,
        seed: knowledge(line, at < latest, &given),
    });
    let lacks = |one: &&String| seeds.iter().all(|line| line.commitment != **one);
    // The lines were read when the table was opened.
    let entries: Vec<Value> =
        owned.lines().iter().map(|hashed| serde_json::from_str(&hashed.line).unwrap_or_default()).collect();
    let entered = (0..).zip(&entries).filter(|(_, entry)| is_entered(entry));
    let entered =
        entered.map(|(entry, _)| CheckedDraw { entry, number: None, status: DrawStatus::Entered, gives: None });
    let drawn = owned.check_draws().into_iter().map(|draw| {
        let (status, gives) = match draw.proof {
            DrawProof::Holds => (DrawStatus::Confirmed, None),
            DrawProof::Unknown => (DrawStatus::Unknown, None),
            DrawProof::Differs(gives) => (DrawStatus::Wrong, gives),
        };
        CheckedDraw { entry: draw.entry, number: Some(draw.number), status, gives }
    });
    let mut draws: Vec<CheckedDraw> = drawn.chain(entered).collect();
    draws.sort_by_key(|draw| draw.entry);
    let chain = table.chain(table.head());
    let (dice, unstated_throws) = dice::test_dice(chain.iter().filter_map(|n| entries.get(*n as usize)));
    DrawCheck {
        commitments: commitments.collect(),
        rounds: seeds.iter().filter_map(|line| Some(round(line.entry, line.round.as_ref()?))).collect(),
        draws,
        unmatched: given.iter().filter(lacks).cloned().collect(),
        dice,
        unstated_throws,
    }
}

fn knowledge(line: &SeedCommitment, is_retired: bool, given: &[String]) -> SeedKnowledge {
    match &line.seed {
        None => SeedKnowledge::Missing,
        Some(_) if given.contains(&line.commitment) => SeedKnowledge::Given,
        Some(seed) if is_retired => SeedKnowledge::Retired { seed: seed.to_hex() },
        Some(_) => SeedKnowledge::InUse,
    }
}

fn round(entry: u32, round: &SeedRound) -> CheckedRound {
    let (from, silent) = match &round.state {
        RoundState::Open => (None, vec![]),
        RoundState::Revealed { from, .. } => (Some(*from), vec![]),
        RoundState::Void { silent, .. } => (None, silent.clone()),
    };
    let seats = round.commitments.iter().map(|one| one.seat).collect();
    CheckedRound { entry, number: round.number, seats, from, silent }
}

/// True for dice, cards and draws that the table entered.
fn is_entered(entry: &Value) -> bool {
    let command = &entry["deed"]["command"];
    entry["by"] == "chance" && command["drawn"] != true && command["auto"] != true
}

impl Rooms {
    /// Checks the draws of a finished game, with seeds that are given in addition to the stored ones. They are not
    /// stored.
    ///
    /// # Errors
    /// [`Problem::NotOver`]; [`Problem::Unreadable`] if a text is not a seed; [`Problem::TooLong`].
    pub(crate) async fn check_draws(&self, table: u32, seeds: &[String]) -> Result<Reply, Problem> {
        if seeds.len() > MOST_SEEDS {
            return Err(Problem::TooLong);
        }
        let unreadable = || Problem::Unreadable { detail: "a seed has 64 hex digits".to_owned() };
        let given = seeds.iter().map(|text| Seed::from_hex(text).ok_or_else(unreadable));
        let given = given.collect::<Result<Vec<_>, _>>()?;
        let finished = |open: &mut TableActor| match open.table().progress().over {
            true => Ok(WholeRecord::of(open.table())),
            false => Err(Problem::NotOver),
        };
        let record = self.ask(table, finished).await?;
        let game = self.games().game(&record.game).ok_or_else(|| not_found(Resource::Game))?;
        // The given seeds are attached to a copy, and the work can take long, so it runs outside the actor.
        let work = move || -> Result<DrawCheck, Problem> {
            let lines: Vec<&str> = record.lines.iter().map(String::as_str).collect();
            let known = [Seed::all_from_text(&record.seeds), given.clone()].concat();
            let (copy, _) = game.open(&lines, &known, false).map_err(|fault| Problem::Damaged { fault })?;
            Ok(check_draws(&*copy, &given))
        };
        let check = spawn_blocking(work).await??;
        Ok(Reply::DrawCheck { check: Box::new(check) })
    }
}
