"use client";
// A field whose value is taken on Enter and on leaving it; Escape restores it.
import { type KeyboardEvent, useId, useState } from "react";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Field } from "@/components/ui/field";

export interface CommitFieldProps {
  label: string;
  value: string;
  /** Shown where several objects differ: nothing changes until something is typed. */
  placeholder?: string;
  /** Values to choose from, each with a note. */
  options?: readonly (readonly [value: string, note: string])[];
  /** Says below the field what the typed text would lead to. */
  preview?: (typed: string) => string;
  /** Only some of the objects have it. */
  isPartial?: boolean;
  id?: string;
  unit?: string;
  isReadOnly?: boolean;
  isNumeric?: boolean;
  onCommit: (value: string) => void;
}

export function CommitField({ label, value, onCommit, isReadOnly, isPartial, ...rest }: CommitFieldProps) {
  const { options = [], preview, ...field } = rest;
  const listId = useId();
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
    <>
      <label data-partial={isPartial || undefined}>
        <span>{label}</span>
        <Field
          {...field}
          value={typed ?? value}
          list={options.length > 0 ? listId : undefined}
          readOnly={isReadOnly}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={press}
        />
      </label>
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map(([option, note]) => (
            <option key={option} value={option} label={note} />
          ))}
        </datalist>
      )}
      {preview && typed !== null && <p role="status">{preview(typed)}</p>}
    </>
  );
}
