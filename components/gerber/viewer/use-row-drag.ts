"use client";
// Reordering rows of a list by dragging their handle, with mouse or touch.
import { type PointerEvent, type RefObject, useRef } from "react";

export interface RowDrag {
  list: RefObject<HTMLUListElement | null>;
  start: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** `onMove` receives the row's index among the others on every change. Rows have `data-row`. */
export function useRowDrag(onMove: (id: string, to: number) => void): RowDrag {
  const list = useRef<HTMLUListElement>(null);

  function start(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    event.preventDefault();
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => {
      list.current?.removeAttribute("data-dragging");
      ending.abort();
    };
    list.current?.setAttribute("data-dragging", "");
    window.addEventListener(
      "pointermove",
      ({ clientY }) => {
        const others = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
          (row) => row.dataset.row !== id,
        );
        const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
        onMove(id, middles.filter((center) => center < clientY).length);
      },
      { signal },
    );
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }
  return { list, start };
}
