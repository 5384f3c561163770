// The texts of the two codes: a link with the tablet's offer, which a phone's camera app opens, and the phone's answer.

import { concat, fromBase64url, toBase64url, utf8, type Bytes } from "../relay/bytes";
import { CodeError } from "./codeError";
import { MAX_PACKED, unpack, type Unpacked } from "./packing";

/** The parameter of a link. */
export const OFFER = "offer";

/** What an answer begins with. */
const PREFIX = "bucintoro:";

/**
 * The letters of the offer's user fragment that an answer repeats. Two phones may have scanned one code, of which the
 * tablet accepts one. Without them, the other would wait in vain.
 */
const TAG = 4;

const tagOf = ({ ufrag }: Unpacked) => utf8(ufrag.slice(0, TAG));

/** The most characters of an encoded description. */
const LONGEST = Math.ceil(((TAG + MAX_PACKED) * 4) / 3);

/** Decodes base64url. Throws `CodeError` if it is not, or too long. */
function decode(text: string): Bytes {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new CodeError("damaged");
  return fromBase64url(text);
}

/** Reads a packed description of the expected type. */
function typed(bytes: Uint8Array, type: Unpacked["type"]): Unpacked {
  const unpacked = unpack(bytes);
  if (unpacked.type !== type) throw new CodeError("damaged");
  return unpacked;
}

/** Reads a packed description in base64url: the parameter of a link, or one sent over a connection. */
export const readDescription = (text: string, type: Unpacked["type"]): Unpacked => typed(decode(text), type);

/** The link of a packed offer. `page`: the page for phones. */
export const offerLink = (page: string, packed: Uint8Array): string => `${page}#${OFFER}=${toBase64url(packed)}`;

/** The text of a packed answer to an offer. */
export const answerText = (offer: Unpacked, packed: Uint8Array): string =>
  PREFIX + toBase64url(concat(tagOf(offer), packed));

/** Reads the text of an answer to this offer. Throws `CodeError` if it is none. */
export function readAnswer(text: string, offer: Unpacked): Unpacked {
  if (text.includes(`#${OFFER}=`)) throw new CodeError("offer");
  if (!text.startsWith(PREFIX)) throw new CodeError("foreign");
  const bytes = decode(text.slice(PREFIX.length));
  const answer = typed(bytes.subarray(TAG), "answer");
  const tag = tagOf(offer);
  if (bytes.subarray(0, TAG).some((byte, at) => byte !== tag[at])) throw new CodeError("stale");
  return answer;
}
