// Sails to a touched zone.

import type { TableSession } from "../../../table/session.svelte";
import type { MoverView, View } from "../../../wire/serenissima-1996";
import { chosen } from "./chosen.svelte";

/** The sailing galley: the touched one, otherwise the one in the middle of its move, otherwise the first. */
export function mover(view: View): MoverView | undefined {
  if (view.stage.stage !== "move") return undefined;
  const { galleys, moving } = view.stage.sailing;
  return (
    galleys.find(({ galley }) => galley === chosen.galley) ??
    galleys.find(({ galley }) => galley === moving) ??
    galleys[0]
  );
}

/**
 * Sails by the view's path and stays, or continues from there if its neighbours are unconfirmed. An unreachable zone is
 * submitted all the same, because the refusal explains it.
 */
export function sail(session: TableSession, view: View, zone: string): void {
  const one = mover(view);
  if (view.stage.stage !== "move" || !one) return;
  const path = one.reach.find((way) => way.zone === zone)?.path ?? [zone];
  void session.send({ seat: view.stage.seat }, { do: "Sail", galley: one.galley, path, stay: !one.by_hand });
}
