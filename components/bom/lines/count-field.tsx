"use client";
// Integer field of a line: saved on blur or Enter, unless it is invalid.
import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";

/** Digits of any width; null for anything else. */
function readCount(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}

interface CountFieldProps {
  label: string;
  hint?: ReactNode;
  /** Null: no number is known. */
  count: number | null;
  from: number;
  to: number;
  wrong: string;
  /** Message for an empty field; without it an empty field restores the number. */
  missing?: string;
  onCount: (count: number | null) => void;
}

export function CountField({ label, hint, count: kept, from, to, wrong, missing, onCount }: CountFieldProps) {
  const [text, setText] = useState(kept === null ? "" : String(kept));
  const isEmpty = text.trim() === "";
  const read = readCount(text);
  const count = read !== null && read >= from && read <= to ? read : null;
  const error = isEmpty ? missing : count === null ? wrong : undefined;
  const keep = () => {
    if (error === undefined && count !== kept) onCount(count);
  };
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <Field
          {...control}
          isNumeric
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === "Enter" && keep()}
        />
      )}
    </FormField>
  );
}
