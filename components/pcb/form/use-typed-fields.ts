"use client";
// Typed fields: valid input goes to the draft at once, errors are shown on blur.
import { type ClipboardEvent, useState } from "react";
import { lengthText, type LengthUnit, parseLength, parseSize } from "@/lib/core/pcb/length";
import { isQuantityStep, stepFor } from "@/lib/core/pcb/quantity";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { err, ok, type Result } from "@/lib/base/result";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";

/** Typed text with the draft's value at that time; dropped when the draft's value changes. */
interface Entry {
  text: string;
  value: number;
  unit: LengthUnit;
  wasLeft: boolean;
}

export interface TypedFields {
  /** Props of the field's input. */
  input: (field: TypedField) => {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  error: (field: TypedField) => TypedError | null;
  /** Next valid step above a typed count; null if the count is a step itself. */
  nextStep: number | null;
  /** Fills both fields from a pasted pair of lengths; any other paste is left to the field. */
  pasteSize: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Selected by field, so that other options cause no render. */
function useTypedValues(): Record<TypedField, number> {
  "use memo";
  const widthMm = useQuoteDraft((draft) => draft.specification.widthMm);
  const heightMm = useQuoteDraft((draft) => draft.specification.heightMm);
  const quantity = useQuoteDraft((draft) => draft.specification.quantity);
  const panelColumns = useQuoteDraft((draft) => draft.specification.panelColumns);
  const panelRows = useQuoteDraft((draft) => draft.specification.panelRows);
  return { widthMm, heightMm, quantity, panelColumns, panelRows };
}

/** Memoized by the values it depends on. */
export function useTypedFields(): TypedFields {
  "use memo";
  const values = useTypedValues();
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const change = useQuoteDraft((draft) => draft.change);
  const [entries, setEntries] = useState<Partial<Record<TypedField, Entry>>>({});

  const validity = (field: TypedField): Entry | null => {
    const entry = entries[field];
    return entry && entry.value === values[field] && entry.unit === unit ? entry : null;
  };
  const enter = (field: TypedField, entry: Entry | undefined) => setEntries((all) => ({ ...all, [field]: entry }));

  function type(field: TypedField, text: string): void {
    const parsed = parseTyped(field, text, unit);
    const isApplied = parsed.ok && (field !== "quantity" || isQuantityStep(parsed.value));
    const value = isApplied ? parsed.value : values[field];
    enter(field, { text, value, unit, wasLeft: validity(field)?.wasLeft ?? false });
    if (isApplied) change({ [field]: value });
  }

  function leave(field: TypedField): void {
    const entry = validity(field);
    if (!entry) return;
    const parsed = parseTyped(field, entry.text, unit);
    if (!parsed.ok) return enter(field, { ...entry, wasLeft: true });
    enter(field, undefined);
    if (field === "quantity") change({ quantity: stepFor(parsed.value) });
  }

  const typedCount = parseTyped("quantity", validity("quantity")?.text ?? "", unit);
  return {
    input: (field) => ({
      value: validity(field)?.text ?? typedText(field, values[field], unit),
      onChange: (event) => type(field, event.target.value),
      onBlur: () => leave(field),
    }),
    error(field) {
      const entry = validity(field);
      const parsed = entry?.wasLeft ? parseTyped(field, entry.text, unit) : null;
      return parsed && !parsed.ok ? parsed.code : null;
    },
    nextStep: typedCount.ok && !isQuantityStep(typedCount.value) ? stepFor(typedCount.value) : null,
    pasteSize(event) {
      const size = parseSize(event.clipboardData.getData("text"), unit);
      if (!size) return;
      event.preventDefault();
      change(size);
    },
  };
}

type TypedField = "widthMm" | "heightMm" | "quantity" | "panelColumns" | "panelRows";

/** Keys under `quote.errors`. */
type TypedError = "sizeRequired" | "sizeFormat" | "inputMethod" | "quantityRequired" | "quantityFormat" | "panelFormat";

const MAX_DIGITS = 5;

/** A positive integer in half- or full-width digits. */
function parseCount(text: string): Result<number, TypedError> {
  const plain = text.normalize("NFKC").replace(/[\s,，]/g, "");
  if (plain === "") return err("quantityRequired");
  const count = /^\d+$/.test(plain) && plain.replace(/^0+/, "").length <= MAX_DIGITS ? Number(plain) : 0;
  return count > 0 ? ok(count) : err("quantityFormat");
}

/** Lengths in mm. */
function parseTyped(field: TypedField, text: string, unit: LengthUnit): Result<number, TypedError> {
  if (field === "quantity") return parseCount(text);
  if (field === "panelColumns" || field === "panelRows") {
    const count = parseCount(text);
    return count.ok && count.value <= MAX_PANEL_GRID ? count : err("panelFormat");
  }
  const length = parseLength(text, unit);
  return length.ok && length.value <= 0 ? err("sizeFormat") : length;
}

function typedText(field: TypedField, value: number, unit: LengthUnit): string {
  return field === "widthMm" || field === "heightMm" ? lengthText(value, unit) : String(value);
}
