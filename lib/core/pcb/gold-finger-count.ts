// The number of gold fingers as it is typed: required where there are any, one to ten digits.

import { err, ok, type Result } from "@/lib/base/result";

/** Keys under `pcb.errors`. */
export type GoldFingerCountCode = "goldFingerCountRequired" | "inputMethod" | "goldFingerCountFormat";

const COUNT = /^[0-9]{1,10}$/;

/** Whether a text can stand in a specification: digits, of which at least one is not zero. */
export function isGoldFingerCount(text: string): boolean {
  return COUNT.test(text) && Number(text) > 0;
}

/** Full-width digits are read as plain ones. */
export function parseGoldFingerCount(text: string): Result<string, GoldFingerCountCode> {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return err("goldFingerCountRequired");
  if (isGoldFingerCount(plain)) return ok(plain);
  // Letters of another script are what an input method leaves behind when it is on.
  return err(/[^\x00-\x7f]/.test(plain) ? "inputMethod" : "goldFingerCountFormat");
}
