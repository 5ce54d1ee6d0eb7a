"use client";
// The choice of keys of this device, for all parts of the page.
import { useSyncExternalStore } from "react";
import { type KeyChoice, readKeyChoice, USUAL_KEYS, writeKeyChoice } from "@/components/schematic/commands/key-choice";

const ENTRY = "boardwright.schematic.keys";
const listeners = new Set<() => void>();

let known: { readonly text: string | null; readonly choice: KeyChoice } = { text: null, choice: USUAL_KEYS };

function readEntry(): string | null {
  try {
    return localStorage.getItem(ENTRY);
  } catch {
    return known.text;
  }
}

/** The same object for as long as the entry is the same. */
function readChoice(): KeyChoice {
  const text = readEntry();
  if (text !== known.text) known = { text, choice: readKeyChoice(text) };
  return known.choice;
}

export function setKeyChoice(choice: KeyChoice): void {
  const text = writeKeyChoice(choice);
  try {
    localStorage.setItem(ENTRY, text);
  } catch {
    // Without storage the choice lasts as long as the page.
    known = { text, choice };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of this browser.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export const useKeyChoice = (): KeyChoice => useSyncExternalStore(subscribe, readChoice, () => USUAL_KEYS);
