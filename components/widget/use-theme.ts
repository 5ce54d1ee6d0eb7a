"use client";
// Theme of a page in a frame: the one that its address names, or the system's; a theme chosen on our site is not read.
import { useLayoutEffect } from "react";
import type { WidgetTheme } from "@/components/widget/address-options";
import { SYSTEM_IS_DARK } from "@/lib/base/theme-script";

export function useTheme(theme: WidgetTheme): void {
  useLayoutEffect(() => {
    const system = matchMedia(SYSTEM_IS_DARK);
    const apply = () => {
      document.documentElement.dataset.theme = theme === "auto" ? (system.matches ? "dark" : "light") : theme;
    };
    apply();
    if (theme !== "auto") return;
    system.addEventListener("change", apply);
    return () => system.removeEventListener("change", apply);
  }, [theme]);
}
