import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { beforeAll, expect, test, vi } from "vitest";
import { concat, toBase64url, utf8, type Bytes } from "./bytes";
import { createChallenge, openNonce, PhoneEnd, roomId, TabletEnd } from "./encryption";
import { MAX_PAYLOAD, MAX_TEXT } from "./frames";
import { sealNonce } from "./testRelay";
import VECTORS from "./vectors.json";

const hex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** A suite of the library, for what only tests need. */
const suite = () => new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

let keys: CryptoKeyPair;
let publicKey: Bytes;
let room: string;

beforeAll(async () => {
  keys = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  room = await roomId(publicKey);
});

async function connect(): Promise<{ phone: PhoneEnd; tablet: TabletEnd }> {
  const challenge = createChallenge();
  const phone = await PhoneEnd.connect(room, publicKey, challenge);
  return { phone, tablet: await TabletEnd.accept(keys, room, challenge, phone.hello) };
}

type Sender = Pick<PhoneEnd | TabletEnd, "seal">;
type Receiver = Pick<PhoneEnd | TabletEnd, "open">;

async function pass(text: string, from: Sender, to: Receiver): Promise<string | null> {
  let received: string | null = null;
  for (const payload of await from.seal(text)) received = await to.open(payload);
  return received;
}

const DIRECTIONS = ["from the phone", "from the tablet"];

async function ends(direction: string): Promise<[Sender, Receiver]> {
  const { phone, tablet } = await connect();
  return direction === "from the phone" ? [phone, tablet] : [tablet, phone];
}

test("messages pass in both directions", async () => {
  const { phone, tablet } = await connect();
  for (const text of ["a", "é🎲", "b".repeat(60_000), "c".repeat(MAX_TEXT.phone)]) {
    expect(await pass(text, phone, tablet)).toBe(text);
    expect(await pass(text, tablet, phone)).toBe(text);
  }
  const table = Array.from({ length: 300_000 }, (_, n) => (n * 2_654_435_761) % 4_294_967_296).join();
  expect(await pass(table, tablet, phone)).toBe(table);
});

test("messages that are sent at once keep their order", async () => {
  const { phone, tablet } = await connect();
  const texts = Array.from({ length: 20 }, (_, n) => (n % 2 ? "short" : "long".repeat(5000)) + n);
  const sealed = await Promise.all(texts.map((text) => tablet.seal(text)));
  expect(await Promise.all(sealed.flat().map((payload) => phone.open(payload)))).toEqual(texts);
});

test("limits of messages and payloads hold", async () => {
  const { phone, tablet } = await connect();
  await expect(phone.seal("x".repeat(MAX_TEXT.phone + 1))).rejects.toThrow("too long");
  await expect(phone.seal("x")).rejects.toThrow("too long");
  // The tablet may send longer messages. The phone's end, which a hostile phone could change, may not.
  const { tablet: other } = await connect();
  await expect(other.open(new Uint8Array(MAX_PAYLOAD + 1))).rejects.toThrow("too long");
  const [payload = new Uint8Array()] = await tablet.seal("x".repeat(MAX_TEXT.phone + 1));
  expect(payload.length).toBeLessThan(MAX_PAYLOAD);
});

test.each(DIRECTIONS)("a payload that a relay changes ends the connection, %s", async (direction) => {
  for (const change of [
    (payload: Bytes) => payload.map((byte, at) => (at ? byte : byte ^ 1)),
    (payload: Bytes) => payload.map((byte, at) => (at < payload.length - 1 ? byte : byte ^ 0x80)),
    (payload: Bytes) => payload.slice(0, -1),
    (payload: Bytes) => concat(payload, 0),
    () => new Uint8Array(1),
    () => crypto.getRandomValues(new Uint8Array(100)),
  ]) {
    const [from, to] = await ends(direction);
    expect(await pass("before", from, to)).toBe("before");
    const [payload = new Uint8Array()] = await from.seal("message");
    await expect(to.open(change(payload) as Bytes)).rejects.toThrow();
    // Not even the right payload helps now.
    await expect(to.open(payload)).rejects.toThrow();
  }
});

