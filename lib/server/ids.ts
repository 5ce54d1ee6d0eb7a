// Names of records: random, opaque, 128 bits.

import { randomBytes } from "node:crypto";

export function newId(): string {
  return randomBytes(16).toString("base64url");
}
