"use client";
// The typed fields as a form: what is right goes into the draft at once, what is wrong says so when the field is left.
import { zodResolver } from "@hookform/resolvers/zod";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { parseCount, typedSchema, type TypedText, typedText, type TypedValues } from "@/components/pcb/typed-fields";
import { parseLength, parseSize } from "@/lib/core/pcb/length";
import { isQuantityStep, stepFor } from "@/lib/core/pcb/quantity";
import { useQuoteDraft } from "@/stores/quote-draft";

export interface TypedForm {
  form: UseFormReturn<TypedText, unknown, TypedValues>;
  typeLength: (field: "widthMm" | "heightMm", text: string) => void;
  typeQuantity: (text: string) => void;
  /** On leaving the field: the next step in which boards are made. */
  settleQuantity: () => void;
  /** The step that a typed count lies below, while it is no step itself. */
  stepNote: number | null;
  /** Takes a pasted pair of lengths into both fields; anything else is left to the field. */
  pasteSize: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export function useTypedForm(): TypedForm {
  const specification = useQuoteDraft((draft) => draft.specification);
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const change = useQuoteDraft((draft) => draft.change);
  const { widthMm, heightMm, quantity } = specification;
  const form = useForm<TypedText, unknown, TypedValues>({
    resolver: zodResolver(typedSchema(unit)),
    mode: "onBlur",
    defaultValues: typedText(specification, unit),
  });
  const { getValues, setValue } = form;
  const [stepNote, setStepNote] = useState<number | null>(null);

  // Values that came from elsewhere (files, link, matrix, hint) replace the text; what is just being typed stays.
  useEffect(() => {
    const shown = getValues();
    const next = typedText({ widthMm, heightMm, quantity }, unit);
    const put = (field: keyof TypedText) => setValue(field, next[field], { shouldValidate: true });
    for (const field of ["widthMm", "heightMm"] as const) {
      const length = parseLength(shown[field], unit);
      if (!length.ok || length.value !== { widthMm, heightMm }[field]) put(field);
    }
    if (parseCount(shown.quantity) !== quantity) put("quantity");
  }, [widthMm, heightMm, quantity, unit, getValues, setValue]);

  return {
    form,
    typeLength(field, text) {
      const length = parseLength(text, unit);
      if (length.ok && length.value > 0) change({ [field]: length.value });
    },
    typeQuantity(text) {
      const count = parseCount(text);
      setStepNote(count === null || isQuantityStep(count) ? null : stepFor(count));
      if (count !== null && isQuantityStep(count)) change({ quantity: count });
    },
    settleQuantity() {
      const count = parseCount(getValues("quantity"));
      if (count === null) return;
      setStepNote(null);
      change({ quantity: stepFor(count) });
      setValue("quantity", String(stepFor(count)), { shouldValidate: true });
    },
    stepNote,
    pasteSize(event) {
      const size = parseSize(event.clipboardData.getData("text"), unit);
      if (!size) return;
      event.preventDefault();
      change(size);
    },
  };
}
