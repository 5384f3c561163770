// Texts over a channel, and what the other side must not do.

import { expect, test, vi } from "vitest";
import { MAX_PAYLOAD, MAX_TEXT } from "../relay/frames";
import { TextChannel } from "./channel";

type Fake = Pick<RTCDataChannel, "binaryType" | "onmessage" | "onclose" | "send" | "close">;

/** Two channels, each of which delivers what the other sends. */
function pair(): [Fake, Fake] {
  const ends: Fake[] = [0, 1].map((at) => ({
    binaryType: "blob",
    onmessage: null,
    onclose: null,
    send: (data: unknown) => queueMicrotask(() => deliver(ends[1 - at], data)),
    close: () => queueMicrotask(() => ends[1 - at]?.onclose?.call(null as never, new Event("close"))),
  }));
  return ends as [Fake, Fake];
}

function deliver(end: Fake | undefined, data: unknown): void {
  const sent = data instanceof Uint8Array ? data.slice().buffer : data;
  end?.onmessage?.call(null as never, { data: sent } as MessageEvent);
}

function ends() {
  const [one, other] = pair();
  const heard: string[] = [];
  const listener = { message: (text: string) => heard.push(text), ended: () => heard.push("ended") };
  const ignored = { message: () => undefined, ended: () => undefined };
  return {
    phone: new TextChannel(one, "phone", ignored),
    raw: one,
    tablet: other,
    read: new TextChannel(other, "tablet", listener),
    heard,
  };
}

test("texts of every size arrive in order, and the end after them", async () => {
  const { phone, heard } = ends();
  const texts = ["a", "b".repeat(MAX_TEXT.phone), "c"];
  for (const text of texts) phone.send(text);
  phone.close();
  await vi.waitFor(() => expect(heard).toEqual([...texts, "ended"]));
});

test("a channel ends for a text, a frame that is too long or damaged, and a text above the limit", async () => {
  for (const wrong of ["text", new Uint8Array(MAX_PAYLOAD + 1), new Uint8Array([9, 1]), new Uint8Array()]) {
    const { tablet, heard } = ends();
    deliver(tablet, wrong);
    await vi.waitFor(() => expect(heard).toEqual(["ended"]));
    deliver(tablet, new Uint8Array([1, 65]));
    expect(heard).toEqual(["ended"]);
  }
  const { tablet, heard } = ends();
  const part = new Uint8Array(MAX_PAYLOAD);
  deliver(tablet, part);
  deliver(tablet, part);
  await vi.waitFor(() => expect(heard).toEqual(["ended"]));
});

test("a channel that cannot send ends", async () => {
  const { raw, phone } = ends();
  raw.send = () => {
    throw new Error("full");
  };
  const close = vi.spyOn(raw, "close");
  phone.send("x");
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
