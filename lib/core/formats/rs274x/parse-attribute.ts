// The attribute commands of a Gerber file (TF, TA, TO, TD), as commands and as `G04 #@!` comments.

import type { ParseState } from "@/lib/core/formats/rs274x/parse-state";

const MAX_FILE_ATTRIBUTES = 200;

/** `text` is the command without its `%` and `*`, a character a byte: `TO.P,R1,2`. */
export function readAttribute(s: ParseState, text: string): void {
  const [head = "", ...fields] = text.replace(/[*%]+$/, "").split(",");
  const kind = head.slice(0, 2);
  const name = decodeField(head.slice(2).trim());
  const values = fields.map(decodeField);
  if (kind === "TF") setFileAttribute(s, name, values);
  else if (kind === "TA") {
    if (!s.apertureAttributes.put(name, values)) s.warn("TOO_MANY_ATTRIBUTES");
    if (name === ".AperFunction") s.purpose = values[0];
  } else if (kind === "TO") {
    if (!s.objectAttributes.put(name, values)) s.warn("TOO_MANY_ATTRIBUTES");
    s.isObjectSetStale = true;
  } else if (kind === "TD") {
    s.apertureAttributes.remove(name);
    s.objectAttributes.remove(name);
    s.isObjectSetStale = true;
    if (name === "" || name === ".AperFunction") s.purpose = undefined;
  }
}

/** File attributes cannot be redefined (Gerber specification 5.2): the first stays. */
function setFileAttribute(s: ParseState, name: string, values: string[]): void {
  if (s.fileAttributes.has(name) || s.fileAttributes.size >= MAX_FILE_ATTRIBUTES) return;
  s.fileAttributes.set(name, values);
}

/** UTF-8, and the escapes \u0000 and \U00000000 of specification 3.4.3; bytes that are no UTF-8 stand for themselves. */
function decodeField(raw: string): string {
  const text = /[\x80-\xff]/.test(raw) ? decodeUtf8(raw) : raw;
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, (whole, short?: string, long?: string) => {
    const code = parseInt(short ?? long ?? "", 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function decodeUtf8(raw: string): string {
  try {
    const bytes = Uint8Array.from(raw, (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return raw;
  }
}
