"use client";
// Search within the reference: hides the endpoints that do not have all words.
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import styles from "../developers.module.css";

interface ReferenceSearchProps {
  label: string;
  /** `{count}` is replaced. */
  found: string;
}

/** Shows what matches, and the sections that have any of it; answers how many do. */
function narrow(words: readonly string[]): number {
  let shown = 0;
  for (const section of document.querySelectorAll<HTMLElement>("[data-reference-scope]")) {
    let isEmpty = true;
    for (const entry of section.querySelectorAll<HTMLElement>("[data-search]")) {
      const isMatch = words.every((word) => entry.dataset.search?.includes(word));
      entry.hidden = !isMatch;
      if (isMatch) shown++;
      if (isMatch) isEmpty = false;
    }
    section.hidden = isEmpty;
  }
  return shown;
}

export function ReferenceSearch({ label, found }: ReferenceSearchProps) {
  const id = useId();
  const [count, setCount] = useState<number | null>(null);
  function search(text: string): void {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = narrow(words);
    setCount(words.length === 0 ? null : shown);
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <Field id={id} type="search" autoComplete="off" onChange={(event) => search(event.target.value)} />
      <p role="status">{count === null ? "" : found.replace("{count}", String(count))}</p>
    </search>
  );
}
