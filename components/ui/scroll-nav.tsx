"use client";
// Row of links that may be wider than the window: the current one is scrolled into view.
import { type ReactNode, useEffect, useRef } from "react";

interface ScrollNavProps {
  className: string | undefined;
  label: string;
  /** Current link; a change scrolls the new one into view. */
  here: string;
  children: ReactNode;
}

/** Scroll distance that centers `item` in the row; both are measured in the window. */
export function scrollToMiddle(row: { left: number; width: number }, item: { left: number; width: number }): number {
  return item.left - row.left - (row.width - item.width) / 2;
}

export function ScrollNav({ className, label, here, children }: ScrollNavProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    if (!row.current || !current) return;
    row.current.scrollLeft += scrollToMiddle(row.current.getBoundingClientRect(), current.getBoundingClientRect());
  }, [here]);
  return (
    <nav ref={row} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
