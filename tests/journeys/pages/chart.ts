// The chart of both editions of Serenissima: its zones, and the plates of its ports.

import type { FrameLocator, Locator, Page } from "@playwright/test";
import { type Language, like, texts, type Translate } from "../support/t";

/** Every plate, in its zone. */
const PLATES = "[data-zone]:has([data-testid=plate])";

export class Chart {
  readonly t: Translate;
  readonly map: Locator;
  /** Zones that the active galley can reach without a blockade. */
  readonly free: Locator;
  /** Zones out of its reach. */
  readonly far: Locator;
  /** How many printed values of the board are only assumed. */
  readonly assumed: Locator;

  constructor(
    screen: Page | FrameLocator,
    game: "serenissima-2e" | "serenissima-1996",
    /** The language that is shown. */
    language: Language = "en",
  ) {
    this.t = texts(game, language);
    this.map = screen.getByRole("group", { name: this.t("map-title"), exact: true });
    this.free = this.map.locator("[data-testid=zone][data-reach=free]");
    this.far = this.map.locator("[data-testid=zone]:not([data-reach])");
    this.assumed = screen.getByRole("button", { name: like(this.t("map-assumed", { values: "*" })) });
  }

  zone(id: string): Locator {
    return this.map.locator(`[data-testid=zone][data-zone="${id}"]`);
  }

  /** The plates of ports that the chart shows. */
  get plates(): Locator {
    return this.map.locator(PLATES);
  }

  /** The plate of the port in a zone. */
  plate(zone: string): Locator {
    return this.map.locator(`[data-zone="${zone}"]`).getByTestId("plate");
  }

  /** The crowd with a galley. */
  crowd(galley: number, seat: string): Locator {
    const name = this.t("map-galley", { galley, seat });
    return this.map.getByTestId("crowd").and(this.map.getByRole("button", { name: like(`*${name}*`) }));
  }

  /** Taps the middle of a zone's water, where a small chart shows fleets instead of galleys. */
  async tapWater(zone: string): Promise<void> {
    const water = this.map.locator(`[data-testid=water][data-zone="${zone}"]`);
    // Clear of the button that stays at the foot of a phone.
    await water.evaluate((zone) => zone.scrollIntoView({ block: "center" }));
    const box = await water.boundingBox();
    if (!box) throw new Error(`${zone} is not in sight`);
    await water.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** The ids of zones that match a locator and have a port whose plate is shown. */
  async withPlates(zones: Locator): Promise<string[]> {
    const idsOf = (found: Locator) => found.evaluateAll((all) => all.map((one) => one.getAttribute("data-zone") ?? ""));
    const plated = await idsOf(this.plates);
    return (await idsOf(zones)).filter((id) => plated.includes(id));
  }
}
