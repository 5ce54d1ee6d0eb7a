// Scenes of a few objects, written as Gerber: mm with four digits behind the point.

import { emptyBbox } from "@/lib/base/bbox";
import type { BoardLayer } from "@/lib/core/board/board-model";
import type { DrillLayer } from "@/lib/core/board/drill";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { BoardContour } from "@/lib/core/board/outline-nest";
import { type Scene, sceneOf } from "@/lib/core/board-view/scene";
import { bytesOf } from "../gerber/gerber-text";

type Part = Pick<BoardLayer, "file"> &
  Partial<Pick<BoardLayer, "type" | "side" | "layer">> & { body: string; text?: string };
type Rest = { drills?: Partial<DrillLayer>[]; boards?: BoardContour[]; netlist?: Netlist };

/** Whole files. */
export function sceneOfTexts(files: readonly { file: string; text: string }[]): Scene {
  return smallScene(files.map(({ file, text }) => ({ file, body: "", text })));
}

/** Layers are copper of the top where they do not say otherwise. */
export function smallScene(parts: readonly Part[], { drills = [], boards = [], netlist }: Rest = {}): Scene {
  const layers = parts.map(({ body, text, file, ...assignment }): BoardLayer => {
    const { image, attributes } = readLayer(bytesOf(text ?? `%FSLAX44Y44*%\n%MOMM*%\n${body}\nM02*\n`));
    const known = { confidence: 1, basis: "attribute", format: "gerber" } as const;
    return { file, type: "copper", side: "top", ...assignment, ...known, evidence: [], image, attributes };
  });
  return sceneOf({
    layers,
    drills: drills.map((drill) => ({
      file: "holes.drl",
      plating: "plated",
      holes: new Float64Array(),
      slots: [],
      ...drill,
    })),
    supplied: { hits: 0, slots: 0 },
    outline: { status: "missing", boards, boardCount: 1, bounds: emptyBbox() },
    netlist: netlist ?? null,
    files: [],
    warnings: [],
  });
}
