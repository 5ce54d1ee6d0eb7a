"use client";
// Stores a quote on this device, and offers the last one to a returning user.
import { useEffect, useState } from "react";
import { useDebounced } from "@/components/quote/use-debounced";
import type { FormKeeper, KeptForm } from "@/stores/drafts/kept-form";

const STILL_MS = 1000;

interface Shown<T> {
  current: Omit<KeptForm<T>, "atMs">;
  /** The address of the page named no options. */
  isNew: boolean;
}

export function useKeptForm<T>(
  keeper: FormKeeper<T>,
  { current, isNew }: Shown<T>,
): { kept: KeptForm<T> | null; dismiss: () => void } {
  const { specification, projectId, bookVersion } = current;
  const [opened] = useState({ specification, isNew });
  const [kept, setKept] = useState<KeptForm<T> | null>(null);
  useEffect(() => {
    if (!opened.isNew) return;
    let isStale = false;
    void keeper.find().then((found) => {
      if (!isStale) setKept(found);
    });
    return () => {
      isStale = true;
    };
  }, [keeper, opened]);

  const settled = useDebounced(specification, STILL_MS);
  useEffect(() => {
    if (settled === opened.specification) return;
    void keeper.keep({ specification: settled, projectId, bookVersion, atMs: Date.now() });
  }, [keeper, opened, settled, projectId, bookVersion]);

  return {
    // Once an option is chosen here, the previous quote is no longer offered.
    kept: specification === opened.specification ? kept : null,
    dismiss() {
      setKept(null);
      void keeper.forget();
    },
  };
}
