// Passwords: argon2id at OWASP's figures, and the ones that everybody tries first.

import { hash, verify } from "@node-rs/argon2";
import common from "./common-passwords.json";

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. The package's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COMMON = new Set<string>(common.words);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}

/** A hash of nothing anybody knows: checking it takes as long for an account that does not exist. */
const dummy = hashPassword("no account has this password, it is here to be slow");

/** True for the account's password; `stored` is null where there is no such account, and takes as long. */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await dummy), password.normalize("NFC"));
  return stored !== null && right;
}

/** Listed ones, the product's name, one character repeated, a plain run of digits. */
export function isTooCommon(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase().trim();
  const stem = plain.replace(/[\d!@#$%^&*._-]+$/, "");
  return (
    COMMON.has(plain) ||
    COMMON.has(stem) ||
    /^(.)\1*$/u.test(plain) ||
    plain === "" ||
    "01234567890123456789".includes(plain)
  );
}
