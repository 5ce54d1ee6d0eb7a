// State of a 3D view in the worker: the board is read once, then painted, exploded and populated on request.

import { heightOf, widthOf } from "@/lib/base/bbox";
import { err, ok, type Result } from "@/lib/base/result";
import { assemble, type NamedPart } from "@/lib/core/board3d/assemble";
import {
  type BoardSolid,
  boardSolid,
  isSamePlan,
  MAX_CUT_AT_FIRST,
  planOf,
  type SolidPlan,
} from "@/lib/core/board3d/board-solid";
import { type BoardSource, plainSource, sourceOfModel, sourceOfScene } from "@/lib/core/board3d/board-source";
import { edgeRings } from "@/lib/core/board3d/edge-rings";
import { sheetsOf } from "@/lib/core/board3d/sheets";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { SourceFile } from "@/lib/core/board/source-file";
import { openArchive } from "@/lib/core/archive/archive";
import type {
  Board3dCode,
  Board3dAppearance,
  Board3dModel,
  Board3dRequest,
  ShownParts,
  ShownSheet,
} from "@/lib/workers/board3d/board3d-messages";
import { findParts, fitted, type FoundParts, readTable } from "@/lib/workers/bom/find-parts";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { paintFace, paintSheet, sheetMap } from "@/lib/workers/board3d/paint-face";
import { readUpload } from "@/lib/workers/archive/read-upload";

type OpenRequest = Extract<Board3dRequest, { kind: "open" }>;

/** Panels are made up to about 600 mm; more is an error of units. */
const MAX_MM = 1_500;

export interface Board3dStage {
  model: Board3dModel;
  faces(appearance: Board3dAppearance): { top: ImageBitmap; bottom: ImageBitmap };
}

export interface Board3dJob extends Board3dStage {
  sheets(appearance: Board3dAppearance): ShownSheet[];
  parts(named: readonly NamedPart[], inside?: number): ShownParts;
  /** Searches the files; null if they name no parts. */
  findParts(): Promise<ShownParts | null>;
  /** Parts of a pick-and-place file; null if it is none. */
  readParts(file: Blob): Promise<ShownParts | null>;
}

interface Read {
  source: BoardSource;
  /** Unpacked on first use. */
  files: () => Promise<readonly SourceFile[]>;
}

async function read(
  { input, wasmUrl }: OpenRequest,
  onPreview: (source: BoardSource) => Promise<void>,
): Promise<Result<Read, Board3dCode>> {
  const loadRar = () => loadRarFrom(wasmUrl);
  if (input.kind === "size")
    return ok({ source: plainSource(input.widthMm, input.heightMm), files: () => Promise.resolve([]) });
  if (input.kind === "scene") {
    const { scene, archive } = input;
    const files = async () => {
      const opened = archive && (await openArchive(new Uint8Array(await archive.arrayBuffer()), { loadRar }));
      return opened?.ok ? opened.value : [];
    };
    return ok({ source: sourceOfScene(scene), files });
  }
  const { file, fileName, corrections = {} } = input;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tools = { loadRar, onPreview: (sight: BoardModel) => onPreview(sourceOfModel(sight)) };
  const upload = await readUpload(bytes, { fileName, corrections }, tools);
  if (!upload.ok) return upload;
  const { board, files } = upload.value;
  return ok({ source: sourceOfModel(board), files: () => Promise.resolve(files) });
}

/**
 * Refusals are values; exceptions are faults of the program or lack of memory. For a large file `onPreview` receives
 * the top side before the rest is read: a board of the same size, with a bare bottom and no parts. Reading continues
 * when its promise resolves.
 */
export async function openBoard3dJob(
  request: OpenRequest,
  onPreview: (sight: Board3dStage) => Promise<void>,
): Promise<Result<Board3dJob, Board3dCode>> {
  if (typeof OffscreenCanvas === "undefined") return err("NO_CANVAS");
  const solids = new SolidMaker(request);
  const found = await read(request, async (source) => {
    const solid = solids.make(source, MAX_CUT_AT_FIRST);
    if (solid.ok) await onPreview(stageOf(source, solid.value));
  });
  if (!found.ok) return found;
  const { source, files } = found.value;
  const solid = solids.make(source);
  return solid.ok ? ok(board3dJobOf(source, solid.value, files)) : solid;
}

/** Reuses the solid if further reading of the board did not change it. */
class SolidMaker {
  readonly #request: OpenRequest;
  #last: { plan: SolidPlan; solid: BoardSolid } | null = null;

  constructor(request: OpenRequest) {
    this.#request = request;
  }

  make(source: BoardSource, maxCut?: number): Result<BoardSolid, Board3dCode> {
    const { status, bounds } = source.outline;
    if (status === "missing" && !this.#request.isGuessedEdgeFine) return err("NO_OUTLINE");
    if (Math.max(widthOf(bounds), heightOf(bounds)) > MAX_MM) return err("BOARD_TOO_LARGE");
    const plan = planOf(source, maxCut);
    if (this.#last && isSamePlan(this.#last.plan, plan)) return ok(this.#last.solid);
    const solid = boardSolid(plan, this.#request.thicknessMm);
    if (!solid) return err("NO_OUTLINE");
    this.#last = { plan, solid };
    return ok(solid);
  }
}

function modelOf({ outline }: BoardSource, solid: BoardSolid): Board3dModel {
  return { solid, edgeRings: edgeRings(outline, solid.origin), outline: outline.status };
}

function stageOf(source: BoardSource, solid: BoardSolid): Board3dStage {
  return {
    model: modelOf(source, solid),
    faces(appearance) {
      const face = { colors: appearance.colors, map: sheetMap(solid.bounds, appearance), holes: solid.paintedHoles };
      return {
        top: paintFace(source, { ...face, side: "top" }),
        bottom: paintFace({ ...source, layers: [] }, { ...face, side: "bottom" }),
      };
    },
  };
}

function board3dJobOf(source: BoardSource, solid: BoardSolid, files: Read["files"]): Board3dJob {
  const { bounds } = solid;
  const shown = (named: readonly NamedPart[], inside = 1): ShownParts => ({
    assembly: assemble(source, named, solid),
    inside,
  });
  const shownAll = (found: FoundParts | null) =>
    found && found.parts.length > 0 ? shown(found.parts, found.inside) : null;
  return {
    model: modelOf(source, solid),
    faces(appearance) {
      const face = { colors: appearance.colors, map: sheetMap(bounds, appearance), holes: solid.paintedHoles };
      return {
        top: paintFace(source, { ...face, side: "top" }),
        bottom: paintFace(source, { ...face, side: "bottom" }),
      };
    },
    sheets(appearance) {
      const { colors } = appearance;
      const map = sheetMap(bounds, appearance);
      const color = {
        copper: colors.finish,
        soldermask: colors.maskColor,
        silkscreen: colors.silkColor,
        paste: colors.finish,
      };
      return sheetsOf(source.layers, solid.thicknessMm).map(({ layer, ...sheet }) => ({
        ...sheet,
        image: paintSheet(layer, { color: color[sheet.kind], map }),
      }));
    },
    parts: shown,
    findParts: async () => shownAll(await findParts(await files(), bounds)),
    readParts: async (file) => {
      const placements = await readTable(new Uint8Array(await file.arrayBuffer()));
      return shownAll(fitted(placements, bounds));
    },
  };
}
