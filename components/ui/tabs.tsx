"use client";
// Tabs with panels; arrow keys move between them.
import { type KeyboardEvent, useRef } from "react";
import styles from "./tabs.module.css";

interface TabsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** The panel of a tab has `id={tabPanelId(id)}`, `role="tabpanel"` and `aria-labelledby={tabId(id)}`. */
export const tabPanelId = (id: string) => `panel-${id}`;
export const tabId = (id: string) => `tab-${id}`;

export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  function move(event: KeyboardEvent, at: number) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + items.length) % items.length;
    const item = items[next];
    tabs.current[next]?.focus();
    if (item) onChange(item.id);
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {items.map((item, at) => (
        <button
          key={item.id}
          ref={(node) => {
            tabs.current[at] = node;
          }}
          id={tabId(item.id)}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          aria-controls={tabPanelId(item.id)}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
          onKeyDown={(event) => move(event, at)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
