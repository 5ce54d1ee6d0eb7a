"use client";
// Tells the page around the frame how high the content is; nothing is read from that page.
import { type RefObject, useEffect } from "react";

export const HEIGHT_MESSAGE = "boardwright:height";

/** Posts `{ type, height }` in CSS pixels, first and whenever the element's height changes. */
export function useFrameHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = element.current;
    if (content === null || window.parent === window) return;
    const tell = () => {
      const height = Math.ceil(content.getBoundingClientRect().height);
      // Any site may hold the frame, and a height is no secret.
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
    };
    const observer = new ResizeObserver(tell);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
}
