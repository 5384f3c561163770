// Names of things in the panel.

import type { TableSession } from "../../../table/session.svelte";
import type { View } from "../../../wire/serenissima-2e";
import { crewText, goodText, placeText, portName, zoneName } from "../words";
import type { Names } from "./actions";

export function namesOf(session: TableSession, { board }: View): Names {
  return {
    seat: (seat) => session.name(seat),
    good: goodText,
    port: (id) => portName(board, id),
    zone: (id) => zoneName(board, id),
    place: (place) => placeText(board, place),
    crew: (crew, port) => crewText(board, crew, port),
  };
}
