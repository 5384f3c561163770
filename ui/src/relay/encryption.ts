// End-to-end encryption between a phone and the tablet, by HPKE (RFC 9180) from a library. Specified in
// docs/reference/relay.md. The phone is the sender, with a fresh context for each connection. The tablet's direction
// uses keys that the context exports (RFC 9180, section 9.8).
//
// The tablet's challenge is part of HPKE's info. Otherwise a relay could replay a phone's payloads, because HPKE's base
// mode does not prevent that. The tablet would then encrypt other answers with the same key and nonces.

import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { concat, fromBase64url, toBase64url, utf8, type Bytes } from "./bytes";
import { FrameReader, MAX_PAYLOAD, MAX_TEXT, toFrames } from "./frames";
import { Serial } from "./serial";

/** The first bytes of the first payloads. */
const HELLO = 1;
const CHALLENGE = 2;

/** Sizes in bytes: a P-256 point without compression, the challenge, the relay's sealed nonce, and a room id. */
const POINT = 65;
const RANDOM = 32;
const SEALED_NONCE = 32;
const ROOM = 16;

const suite = () => new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

type Context = Awaited<ReturnType<CipherSuite["createSenderContext" | "createRecipientContext"]>>;

/** The other end, or the relay, does not follow the protocol. */
export class ProtocolError extends Error {}

/** The id of a tablet's room: the first 128 bits of SHA-256 of its public key, in 22 characters. */
export async function roomId(publicKey: Bytes): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", publicKey)).subarray(0, ROOM));
}

/** The content of a first payload. */
function contentOf(payload: Uint8Array, kind: number, size: number): Bytes {
  if (payload[0] !== kind || payload.length !== 1 + size) throw new ProtocolError("unknown version");
  return concat(payload.subarray(1));
}

const connectionInfo = (room: string, challenge: Uint8Array) =>
  concat(utf8("bucintoro phone 1"), fromBase64url(room), contentOf(challenge, CHALLENGE, RANDOM));

/** The tablet's first payload to a phone: random bytes that no other connection has. */
export const createChallenge = (): Bytes => concat(CHALLENGE, crypto.getRandomValues(new Uint8Array(RANDOM)));

/** Opens the nonce that the relay has sealed, which only the owner of the private key can do. */
export async function openNonce(keys: CryptoKeyPair, room: string, message: Uint8Array): Promise<Bytes> {
  if (message.length !== POINT + SEALED_NONCE) throw new ProtocolError("malformed");
  const context = await suite().createRecipientContext({
    recipientKey: keys,
    enc: concat(message.subarray(0, POINT)).buffer,
    info: utf8("bucintoro relay 1 proof"),
  });
  return new Uint8Array(await context.open(concat(message.subarray(POINT)), fromBase64url(room)));
}

/** Encrypts or decrypts one payload. */
type Cipher = (bytes: Bytes) => Promise<ArrayBuffer>;

/** The cipher of the tablet's direction: AES-GCM with the counting nonces of RFC 9180, section 5.2. */
async function countingCipher(context: Context, use: "encrypt" | "decrypt"): Promise<Cipher> {
  const exported = (label: string, size: number) => context.export(utf8(label), size);
  const raw = await exported("bucintoro tablet key", 32);
  const base = await exported("bucintoro tablet nonce", 12);
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, [use]);
  let count = 0n;
  return (bytes) => {
    const iv = new DataView(base.slice(0));
    iv.setBigUint64(4, iv.getBigUint64(4) ^ count);
    count += 1n;
    return crypto.subtle[use]({ name: "AES-GCM", iv }, key, bytes);
  };
}

/** One end of a connection. After a payload or a message that breaks the rules, it is of no more use. */
class End {
  readonly #sealing = new Serial();
  readonly #opening = new Serial();
  readonly #reader: FrameReader;

  protected constructor(
    private readonly encrypt: Cipher,
    private readonly decrypt: Cipher,
    private readonly limit: number,
    peerLimit: number,
  ) {
    this.#reader = new FrameReader(peerLimit);
  }

  /** Encrypts a message. The payloads must be sent in this order, and before those of the next call. */
  seal(text: string): Promise<Bytes[]> {
    return this.#sealing.run(async () => {
      const payloads: Bytes[] = [];
      for (const frame of await toFrames(text, this.limit)) payloads.push(new Uint8Array(await this.encrypt(frame)));
      return payloads;
    });
  }

  /** Decrypts the next payload. Returns the message that it completes, or null. Throws if it is not the next one. */
  open(payload: Bytes): Promise<string | null> {
    return this.#opening.run(async () => {
      if (payload.length > MAX_PAYLOAD) throw new ProtocolError("too long");
      return this.#reader.read(new Uint8Array(await this.decrypt(payload)));
    });
  }
}

/** The phone's end. */
export class PhoneEnd extends End {
  private constructor(
    context: Awaited<ReturnType<CipherSuite["createSenderContext"]>>,
    decrypt: Cipher,
    /** The phone's first payload. */
    readonly hello: Bytes,
  ) {
    super((frame) => context.seal(frame), decrypt, MAX_TEXT.phone, MAX_TEXT.tablet);
  }

  /**
   * Starts a connection to the room of the link. Throws `ProtocolError` if the relay's public key is not the room's.
   * `challenge` is the tablet's first payload.
   */
  static async connect(room: string, publicKey: Bytes, challenge: Uint8Array): Promise<PhoneEnd> {
    if (publicKey.length !== POINT || (await roomId(publicKey)) !== room) throw new ProtocolError("wrong key");
    const hpke = suite();
    const context = await hpke.createSenderContext({
      recipientPublicKey: await hpke.kem.deserializePublicKey(publicKey),
      info: connectionInfo(room, challenge),
    });
    const hello = concat(HELLO, new Uint8Array(context.enc));
    return new PhoneEnd(context, await countingCipher(context, "decrypt"), hello);
  }
}

/** The tablet's end of one phone's connection. */
export class TabletEnd extends End {
  private constructor(context: Context, encrypt: Cipher) {
    super(encrypt, (payload) => context.open(payload), MAX_TEXT.tablet, MAX_TEXT.phone);
  }

  /** Accepts a connection. `challenge` is the tablet's first payload on it, and `hello` is the phone's. */
  static async accept(keys: CryptoKeyPair, room: string, challenge: Uint8Array, hello: Uint8Array): Promise<TabletEnd> {
    const context = await suite().createRecipientContext({
      recipientKey: keys,
      enc: contentOf(hello, HELLO, POINT).buffer,
      info: connectionInfo(room, challenge),
    });
    return new TabletEnd(context, await countingCipher(context, "encrypt"));
  }
}
