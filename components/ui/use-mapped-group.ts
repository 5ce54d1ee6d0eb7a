"use client";
// A group of an SVG drawing that lies on something one moves and turns: what is drawn in its units stays where it is on it.
import { type RefObject, useLayoutEffect } from "react";

/** What one looks through; its map leads from the units of what is looked at to px of the picture. */
export interface MovedWindow {
  map(): Readonly<Record<"a" | "b" | "c" | "d" | "e" | "f", number>>;
  /** Called after every change; the answer ends it. */
  watch(listener: () => void): () => void;
}

/** `drawn` is what the group's presence depends on. */
export function useMappedGroup(group: RefObject<SVGGElement | null>, seen: MovedWindow, drawn: unknown): void {
  useLayoutEffect(() => {
    const place = () => {
      const { a, b, c, d, e, f } = seen.map();
      group.current?.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    };
    place();
    return seen.watch(place);
  }, [group, seen, drawn]);
}
