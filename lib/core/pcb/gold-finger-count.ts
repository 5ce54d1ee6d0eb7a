// Parses the number of gold fingers as typed: required if there are any, one to ten digits.

import { err, ok, type Result } from "@/lib/base/result";

/** Keys under `pcb.errors`. */
export type GoldFingerCountCode = "goldFingerCountRequired" | "inputMethod" | "goldFingerCountFormat";

const COUNT = /^[0-9]{1,10}$/;

/** True for a text that a specification may hold: digits, of which at least one is not zero. */
export function isGoldFingerCount(text: string): boolean {
  return COUNT.test(text) && Number(text) > 0;
}

/** Full-width digits are accepted. */
export function parseGoldFingerCount(text: string): Result<string, GoldFingerCountCode> {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return err("goldFingerCountRequired");
  if (isGoldFingerCount(plain)) return ok(plain);
  // Letters of another script come from an active input method.
  return err(/[^\x00-\x7f]/.test(plain) ? "inputMethod" : "goldFingerCountFormat");
}
