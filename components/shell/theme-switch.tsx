"use client";
// Switches between light and dark and stores the choice in a cookie; by default the system's theme applies and is
// followed.
import { type ReactNode, useEffect } from "react";
import { useIsDark } from "@/components/ui/use-is-dark";
import { cookieSeconds } from "@/lib/core/account/cookie-days";
import { hasChosenTheme, SYSTEM_IS_DARK, THEME_COOKIE } from "@/lib/base/theme-script";
import styles from "./header.module.css";

function followSystem(): () => void {
  const system = matchMedia(SYSTEM_IS_DARK);
  const follow = () => {
    if (!hasChosenTheme(document.cookie)) document.documentElement.dataset.theme = system.matches ? "dark" : "light";
  };
  system.addEventListener("change", follow);
  return () => system.removeEventListener("change", follow);
}

export function ThemeSwitch({ toDark, toLight, children }: { toDark: string; toLight: string; children: ReactNode }) {
  const isDark = useIsDark();
  useEffect(followSystem, []);
  const label = isDark ? toLight : toDark;

  function turn() {
    const theme = isDark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${cookieSeconds("preference")}; samesite=lax`;
  }

  return (
    <button type="button" className={`${styles.tool} needs-script`} aria-label={label} title={label} onClick={turn}>
      {children}
    </button>
  );
}
