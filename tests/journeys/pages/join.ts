// Where a device says why it should be let in.

import type { Locator, Page } from "@playwright/test";
import { like, t, type Translate } from "../support/t";

export class JoinPage {
  readonly name: Locator;
  readonly code: Locator;
  /** Joins by the name of the seat whose code was scanned. */
  readonly joinAs: Locator;
  private readonly otherName: Locator;
  /** Why the device was not let in. */
  readonly why: Locator;
  readonly ask: Locator;
  /** Says that the host has been asked. */
  readonly waiting: Locator;

  constructor(
    readonly page: Page,
    /** The texts of the language that is shown. */
    private readonly say: Translate = t,
  ) {
    this.name = page.getByLabel(say("join-name"));
    this.code = page.getByLabel(say("join-code-label"));
    this.joinAs = page.getByRole("button", { name: like(say("join-as", { name: "*" })) });
    this.otherName = page.getByRole("button", { name: say("join-other-name"), exact: true });
    this.why = page.getByRole("alert");
    this.ask = page.getByRole("button", { name: say("join-ask-send"), exact: true });
    this.waiting = page.getByRole("status").filter({ hasText: say("join-waiting") });
  }

  async join(name: string): Promise<void> {
    await this.otherName.or(this.name).waitFor();
    if (await this.otherName.isVisible()) await this.otherName.click();
    await this.name.fill(name);
    await this.page.getByRole("button", { name: this.say("join-enter"), exact: true }).click();
  }

  /** Joins with a code that is typed. */
  async joinWith(code: string, name: string): Promise<void> {
    await this.code.fill(code);
    await this.join(name);
  }

  /** Asks the host to be let in without a code. */
  async askToJoin(name: string): Promise<void> {
    await this.name.fill(name);
    await this.ask.click();
  }
}

/** The host's own page in a browser that has no key: it takes the address that the host printed. */
export class OwnPage {
  readonly title: Locator;
  readonly address: Locator;
  readonly why: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole("heading", { name: t("own-title") });
    this.address = page.getByRole("textbox", { name: t("own-address") });
    this.why = page.getByRole("alert");
  }

  async open(address: string): Promise<void> {
    await this.address.fill(address);
    await this.page.getByRole("button", { name: t("own-open"), exact: true }).click();
  }
}
