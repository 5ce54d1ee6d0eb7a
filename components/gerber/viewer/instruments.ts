// What the page's parts share without a render: the glass, the pointer, the ruler.
import { createContext, use } from "react";
import { createGlass, type Glass } from "@/components/gerber/viewer/glass";
import type { Vec2 } from "@/lib/base/vec2";
import type { Snap } from "@/lib/core/gerber/view/snap";

/** A value that others follow. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
  /** Called after every change; the answer ends it. */
  watch(listener: () => void): () => void;
}

export function createCell<T>(value: T): Cell<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A line from point to point in mm; an open one follows the pointer. `snap` is what a click would catch. */
export interface Ruler {
  line: { from: Vec2; to: Vec2; isOpen: boolean } | null;
  snap: Snap | null;
}

export const NO_RULER: Ruler = { line: null, snap: null };

export interface Instruments {
  glass: Glass;
  /** In px of the stage; null while it is elsewhere. */
  pointer: Cell<Vec2 | null>;
  ruler: Cell<Ruler>;
}

export function createInstruments(): Instruments {
  return { glass: createGlass(), pointer: createCell<Vec2 | null>(null), ruler: createCell(NO_RULER) };
}

export const InstrumentsContext = createContext<Instruments | null>(null);

export function useInstruments(): Instruments {
  const instruments = use(InstrumentsContext);
  if (!instruments) throw new Error("instruments are used outside their provider");
  return instruments;
}
