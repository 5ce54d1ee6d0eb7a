// A native board while it is read: its layers by name, its holes by what they go through.

import type { BoardLayer } from "@/lib/core/board/board-model";
import type { DrillLayer, DrillSlot } from "@/lib/core/board/drill";
import { MAX_COORDINATE_MM, MAX_DRILLS } from "@/lib/core/board/limits";
import { LayerDrawing, toGrid } from "@/lib/core/native-board/layer-drawing";
import { fileFunctionOf, type LayerPlace } from "@/lib/core/native-board/layer-place";
import type { NativeDrawing } from "@/lib/core/native-board/native-result";
import { WarningList } from "@/lib/core/board/warning";

/** A hole; longer than wide it is a slot along `angleDeg` (counter-clockwise from the right). */
export type Hole = { x: number; y: number; diameterMm: number; lengthMm?: number; angleDeg?: number; line: number };

/** `from` and `to` are copper layers counted from the top; both undefined for holes through the whole board. */
export type HoleKind = { isPlated: boolean; from?: number; to?: number };

type HoleGroup = { kind: HoleKind; holes: number[]; slots: DrillSlot[] };

export class BoardDrawing {
  readonly warnings = new WarningList();
  hasOpenPours = false;
  readonly #layers = new Map<string, { place: LayerPlace; drawing: LayerDrawing }>();
  readonly #holes = new Map<string, HoleGroup>();
  #holeCount = 0;

  /** The layer of this name, made on its first use. */
  layer(name: string, place: LayerPlace): LayerDrawing {
    const existing = this.#layers.get(name);
    if (existing) return existing.drawing;
    const drawing = new LayerDrawing(this.warnings);
    this.#layers.set(name, { place, drawing });
    return drawing;
  }

  hole({ x, y, diameterMm, lengthMm = 0, angleDeg = 0, line }: Hole, kind: HoleKind): void {
    const numbers = [x, y, diameterMm, lengthMm, angleDeg];
    if (!numbers.every((value) => Math.abs(value) <= MAX_COORDINATE_MM)) return this.warnings.add("BAD_NUMBER", line);
    if (diameterMm <= 0) return this.warnings.add("DRILL_TOOL_SIZE", line);
    if (++this.#holeCount > MAX_DRILLS) return this.warnings.add("TOO_MANY_OBJECTS", line);
    const group = this.#group(kind);
    const half = (lengthMm - diameterMm) / 2;
    if (half < 1e-6) {
      group.holes.push(toGrid(x), toGrid(y), diameterMm);
      return;
    }
    const angle = (angleDeg * Math.PI) / 180;
    const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
    group.slots.push({ diameterMm, path: Float64Array.of(x - dx, y - dy, 0, x + dx, y + dy, 0) });
  }

  build(): NativeDrawing {
    const layers = [...this.#layers].map(([name, { place, drawing }]): BoardLayer => {
      const words = fileFunctionOf(place);
      return {
        file: name,
        ...place,
        format: "native",
        confidence: 1,
        basis: "attribute",
        evidence: [{ basis: "attribute", text: name, type: place.type, side: place.side }],
        image: drawing.build(),
        attributes: new Map([[".FileFunction", words]]),
      };
    });
    const copper = layers.filter(({ type }) => type === "copper").length;
    const drills = [...this.#holes.values()].map(({ kind, holes, slots }): DrillLayer => ({
      file: drillName(kind),
      plating: kind.isPlated ? "plated" : "non-plated",
      span: { from: kind.from ?? 1, to: kind.to ?? Math.max(1, copper) },
      holes: Float64Array.from(holes),
      slots,
    }));
    return { layers, drills, warnings: this.warnings.items, hasOpenPours: this.hasOpenPours };
  }

  #group(kind: HoleKind): HoleGroup {
    const name = drillName(kind);
    const existing = this.#holes.get(name);
    if (existing) return existing;
    const group: HoleGroup = { kind, holes: [], slots: [] };
    this.#holes.set(name, group);
    return group;
  }
}

function drillName({ isPlated, from, to }: HoleKind): string {
  if (!isPlated) return "NPTH";
  return from === undefined || to === undefined ? "PTH" : `PTH L${from}-L${to}`;
}
