"use client";
// Visibility of an element, including a margin around the window.
import { type RefCallback, useCallback, useState } from "react";

/** Distance of one wheel notch. */
const AHEAD_PX = 240;

/** True until it is known, on the server, and in browsers without IntersectionObserver. */
export function useIsVisible<T extends Element>(): { ref: RefCallback<T>; isVisible: boolean } {
  const [isVisible, setIsVisible] = useState(true);
  const ref = useCallback((element: T | null) => {
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsVisible(last.isIntersecting);
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
}
