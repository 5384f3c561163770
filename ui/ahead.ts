// Lists the files that the screen loads on demand, so that it can prefetch them while it is idle. The list is by game,
// then by language; "" means any. Files that not every guest needs are under the game, a blank and the kind. "screen"
// is for a table's screen, "tables" for a device that manages the list of tables. Files of the host's own screen are
// left out.

import type { Plugin } from "vite";

type Lists = Record<string, Record<string, string[]>>;

const TEXTS = /\/lang\/([a-z]+)\/([^/.]+)[^/]*\.ftl/;
/** The language whose texts these modules are; none for other modules. */
const spoken = (modules: string[]) => modules.map((id) => TEXTS.exec(id)?.[1]).find(Boolean) ?? "";

/** Modules of the host's own screen, or of a club's pages. */
const HOSTS =
  /\/src\/(app\/(club\/|draws\/|Report|UnopenedPage|FailedPage|AnswerPage|NetworkHints|QrCode|statistics\/|help\/Reach|table\/(BatteryNote|TwoCodes|battery)|home\/(Daily|DailyFailed|JoinSheet|LeftOpen|LinkForm|Losses|OwnBackup|TakeOverSheet|scan))|lang\/\w+\/app\.(battery|club|codes|daily|draws|losses|report|statistics))/;

/** Transports other than a host's socket. A page loads its own at the start. */
const TRANSPORTS =
  /\/(src\/(relay|direct)\/|src\/transport\/(engine|ipc|phones?|directPhone)\b|@hpke\/|lean-qr\/|@tauri-apps\/)|^__vite-browser-external/;

/** Modules of devices with the pages around a table. */
const TABLES =
  /\/src\/(app\/(home|demo|BoardsPage|NewTable)|games\/[^/]+\/(demo|Setup|OptionSwitches)|lang\/\w+\/(app\.(home|demo|files)|[^/]+\.demo\.ftl))/;

/** Modules of a table's screen. */
const SCREENS =
  /\/src\/(app\/(SeatTable|table\/(HandBack|HostDevice|HostLink|HostScreen|HostSheet|SeatsSheet|Television|TelevisionChoice|TableMenu))|chart\/board|games\/[^/]+\/(board|across\/edge)|lang\/\w+\/(app\.screen|[^/]+\.(board|edge)\.ftl))/;

/** Modules for players, which a spectator of a finished game never opens. */
const PLAYED =
  /\/src\/(app\/(JoinPage|OwnPage|table\/(Confirming|Contributing|Fair|FirstUse|GoneNote|HintButton|Idle|LayOut|ProgramPlan|RefusalCard|Resume|Walking|Weigh)|around|Settings)|chart\/(check|correct)\/|games\/[^/]+\/(check|correct|draft\/(Draft|Picking|Closing)|panel\/(Activation|Blockade|BuyGalley|Chance|FightTab|Invest|LoadTab|SailTab|TradeTab)))/;

/** Whether a spectator of a finished game never opens a file. Bundling drops other modules with their importers. */
export const unwatched = (file: string) =>
  /\/(demo\.json|demo\/index\.ts|share\/keepsake\.ts|across\/edge\.ts)$/.test(file) ||
  (file.endsWith(".svelte") && [HOSTS, TABLES, SCREENS, PLAYED].some((kind) => kind.test(file)));

/** The devices that need these modules; "" for all. */
function openers(modules: string[]): "hosts" | "tables" | "screen" | "" {
  const all = (...kinds: RegExp[]) => modules.every((id) => kinds.some((kind) => kind.test(id)));
  if (all(HOSTS, TRANSPORTS)) return "hosts";
  if (all(HOSTS, TABLES)) return "tables";
  return all(HOSTS, TABLES, SCREENS) ? "screen" : "";
}

/** Texts that belong to no game. */
const COMMON = ["app", "chart"];

/** The only game that needs these modules; "" if several may. */
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
      // Bundling has removed modules that only re-export another by then.
      order: "post",
      handler(_, bundle) {
        const lists: Lists = {};
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" || !file.fileName.startsWith("assets/")) continue;
          const kind = openers(file.moduleIds);
          if (kind === "hosts") continue;
          const of = (lists[[played(file.moduleIds), kind].join(kind && " ")] ??= {});
          const found = (of[spoken(file.moduleIds)] ??= []);
          // Modules of styles alone leave no script.
          const script = file.moduleIds.every((id) => id.endsWith(".css")) ? [] : [file.fileName];
          for (const name of [...script, ...(file.viteMetadata?.importedCss ?? [])]) {
            if (!found.includes(name)) found.push(name);
          }
        }
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(lists) });
      },
    },
  };
}
