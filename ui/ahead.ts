// Lists what the screen loads on demand, so that it can be fetched while nothing else is going on: by game,
// then by language. What is no game's own, or of no language, stands under "". What not every guest's device opens
// stands apart, under the game with a blank and the kind: "screen" is what only a table's screen opens, "tables" what
// one that looks after the list of tables opens besides. What only the host's own screen opens is left out.

import type { Plugin } from "vite";

type Lists = Record<string, Record<string, string[]>>;

const TEXTS = /\/lang\/([a-z]+)\/([^/.]+)[^/]*\.ftl/;
/** The language whose texts these modules are; none for anything else. */
const spoken = (modules: string[]) => modules.map((id) => TEXTS.exec(id)?.[1]).find(Boolean) ?? "";

/** What only the host's own screen opens, or a page of a club. */
const HOSTS =
  /\/src\/(app\/(club\/|Report|UnopenedPage|statistics\/|help\/Reach|table\/(BatteryNote|battery)|home\/(Daily|DailyFailed|JoinSheet|LeftOpen|LinkForm|Losses|OwnBackup|TakeOverSheet|scan))|lang\/\w+\/app\.(battery|club|daily|losses|report|statistics))/;

/** What devices open that have the pages around a table. */
const TABLES =
  /\/src\/(app\/(home|demo|BoardsPage|NewTable)|games\/[^/]+\/(demo|Setup|OptionSwitches)|lang\/\w+\/(app\.(home|demo|files)|[^/]+\.demo\.ftl))/;

/** What a table's screen opens. */
const SCREENS =
  /\/src\/(app\/(SeatTable|table\/(HandBack|HostDevice|HostLink|HostScreen|HostSheet|SeatsSheet|Television|TelevisionChoice|TableMenu))|chart\/board|games\/[^/]+\/board|lang\/\w+\/(app\.screen|[^/]+\.board\.ftl))/;

/** What nobody opens who only watches a game that is over: what is asked of players, and what they do. */
const PLAYED =
  /\/src\/(app\/(JoinPage|OwnPage|table\/(FirstUse|GoneNote|Idle|RefusalCard|Resume|Walking|Weigh)|around|Settings)|chart\/(check|correct)\/|games\/[^/]+\/(check|correct|draft\/(Draft|Picking|Closing)|panel\/(Activation|Blockade|BuyGalley|Chance|FightTab|Invest|LoadTab|PortStrip|SailTab|TradeTab)))/;

/** Whether a file is never opened by whoever watches a game that is over. What is no component is left out with
 * whatever needs it. */
export const unwatched = (file: string) =>
  /\/(demo\.json|demo\/index\.ts|share\/keepsake\.ts)$/.test(file) ||
  (file.endsWith(".svelte") && [HOSTS, TABLES, SCREENS, PLAYED].some((kind) => kind.test(file)));

/** Who alone opens these modules; none if every device may. */
function openers(modules: string[]): "hosts" | "tables" | "screen" | "" {
  const all = (...kinds: RegExp[]) => modules.every((id) => kinds.some((kind) => kind.test(id)));
  if (all(HOSTS)) return "hosts";
  if (all(HOSTS, TABLES)) return "tables";
  return all(HOSTS, TABLES, SCREENS) ? "screen" : "";
}

/** Texts that are no game's own. */
const COMMON = ["app", "chart"];

/** The game that alone wants these modules; none if others may want them too. */
function played(modules: string[]): string {
  const games = new Set(modules.flatMap((id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? TEXTS.exec(id)?.[2] ?? []));
  const [game = ""] = games;
  return games.size === 1 && !COMMON.includes(game) ? game : "";
}

/** Adds the list to the bundle. */
export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    generateBundle: {
      // A file that is nothing but the way to another is gone by then.
      order: "post",
      handler(_, bundle) {
        const lists: Lists = {};
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" || !file.fileName.startsWith("assets/")) continue;
          const kind = openers(file.moduleIds);
          if (kind === "hosts") continue;
          const of = (lists[[played(file.moduleIds), kind].join(kind && " ")] ??= {});
          const found = (of[spoken(file.moduleIds)] ??= []);
          // Of what is nothing but styles, no script is kept.
          const script = file.moduleIds.every((id) => id.endsWith(".css")) ? [] : [file.fileName];
          for (const name of [...script, ...(file.viteMetadata?.importedCss ?? [])]) {
            if (!found.includes(`/${name}`)) found.push(`/${name}`);
          }
        }
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(lists) });
      },
    },
  };
}
