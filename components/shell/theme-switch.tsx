"use client";
// Turns between light and dark and keeps the choice in a cookie.
import { type ReactNode, useSyncExternalStore } from "react";
import { THEME_COOKIE } from "@/lib/base/theme-script";
import styles from "./header.module.css";

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

export function ThemeSwitch({ toDark, toLight, children }: { toDark: string; toLight: string; children: ReactNode }) {
  const isDark = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === "dark",
    () => false,
  );
  const label = isDark ? toLight : toDark;

  function turn() {
    const theme = isDark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=31536000; samesite=lax`;
  }

  return (
    <button type="button" className={`${styles.tool} needs-script`} aria-label={label} title={label} onClick={turn}>
      {children}
    </button>
  );
}
