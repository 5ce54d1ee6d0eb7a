"use client";
// Whether an element can be seen, or soon could: it counts a little before it comes into the window.
import { type RefCallback, useCallback, useState } from "react";

/** A screen's scroll in one turn of the wheel. */
const AHEAD_PX = 240;

/** True until it is known, on the server, and where browsers cannot tell. */
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
