"use client";
// Content that is expensive to show, rendered once it comes near the viewport.
import { type ReactNode, useEffect, useRef, useState } from "react";

const MARGIN = "200px";

/** `children` receives true near the viewport, or at once in a browser without IntersectionObserver. */
export function NearView({ children }: { children: (isNear: boolean) => ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <span ref={place}>{children(isNear)}</span>;
}
