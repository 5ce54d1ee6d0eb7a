"use client";
import { useEffect } from "react";
import type { Locale } from "@/lib/core/market/area";

/** Registers public/sw.js, which serves the offline page without a network. Not in development, nor in a frame. */
export function RegisterServiceWorker({ defaultLanguage }: { defaultLanguage: Locale }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    // A page in a frame of another site keeps nothing in the reader's browser.
    if (window.parent !== window) return;
    // Private windows and full disks refuse it; the site works without.
    navigator.serviceWorker.register(`/sw.js?default=${defaultLanguage}`).catch(() => undefined);
  }, [defaultLanguage]);
  return null;
}