test.each(DIRECTIONS)(
  "a payload that a relay repeats, reorders or withholds ends the connection, %s",
  async (direction) => {
    for (const order of [[0, 0], [1], [0, 2], [1, 0], [0, 1, 0]]) {
      const [from, to] = await ends(direction);
      const payloads = (await Promise.all(["0", "1", "2"].map((text) => from.seal(text)))).flat();
      const results = await Promise.allSettled(order.map((n) => to.open(payloads[n] ?? new Uint8Array())));
      expect(results.at(-1)?.status).toBe("rejected");
    }
  },
);

test("a payload of another connection, or of the other direction, ends the connection", async () => {
  const [one, two] = [await connect(), await connect()];
  const [fromPhone = new Uint8Array()] = await one.phone.seal("x");
  const [fromTablet = new Uint8Array()] = await one.tablet.seal("x");
  await expect(two.tablet.open(fromPhone)).rejects.toThrow();
  await expect(two.phone.open(fromTablet)).rejects.toThrow();
  await expect(one.phone.open(fromPhone)).rejects.toThrow();
  await expect(one.tablet.open(fromTablet)).rejects.toThrow();
});

test("a recorded phone cannot be played again, and no key is used twice", async () => {
  const challenge = createChallenge();
  const phone = await PhoneEnd.connect(room, publicKey, challenge);
  const first = await TabletEnd.accept(keys, room, challenge, phone.hello);
  const recorded = await phone.seal("a move");
  for (const payload of recorded) expect(await first.open(payload)).toBe("a move");
  const again = await TabletEnd.accept(keys, room, createChallenge(), phone.hello);
  await expect(again.open(recorded[0] ?? new Uint8Array())).rejects.toThrow();
  // With the same key and nonce, equal messages would have equal payloads.
  expect(await again.seal("answer")).not.toEqual(await first.seal("answer"));
});

test("a phone notices a key that is not the room's", async () => {
  const other = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", other.publicKey));
  await expect(PhoneEnd.connect(room, raw, createChallenge())).rejects.toThrow("wrong key");
  await expect(PhoneEnd.connect(room, publicKey.slice(0, 64), createChallenge())).rejects.toThrow("wrong key");
  await expect(PhoneEnd.connect(room, concat(publicKey, 0), createChallenge())).rejects.toThrow("wrong key");
});

test("malformed first payloads are refused", async () => {
  const challenge = createChallenge();
  const { hello } = await PhoneEnd.connect(room, publicKey, challenge);
  for (const wrong of [hello, challenge.slice(1), concat(challenge, 0), concat(1, challenge.slice(1))])
    await expect(PhoneEnd.connect(room, publicKey, wrong)).rejects.toThrow();
  const point = hello.map((byte, at) => (at === 40 ? byte ^ 1 : byte));
  for (const wrong of [challenge, hello.slice(1), concat(hello, 0), concat(2, hello.slice(1)), point])
    await expect(TabletEnd.accept(keys, room, challenge, wrong)).rejects.toThrow();
});

test("only the owner of the key opens the relay's nonce", async () => {
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const sealed = (await sealNonce(publicKey, nonce)).slice(1);
  expect(await openNonce(keys, room, sealed)).toEqual(nonce);
  const other = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  await expect(openNonce(other, room, sealed)).rejects.toThrow();
  await expect(openNonce(keys, toBase64url(new Uint8Array(16)), sealed)).rejects.toThrow();
  await expect(openNonce(keys, room, concat(sealed, 0))).rejects.toThrow();
});

