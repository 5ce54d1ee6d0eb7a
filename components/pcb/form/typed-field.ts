// Parsing of typed fields: text, value, error.
import { err, ok, type Result } from "@/lib/base/result";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import { type LengthUnit, lengthText, parseLength } from "@/lib/core/pcb/length";

export const TYPED_FIELDS = ["widthMm", "heightMm", "quantity", "panelColumns", "panelRows"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** Keys under `quote.errors`. */
export type TypedError =
  "sizeRequired" | "sizeFormat" | "inputMethod" | "quantityRequired" | "quantityFormat" | "panelFormat";

const MAX_DIGITS = 5;

/** A positive integer in half- or full-width digits. */
function parseCount(text: string): Result<number, TypedError> {
  const plain = text.normalize("NFKC").replace(/[\s,，]/g, "");
  if (plain === "") return err("quantityRequired");
  const count = /^\d+$/.test(plain) && plain.replace(/^0+/, "").length <= MAX_DIGITS ? Number(plain) : 0;
  return count > 0 ? ok(count) : err("quantityFormat");
}

/** Lengths in mm. */
export function parseTyped(field: TypedField, text: string, unit: LengthUnit): Result<number, TypedError> {
  if (field === "quantity") return parseCount(text);
  if (field === "panelColumns" || field === "panelRows") {
    const count = parseCount(text);
    return count.ok && count.value <= MAX_PANEL_GRID ? count : err("panelFormat");
  }
  const length = parseLength(text, unit);
  return length.ok && length.value <= 0 ? err("sizeFormat") : length;
}

export function typedText(field: TypedField, value: number, unit: LengthUnit): string {
  return field === "widthMm" || field === "heightMm" ? lengthText(value, unit) : String(value);
}
