// Jumps to an object or a place of the drawing: the sheet changes, the view pans, and zooms only where it is small.
import type { OpenProject } from "@/components/schematic/editor-context";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import type { Point } from "@/lib/core/schematic/model/units";

/** At 100 % the grid of 1.27 mm is 8 px. */
export const FULL_PX_PER_MM = 8 / 1.27;
const MIN_SHOWN = 0.6;

export function showPlace(
  { editor, viewport }: Pick<OpenProject, "editor" | "viewport">,
  at: Point,
  path: string,
): void {
  if (editor.path !== path) editor.openSheet(path);
  const [centerXmm, centerYmm] = toWorld(at);
  const { pxPerMm } = viewport.camera();
  const isSmall = pxPerMm < MIN_SHOWN * FULL_PX_PER_MM;
  viewport.moveTo({ centerXmm, centerYmm, pxPerMm: isSmall ? FULL_PX_PER_MM : pxPerMm });
}

interface Placed {
  readonly id: string;
  readonly path: string;
}

export function showObject(project: Pick<OpenProject, "editor" | "viewport">, { id, path }: Placed): void {
  const { editor } = project;
  if (editor.path !== path) editor.openSheet(path);
  const box = editor.view.index.boxOf(id);
  if (box) showPlace(project, { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }, path);
  editor.use("select");
  editor.select([id]);
}
