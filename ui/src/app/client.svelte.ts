// The screen's one connection, and what this device remembers.

import { choose, preferred } from "../lang/index.svelte";
import { connect, Failed, type Transport } from "../transport";
import type { Problem, Reply, Request } from "../wire/types";

export type Page = { name: "home" } | { name: "new"; game?: string } | { name: "settings" } | { name: "rules" } | { name: "boards"; game: string; from: "home" | "new" } | { name: "table"; table: number };

export class Client {
  readonly transport: Transport = connect();
  page = $state.raw<Page>({ name: "home" });
  reachable = $state(true);
  ready = $state(false);
  problem = $state.raw<Problem | null>(null);
  preferences = $state.raw<Record<string, string>>({});

  constructor() {
    this.transport.onReach((reachable) => (this.reachable = reachable));
  }

  async start(): Promise<void> {
    await choose(preferred());
    this.ready = true;
    const reply = await this.ask({ type: "preferences" });
    if (reply?.type !== "preferences") return;
    this.preferences = reply.preferences as Record<string, string>;
    this.show();
    if (this.preferences["language"]) await choose(this.preferences["language"]);
  }

  /** Asks; a problem is kept to be shown. */
  async ask(request: Request): Promise<Reply | null> {
    this.problem = null;
    try {
      return await this.transport.request(request);
    } catch (failed) {
      if (!(failed instanceof Failed)) throw failed;
      this.problem = failed.problem;
      return null;
    }
  }

  /** Remembers a choice on this device. */
  async prefer(key: string, value: string): Promise<void> {
    this.preferences = { ...this.preferences, [key]: value };
    this.show();
    if (key === "language") await choose(value);
    await this.ask({ type: "set_preference", key, value });
  }

  /** Puts theme and text size into force. */
  show(): void {
    const chosen = this.preferences["theme"] ?? "auto";
    const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.style.setProperty("--text", this.preferences["text"] ?? "1");
  }
}

/** Hands a file to the person. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
