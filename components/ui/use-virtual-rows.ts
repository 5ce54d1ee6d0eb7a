"use client";
// Virtual rows of equal height: the visible ones and a few around them.
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const AROUND = 6;
/** Height before the first measurement. */
const USUAL_HEIGHT = 640;
/** Print has no scrolling; rows beyond this limit are not printed. */
const MAX_PRINTED = 1_000;

export interface VirtualRows {
  /** First rendered row. */
  from: number;
  /** End of the rendered rows, exclusive. */
  to: number;
  /** Scrolls as little as needed to show a row. */
  reveal: (at: number) => void;
}

export function useVirtualRows(
  viewport: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number },
): VirtualRows {
  const [view, setView] = useState({ top: 0, height: USUAL_HEIGHT });
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const appearance = () => {
      const height = node.clientHeight || USUAL_HEIGHT;
      // Rounded to whole rows: within a row nothing new is rendered.
      const top = Math.floor(node.scrollTop / rowHeight) * rowHeight;
      setView((previous) => (previous.top === top && previous.height === height ? previous : { top, height }));
    };
    const observer = new ResizeObserver(appearance);
    observer.observe(node);
    node.addEventListener("scroll", appearance, { passive: true });
    appearance();
    return () => {
      observer.disconnect();
      node.removeEventListener("scroll", appearance);
    };
  }, [viewport, rowHeight, count]);
  const isPrinting = useIsPrinting();
  if (isPrinting) return { from: 0, to: Math.min(count, MAX_PRINTED), reveal: () => undefined };
  const from = Math.max(0, Math.min(count - 1, Math.floor(view.top / rowHeight) - AROUND));
  const to = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + AROUND);
  return {
    from,
    to,
    reveal(at) {
      if (viewport.current) scrollTo(viewport.current, at * rowHeight, rowHeight);
    },
  };
}

/** The rows have to be rendered before the browser lays out its pages. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinting;
}

function scrollTo(node: HTMLElement, top: number, rowHeight: number): void {
  const height = node.clientHeight || USUAL_HEIGHT;
  if (top < node.scrollTop) node.scrollTop = top;
  else if (top + rowHeight > node.scrollTop + height) node.scrollTop = top + rowHeight - height;
}