// RFC 9180 has no vector of this suite in its text, but in its file of vectors (mode 0, KEM 16, KDF 1, AEAD 2).
test("the library agrees with the vector of RFC 9180", async () => {
  const { info, ikmR, ikmE, pkRm, enc, ciphertexts, exported } = VECTORS.rfc9180;
  const hpke = suite();
  const recipientKey = await hpke.kem.deriveKeyPair(hex(ikmR));
  expect(new Uint8Array(await hpke.kem.serializePublicKey(recipientKey.publicKey))).toEqual(hex(pkRm));
  const ekm = await hpke.kem.deriveKeyPair(hex(ikmE));
  const { publicKey: recipientPublicKey } = recipientKey;
  const sender = await hpke.createSenderContext({ recipientPublicKey, ekm, info: hex(info) });
  expect(new Uint8Array(sender.enc)).toEqual(hex(enc));
  const recipient = await hpke.createRecipientContext({ recipientKey, enc: sender.enc, info: hex(info) });
  const text = utf8("Beauty is truth, truth beauty");
  for (const [count, ciphertext] of ciphertexts.entries()) {
    const aad = utf8(`Count-${count}`);
    expect(new Uint8Array(await sender.seal(text, aad))).toEqual(hex(ciphertext));
    expect(new Uint8Array(await recipient.open(hex(ciphertext), aad))).toEqual(text);
  }
  expect(new Uint8Array(await sender.export(utf8("TestContext"), 32))).toEqual(hex(exported));
  expect(new Uint8Array(await recipient.export(utf8("TestContext"), 32))).toEqual(hex(exported));
});

// Computed by the crate `hpke`; see docs/reference/relay.md.
test("the tablet's end agrees with the vectors of the relay's reference", async () => {
  const { relay } = VECTORS;
  const pair = await suite().kem.deriveKeyPair(hex(relay.tablet_ikm));
  const raw = hex(relay.public_key);
  expect(await roomId(raw)).toBe(relay.room);
  expect(await openNonce(pair, relay.room, hex(relay.proof.message).slice(1))).toEqual(hex(relay.proof.nonce));
  const challenge = concat(2, hex(relay.challenge));
  const tablet = await TabletEnd.accept(pair, relay.room, challenge, hex(relay.phone.first_payload));
  const received = [];
  for (const payload of relay.phone.payloads) received.push(await tablet.open(hex(payload)));
  expect(received).toEqual([relay.phone.text, null, relay.phone.text]);
  // The first message is short, and so in one part that is not deflated.
  const [payload = new Uint8Array()] = await tablet.seal(relay.tablet.text);
  expect(payload).toEqual(hex(relay.tablet.payloads[0] ?? ""));
});

test("the phone's end agrees with the vectors of the relay's reference", async () => {
  const { relay } = VECTORS;
  // The phone's own key pair, which is otherwise random.
  const fixed = await suite().kem.deriveKeyPair(hex(relay.phone.ephemeral_ikm));
  vi.spyOn(DhkemP256HkdfSha256.prototype, "generateKeyPair").mockResolvedValue(fixed);
  const challenge = concat(2, hex(relay.challenge));
  const phone = await PhoneEnd.connect(relay.room, hex(relay.public_key), challenge);
  expect(phone.hello).toEqual(hex(relay.phone.first_payload));
  const [payload = new Uint8Array()] = await phone.seal(relay.phone.text);
  expect(payload).toEqual(hex(relay.phone.payloads[0] ?? ""));
  const received = [];
  for (const payload of relay.tablet.payloads) received.push(await phone.open(hex(payload)));
  expect(received).toEqual([relay.tablet.text, null, relay.tablet.text]);
});

/** The page of the reference, if this branch has it. */
const [reference] = Object.values(
  import.meta.glob<string>("../../../docs/reference/relay.md", { query: "?raw", import: "default", eager: true }),
);

test.skipIf(!reference)("the vectors are those of the reference", () => {
  const [, json = ""] = /```json\n([^]*?)```/.exec(reference ?? "") ?? [];
  expect(VECTORS.relay).toEqual(JSON.parse(json));
});
