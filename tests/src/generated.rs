//! The files that `cargo xtask types` generates: the types of the wire and the static facts of the games in TypeScript,
//! and the JSON Schemas of board files. The code that writes types is only here, so that the product does not contain
//! it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use app_core::protocol::{Access, Least};
use catalogue::{GAMES, GameTypes};
use kernel::{GameInfo, Kit, Rules};
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

/// Returns every generated file: its path from the root of the repository, and its text.
pub fn all() -> Vec<(String, String)> {
    let wire = types_of_wire();
    let mut games = Vec::new();
    GameTypes::declare(&mut games);
    let games = games.into_iter().map(|(game, types)| (format!("ui/src/wire/{game}.ts"), types.printed_beside(&wire)));
    let kits = GAMES.iter().filter_map(|game| Some((game.info(), game.info().kit?)));
    let kits = kits.map(|(info, kit)| (format!("ui/src/wire/{}.kit.ts", info.id), kit_of(info, kit)));
    let event = ("ui/src/wire/evening.ts".to_owned(), types_of_event(&wire));
    let schemas = [
        schema("serenissima-2e", schemars::schema_for!(serenissima::Board)),
        schema("serenissima-1996", schemars::schema_for!(serenissima_1996::Board)),
    ];
    let mut all: Vec<(String, String)> = games.chain(kits).chain([event]).chain(schemas).collect();
    all.push(("ui/src/wire/games.ts".to_owned(), facts_of_games()));
    all.push(("ui/src/wire/types.ts".to_owned(), wire));
    all
}

/// Returns the path and the text of the JSON Schema of a game's board files.
fn schema(game: &str, schema: schemars::Schema) -> (String, String) {
    (format!("docs/{game}.board.schema.json"), format!("{:#}\n", schema.to_value()))
}

