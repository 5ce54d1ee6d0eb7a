// What is typed rather than chosen: two lengths and a count, as the text that stands in their fields.
import * as z from "zod";
import { type LengthUnit, lengthText, parseLength } from "@/lib/core/pcb/length";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Keys under `quote.errors`. */
export type TypedError = "sizeRequired" | "sizeFormat" | "inputMethod" | "quantityRequired" | "quantityFormat";

const MAX_DIGITS = 5;

/** Half- and full-width digits alike; null where it is no count. */
export function parseCount(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,，]/g, "");
  const isCount = /^\d+$/.test(plain) && plain.replace(/^0+/, "").length <= MAX_DIGITS;
  return isCount && Number(plain) > 0 ? Number(plain) : null;
}

function lengthField(unit: LengthUnit) {
  return z.string().transform((text, context) => {
    const length = parseLength(text, unit);
    if (length.ok && length.value > 0) return length.value;
    context.addIssue({ code: "custom", message: length.ok ? "sizeFormat" : length.code });
    return z.NEVER;
  });
}

const countField = z.string().transform((text, context) => {
  const count = parseCount(text);
  if (count !== null) return count;
  context.addIssue({ code: "custom", message: text.trim() === "" ? "quantityRequired" : "quantityFormat" });
  return z.NEVER;
});

/** Text of the fields in, numbers of the specification out; messages are keys of `TypedError`. */
export function typedSchema(unit: LengthUnit) {
  return z.object({ widthMm: lengthField(unit), heightMm: lengthField(unit), quantity: countField });
}

export type TypedText = z.input<ReturnType<typeof typedSchema>>;
export type TypedValues = z.output<ReturnType<typeof typedSchema>>;

export function typedText(specification: Pick<PcbSpecification, keyof TypedText>, unit: LengthUnit): TypedText {
  return {
    widthMm: lengthText(specification.widthMm, unit),
    heightMm: lengthText(specification.heightMm, unit),
    quantity: String(specification.quantity),
  };
}
