"use client";
// The browser's own way to a file, unseen: a button beside it opens it.
import type { Ref } from "react";

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** Label that distinguishes it from other inputs of the page. */
  label?: string;
  /** Endings with their dot. */
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
