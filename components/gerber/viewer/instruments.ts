// State shared by the viewer's components without a render: camera, pointer, ruler.
import { createContext, use } from "react";
import { type Cell, createCell } from "@/components/stage/cell";
import { NO_RULER, type Ruler } from "@/components/stage/ruler";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";
import type { Snap } from "@/lib/core/board-view/snap";

export interface Instruments {
  viewport: ViewportController;
  /** In px of the stage; null outside it. */
  pointer: Cell<Vec2 | null>;
  ruler: Cell<Ruler<Snap["kind"]>>;
}

export function createInstruments(): Instruments {
  return {
    viewport: createViewportController(),
    pointer: createCell<Vec2 | null>(null),
    ruler: createCell<Ruler<Snap["kind"]>>(NO_RULER),
  };
}

export const InstrumentsContext = createContext<Instruments | null>(null);

export function useInstruments(): Instruments {
  const instruments = use(InstrumentsContext);
  if (!instruments) throw new Error("instruments are used outside their provider");
  return instruments;
}
