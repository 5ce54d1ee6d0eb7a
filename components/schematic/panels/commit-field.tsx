"use client";
// A field whose value is taken on Enter and on leaving it; Escape restores it.
import { type KeyboardEvent, useState } from "react";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Field } from "@/components/ui/field";

interface CommitFieldProps {
  label: string;
  value: string;
  /** Shown where several objects differ: nothing changes until something is typed. */
  placeholder?: string;
  id?: string;
  unit?: string;
  isReadOnly?: boolean;
  isNumeric?: boolean;
  onCommit: (value: string) => void;
}

export function CommitField({ label, value, onCommit, isReadOnly, ...field }: CommitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit(): void {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "Enter") {
      commit();
      focusStage();
    } else if (event.key === "Escape") {
      setTyped(null);
      focusStage();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <label>
      <span>{label}</span>
      <Field
        {...field}
        value={typed ?? value}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </label>
  );
}
