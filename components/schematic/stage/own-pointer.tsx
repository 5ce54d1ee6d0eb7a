"use client";
// A part on the stage whose clicks are its own: the stage would capture the pointer, and no button would be pressed.
import { type ComponentPropsWithoutRef, type RefCallback, useCallback } from "react";

const KEPT = ["pointerdown", "dblclick", "wheel", "contextmenu"] as const;

export function OwnPointer(props: ComponentPropsWithoutRef<"div">) {
  // By listeners of its own: those of React are called after those of the stage.
  const ref: RefCallback<HTMLDivElement> = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const keep = (event: Event): void => event.stopPropagation();
    for (const kind of KEPT) element.addEventListener(kind, keep);
    return () => {
      for (const kind of KEPT) element.removeEventListener(kind, keep);
    };
  }, []);
  return <div {...props} ref={ref} />;
}
