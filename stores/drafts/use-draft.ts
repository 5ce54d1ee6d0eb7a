"use client";
// Hook that reads and stores one draft of a form.

import { useEffect, useState } from "react";
import { drafts } from "@/stores/drafts/draft";

/** `values` are null until storage was read, and without a draft; `read` must be the same function on every render. */
export function useDraft<T>(key: string, read: (stored: unknown) => T | null) {
  const [found, setFound] = useState<{ key: string; values: T | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void drafts.find(key, read).then((values) => {
      if (isWanted) setFound({ key, values });
    });
    return () => {
      isWanted = false;
    };
  }, [key, read]);
  const isLoaded = found?.key === key;
  return {
    isLoaded,
    values: isLoaded ? found.values : null,
    keep: (values: T) => void drafts.keep(key, values),
    forget: () => void drafts.forget(key),
  };
}
