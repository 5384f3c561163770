// The battery level of the host's device.

import type { Battery, Reply, Request } from "../../wire/types";

/** The Battery Status API, which some engines have. */
interface Manager extends EventTarget {
  /** 0 to 1. */
  level: number;
  charging: boolean;
}

/** Polling interval of the host where the engine has no API, in milliseconds. */
const ASKED_EVERY = 60_000;

/** Reports the battery at each change, until the returned function is called. */
export function watched(ask: (request: Request) => Promise<Reply>, hear: (battery: Battery) => void): () => void {
  const over = new AbortController();
  const { getBattery } = navigator as { getBattery?: () => Promise<Manager> };
  if (getBattery)
    void getBattery.call(navigator).then(
      (manager) => followed(manager, hear, over.signal),
      () => asked(ask, hear, over.signal),
    );
  else void asked(ask, hear, over.signal);
  return () => over.abort();
}

function followed(manager: Manager, hear: (battery: Battery) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const tell = () => hear({ percent: Math.round(manager.level * 100), discharging: !manager.charging });
  for (const change of ["levelchange", "chargingchange"]) manager.addEventListener(change, tell, { signal });
  tell();
}

/** Polls the host. A host without a battery ends the polling; an unreachable one does not. */
async function asked(
  ask: (request: Request) => Promise<Reply>,
  hear: (battery: Battery) => void,
  signal: AbortSignal,
): Promise<void> {
  const reply = await ask({ type: "battery" }).catch(() => null);
  const battery = reply?.type === "battery" ? reply.battery : null;
  if (signal.aborted || (reply && !battery)) return;
  if (battery) hear(battery);
  setTimeout(() => void asked(ask, hear, signal), ASKED_EVERY);
}
