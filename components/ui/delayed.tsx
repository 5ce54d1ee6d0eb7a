"use client";
// Renders its children after 200 ms, so that quick work shows no loader.
import { type ReactNode, useEffect, useState } from "react";

export const LOADER_DELAY_MS = 200;

export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
