// What stands in a field that is typed rather than chosen: its text, what it means, and what is wrong with it.
import { err, ok, type Result } from "@/lib/base/result";
import { type LengthUnit, lengthText, parseLength } from "@/lib/core/pcb/length";

export const TYPED_FIELDS = ["widthMm", "heightMm", "quantity"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** Keys under `quote.errors`. */
export type TypedError = "sizeRequired" | "sizeFormat" | "inputMethod" | "quantityRequired" | "quantityFormat";

const MAX_DIGITS = 5;

/** A whole number above zero, in half- or full-width digits. */
function parseCount(text: string): Result<number, TypedError> {
  const plain = text.normalize("NFKC").replace(/[\s,，]/g, "");
  if (plain === "") return err("quantityRequired");
  const count = /^\d+$/.test(plain) && plain.replace(/^0+/, "").length <= MAX_DIGITS ? Number(plain) : 0;
  return count > 0 ? ok(count) : err("quantityFormat");
}

/** Lengths in mm. */
export function parseTyped(field: TypedField, text: string, unit: LengthUnit): Result<number, TypedError> {
  if (field === "quantity") return parseCount(text);
  const length = parseLength(text, unit);
  return length.ok && length.value <= 0 ? err("sizeFormat") : length;
}

export function typedText(field: TypedField, value: number, unit: LengthUnit): string {
  return field === "quantity" ? String(value) : lengthText(value, unit);
}
