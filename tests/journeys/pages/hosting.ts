// The sheet "Phones at the table": join codes, joined devices, and handing the game over. It is the same on the host's
// own screen and on another device that is the table's screen.

import { expect, type Locator, type Page } from "@playwright/test";
import { like, t } from "../support/t";
import type { TablePage } from "./table";

/** A device in the list of those that have joined. */
export class DeviceRow {
  readonly row: Locator;
  readonly name: Locator;
  readonly place: Locator;
  /** The place that is chosen now, in words. */
  readonly chosenPlace: Locator;
  readonly lookOnly: Locator;
  readonly remove: Locator;
  readonly confirmRemoval: Locator;
  readonly cancelRemoval: Locator;

  constructor(
    sheet: Locator,
    readonly device: string,
  ) {
    this.row = sheet.getByRole("group", { name: device, exact: true });
    this.name = this.row.getByRole("textbox", { name: t("host-name-of", { name: device }), exact: true });
    this.place = this.row.getByRole("combobox");
    this.chosenPlace = this.place.locator("option:checked");
    this.lookOnly = this.row.getByRole("button", { name: t("host-mute-of", { name: device }), exact: true });
    this.remove = this.row.getByRole("button", { name: t("host-remove-of", { name: device }), exact: true });
    this.confirmRemoval = this.row.getByRole("button", { name: t("host-remove-yes"), exact: true });
    this.cancelRemoval = this.row.getByRole("button", { name: t("app-cancel"), exact: true });
  }

  async rename(name: string): Promise<void> {
    await this.name.fill(name);
    await this.name.press("Enter");
  }
}

export class HostingSheet {
  /** The button in the bar that opens the sheet; it shows how many devices are connected. */
  readonly tool: Locator;
  readonly sheet: Locator;
  /** The pictures of all codes that are shown. */
  readonly codes: Locator;
  /** Opens the game to phones. */
  readonly start: Locator;
  /** Says that another game is open to phones, and leads there. */
  readonly goToOther: Locator;
  /** Opens this game to phones in the place of another. */
  readonly startInstead: Locator;
  /** Lets devices without a code ask. */
  readonly letAsk: Locator;
  readonly tabs: Locator;
  /** The places of all devices. */
  readonly places: Locator;
  /** Says why a phone cannot connect. */
  readonly cannotConnect: Locator;
  readonly close: Locator;
  readonly handOver: Locator;
  readonly handOverTitle: Locator;
  readonly cancel: Locator;
  readonly stop: Locator;
  /** Offers the code that makes another device the table's screen. */
  readonly offerScreen: Locator;
  /** Whether that device may also set up games. */
  readonly screenTables: Locator;

  constructor(readonly table: TablePage) {
    const button = (key: string) => this.sheet.getByRole("button", { name: t(key), exact: true });
    this.tool = table.bar.locator("[data-tool=phones]");
    this.sheet = table.sheet(t("host-title"));
    this.codes = this.sheet.getByRole("img", { name: like(t("host-qr", { url: "*" })) });
    this.start = button("host-start");
    this.goToOther = button("host-other-go");
    this.startInstead = button("host-other-open");
    this.letAsk = this.sheet.getByRole("checkbox", { name: like(`${t("host-open")}*`) });
    this.tabs = this.sheet.getByRole("tab");
    this.places = this.sheet.getByRole("combobox", { name: like(t("host-place-of", { name: "*" })) });
    this.cannotConnect = button("host-cannot");
    this.close = button("app-close");
    this.handOver = button("host-hand-over");
    this.handOverTitle = this.sheet.getByRole("heading", { name: t("host-hand-over"), exact: true });
    this.cancel = button("app-cancel");
    this.stop = button("host-stop");
    this.offerScreen = button("screen-offer");
    this.screenTables = this.sheet.getByRole("checkbox", { name: like(`${t("screen-tables")}*`) });
  }

  /** Opens the sheet from the bar, where a game is open to phones. */
  async open(): Promise<void> {
    await this.tool.click();
    await this.sheet.waitFor();
  }

  /** Opens the sheet from the menu. */
  async openFromMenu(): Promise<void> {
    const menu = await this.table.openMenu();
    await menu.getByRole("button", { name: t("host-title"), exact: true }).click();
    await this.sheet.waitFor();
  }

  async closeSheet(): Promise<void> {
    await this.close.click();
    await expect(this.sheet).toBeHidden();
  }

  /** The tab with the code for this player, or with the spectators'. */
  tab(name: string): Locator {
    return this.sheet.getByRole("tab", { name });
  }

  /** The tab whose code is shown. */
  selectedTab(name: string): Locator {
    return this.sheet.getByRole("tab", { name, selected: true });
  }

  /** A device without a code that asks to join; its buttons are the places that it can be given. */
  asking(name: string): Locator {
    return this.sheet.getByRole("alert").filter({ hasText: t("host-asks", { name }) });
  }

  device(name: string): DeviceRow {
    return new DeviceRow(this.sheet, name);
  }
}

/** Says that phones were at a game when the app ended, and brings them back. */
export class LeftOpenNote {
  readonly note: Locator;
  readonly open: Locator;

  constructor(page: Page, devices: number) {
    this.note = page.getByRole("status").filter({ hasText: t("left-note", { devices }) });
    this.open = this.note.getByRole("button", { name: t("left-open"), exact: true });
  }
}

/** The name of a picture that was just taken. */
const PHOTOGRAPH = "photograph.png";

/** The sheet in which a device takes over the game of another. */
export class TakeOverSheet {
  readonly sheet: Locator;
  readonly link: Locator;
  readonly take: Locator;
  /** Says that a picture shows no code. */
  readonly unread: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole("dialog", { name: t("take-title") });
    this.link = this.sheet.getByRole("textbox", { name: t("take-link") });
    this.take = this.sheet.getByRole("button", { name: t("take-yes"), exact: true });
    this.unread = this.sheet.getByRole("alert").filter({ hasText: t("take-unread") });
  }

  /** Opens the sheet from the first page. */
  async open(): Promise<void> {
    await this.page.getByTestId("home-more").getByText(t("home-more"), { exact: true }).click();
    await this.page.getByRole("button", { name: t("home-take-over"), exact: true }).click();
    await this.sheet.waitFor();
  }

  /** Takes a photograph with the camera of this device. */
  async photograph(picture: Buffer): Promise<void> {
    await this.sheet
      .locator("input[capture]")
      .setInputFiles({ name: PHOTOGRAPH, mimeType: "image/png", buffer: picture });
  }

  async takeOver(link: string): Promise<void> {
    await this.link.fill(link);
    await this.take.click();
  }
}
