"use client";
// Marks the header on scrolling, and closes its open menus.
import { useEffect, useRef } from "react";

export function HeaderState() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const header = marker.current?.closest("header");
    if (!header) return;
    const mark = () => header.toggleAttribute("data-scrolled", scrollY > 4);
    const open = () => header.querySelectorAll<HTMLDetailsElement>("details[open]");
    const close = (event: Event) => {
      for (const menu of open()) {
        const target = event.target instanceof Node ? event.target : null;
        // Focus on an entry must leave the menu open, or the following click would miss it.
        const isFollowed = event.type === "click" && target instanceof Element && target.closest("a") !== null;
        if (!menu.contains(target) || isFollowed) menu.open = false;
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    mark();
    addEventListener("scroll", mark, { passive: true });
    document.addEventListener("click", close);
    document.addEventListener("focusin", close);
    header.addEventListener("keydown", escape);
    return () => {
      removeEventListener("scroll", mark);
      document.removeEventListener("click", close);
      document.removeEventListener("focusin", close);
      header.removeEventListener("keydown", escape);
    };
  }, []);

  return <span ref={marker} hidden />;
}