/// Declares the types of every game in a list of [`GameTypes`].
trait Declare {
    /// Appends the types of each game, by its id.
    fn declare(games: &mut Vec<(&'static str, Declarations)>);
}

impl Declare for () {
    fn declare(_games: &mut Vec<(&'static str, Declarations)>) {}
}

impl<G: Rules, Rest: Declare> Declare for (G, Rest)
where
    G::Setup: TS + 'static,
    G::Command: TS + 'static,
    G::Event: TS + 'static,
    G::Question: TS + 'static,
    G::Breach: TS,
    G::Consequences: TS + 'static,
    G::View: TS + 'static,
    G::Hint: TS + 'static,
{
    fn declare(games: &mut Vec<(&'static str, Declarations)>) {
        let mut types = Declarations::new();
        types.visit::<G::Setup>();
        types.visit::<G::Command>();
        types.visit::<G::Event>();
        types.visit::<G::Question>();
        types.visit::<G::Breach>();
        types.visit::<G::Consequences>();
        types.visit::<G::View>();
        types.visit::<G::Hint>();
        types.words(G::INFO.id);
        games.push((G::INFO.id, types));
        Rest::declare(games);
    }
}

/// The facts of a game that the screen needs before it loads the game's code.
#[derive(Serialize, TS)]
#[ts(rename = "GameInfo")]
struct ScreenInfo {
    seats: SeatRange,
    /// True if the game has boards that owners can match to their box.
    boards: bool,
    /// The options that a set-up leaves out while they have their default.
    unstated: &'static [&'static str],
}

#[derive(Serialize, TS)]
struct SeatRange {
    least: usize,
    most: usize,
}

impl From<&GameInfo> for ScreenInfo {
    fn from(info: &GameInfo) -> Self {
        let seats = SeatRange { least: *info.seats.start(), most: *info.seats.end() };
        Self { seats, boards: info.boards.is_some(), unstated: info.unstated_options }
    }
}

/// Returns the file with the facts of all games, which the first page needs.
fn facts_of_games() -> String {
    let mut all = Declarations::new();
    all.visit::<ScreenInfo>();
    let ids: Vec<String> = GAMES.iter().map(|game| json!(game.id()).to_string()).collect();
    all.found.push(("GameId".to_owned(), format!("export type GameId = {};", ids.join(" | "))));
    let lines = GAMES.iter().map(|game| {
        let info = ScreenInfo::from(game.info());
        format!("  {}: {},\n", json!(game.id()), json!(info))
    });
    let text = format!("export const INFO: Record<GameId, GameInfo> = {{\n{}}};", lines.collect::<String>());
    all.found.push(("INFO".to_owned(), text));
    all.printed(HEAD.to_owned())
}

/// Returns the file with the pieces in a game's box and the figures of its reference page, by the number of players.
/// This is a separate file, because the screen loads it only with the pages about the box.
fn kit_of(info: &GameInfo, kit: Kit) -> String {
    let mut all = Declarations::new();
    let figures = |seats| {
        serde_json::Map::from_iter((kit.figures)(seats).into_iter().map(|(name, n)| (name.to_owned(), json!(n))))
    };
    let names: Vec<String> = (kit.figures)(*info.seats.start()).iter().map(|(name, _)| format!("\"{name}\"")).collect();
    all.by_seats("BOX", "BoxPiece[]", &info.seats, |seats| json!((kit.pieces)(seats)));
    let of = format!("Record<{}, number>", names.join(" | "));
    all.by_seats("FIGURES", &of, &info.seats, |seats| json!(figures(seats)));
    all.printed(format!("{HEAD}\nimport type {{ BoxPiece }} from \"./types\";\n"))
}

/// Returns the file with the types of the wire, and those that the boards of several games share.
fn types_of_wire() -> String {
    use app_core::protocol::{Greeting, Problem, Push, Reply, Request, Unopened, Welcome};
    let mut all = Declarations::new();
    all.visit::<Request>();
    all.visit::<Reply>();
    all.visit::<Problem>();
    all.visit::<Push>();
    all.visit::<Greeting>();
    all.visit::<Welcome>();
    all.visit::<Unopened>();
    all.rights(&Request::table_of_rights());
    all.visit::<sea_board::Seas<sea_board::Port<String>>>();
    all.visit::<sea_board::ChartEdit<String>>();
    all.visit::<sea_board::Place>();
    all.visit::<sea_board::Foe>();
    all.visit::<sea_board::Losses>();
    all.visit::<sea_board::BattleOdds>();
    all.visit::<sea_board::ProspectView>();
    all.visit::<kernel::BoxPiece>();
    all.printed(HEAD.to_owned())
}

/// Returns the file with the types of the wire of a club's event. It imports the types that `wire` declares.
fn types_of_event(wire: &str) -> String {
    use club_event::wire::{Greeting, Problem, Push, Reply, Request, Welcome};
    let mut own = Declarations::new();
    own.visit::<Greeting>();
    own.visit::<Welcome>();
    own.visit::<Request>();
    own.visit::<Reply>();
    own.visit::<Problem>();
    own.visit::<Push>();
    own.printed_beside(wire)
}

/// True if a declaration names this type outside comments.
fn speaks_of(declaration: &str, name: &str) -> bool {
    let code = declaration.lines().filter(|line| !line.trim_start().starts_with('*'));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric())).any(|word| word == name)
}

const HEAD: &str = "// Generated by `cargo xtask types`. Do not edit.\n";

struct Declarations {
    config: Config,
    found: Vec<(String, String)>,
}

impl Declarations {
    fn new() -> Self {
        Self { config: Config::default(), found: Vec::new() }
    }

    /// Adds the constants of a game: the values that its screen lists, in the order of its rules.
    fn words(&mut self, game: &str) {
        match game {
            "serenissima-2e" => {
                self.list("COLOURS", &serenissima::words::Colour::ALL);
                self.list("GOODS", &serenissima::words::Good::ALL);
            }
            "twilight" => self.list("FACES", &twilight::Face::all()),
            "libertalia" => {
                self.list("COLOURS", &libertalia::Colour::ALL);
                self.list("RANKS", &libertalia::Rank::all().collect::<Vec<_>>());
                self.list("TOKENS", &libertalia::Token::ALL);
                self.constant("TOKENS_IN_BOX", &libertalia::Tokens::BOX);
                self.booty_points();
            }
            "serenissima-1996" => {
                self.list("GOODS", &serenissima_1996::words::Good::ALL);
                self.list("NATIONS", &serenissima_1996::words::Nation::ALL);
            }
            _ => {}
        }
    }

    fn list<T: TS + Serialize + 'static>(&mut self, name: &str, all: &[T]) {
        self.visit::<T>();
        let of = T::name(&self.config);
        let all: Vec<Value> = all.iter().map(|one| json!(one)).collect();
        let lines: String = if all.iter().any(Value::is_object) {
            let lines: String = all.iter().map(|one| format!("  {one},\n")).collect();
            format!("\n{lines}")
        } else {
            all.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
        };
        self.found.push((name.to_owned(), format!("export const {name}: {of}[] = [{lines}];")));
    }

    fn constant<T: TS + Serialize + 'static>(&mut self, name: &str, value: &T) {
        self.visit::<T>();
        let of = T::name(&self.config);
        self.found.push((name.to_owned(), format!("export const {name}: {of} = {};", json!(value))));
    }

