"use client";
// True while the page is shown in the dark theme.
import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const isDark = (): boolean => document.documentElement.dataset.theme === "dark";

/** False until the page is in the browser. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
