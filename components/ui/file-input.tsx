"use client";
// Hidden file input, opened by a button beside it.
import type { Ref } from "react";

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** Label that distinguishes it from other inputs of the page. */
  label?: string;
  /** Extensions with dot. */
  accept: readonly string[];
  onFile: (file: File) => void;
}

export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      aria-label={label}
      accept={accept.join(",")}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file may be chosen again after a failure.
        event.target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