    /// Adds the points of each kind of booty at the end of a raid, by the number of tokens.
    fn booty_points(&mut self) {
        use libertalia::{Token, Tokens};
        let points = |token| (0..=Tokens::BOX.of(token)).map(|count| Tokens::some(token, count).worth()).collect();
        let all: BTreeMap<Token, Vec<i16>> = Token::ALL.into_iter().map(|token| (token, points(token))).collect();
        let text = format!("export const BOOTY_POINTS: Record<Token, number[]> = {};", json!(all));
        self.found.push(("BOOTY_POINTS".to_owned(), text));
    }

    /// Adds a table of the devices that may send each kind of request.
    fn rights(&mut self, rights: &[(&str, Access)]) {
        self.visit::<Least>();
        let lines = rights.iter().map(|(kind, access)| {
            let (least, organiser) = (json!(access.device.least()), access.organiser);
            format!("  {kind}: {{ least: {least}, organiser: {organiser} }},\n")
        });
        let of = "Record<Request[\"type\"], { least: Least; organiser: boolean }>";
        let text = format!("export const RIGHTS: {of} = {{\n{}}};", lines.collect::<String>());
        self.found.push(("RIGHTS".to_owned(), text));
    }

    fn by_seats(&mut self, name: &str, of: &str, seats: &RangeInclusive<usize>, value: impl Fn(usize) -> Value) {
        let lines: Vec<String> = seats.clone().map(|seats| format!("  {seats}: {},\n", value(seats))).collect();
        let text = format!("export const {name}: Record<number, {of}> = {{\n{}}};", lines.concat());
        self.found.push((name.to_owned(), text));
    }

    /// Prints the declarations that `common` lacks. The others are imported from it and exported again.
    fn printed_beside(self, common: &str) -> String {
        let is_shared = |declaration: &String| common.contains(&format!("{declaration}\n"));
        let (shared, own): (Vec<_>, Vec<_>) =
            self.found.into_iter().partition(|(_, declaration)| is_shared(declaration));
        let names = shared.into_iter().map(|(name, _)| name);
        let mut names: Vec<String> = names.filter(|name| own.iter().any(|(_, own)| speaks_of(own, name))).collect();
        names.sort();
        let names = names.join(", ");
        let import = format!("import type {{ {names} }} from \"./types\";\nexport type * from \"./types\";\n");
        Self { found: own, ..Self::new() }.printed(format!("{HEAD}\n{import}"))
    }

    fn printed(mut self, head: String) -> String {
        self.found.sort();
        let declarations: Vec<String> = self.found.into_iter().map(|(_, text)| text).collect();
        format!("{head}\n{}\n", declarations.join("\n\n"))
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            // A type without its own file, such as a list; the types of its parts may have one.
            return T::visit_dependencies(self);
        }
        let name = T::ident(&self.config);
        if self.found.iter().any(|(found, _)| *found == name) {
            return;
        }
        self.found.push((name, format!("export {}", T::decl(&self.config))));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
