// Jumps to an object or a place of the drawing: the sheet changes, the view pans, and zooms only where it is small.
import type { OpenProject } from "@/components/schematic/editor-context";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import { anchorOfNet } from "@/lib/core/schematic/editor/net-anchor";
import { type Point, toMm } from "@/lib/core/schematic/model/units";

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

/** Part of the stage that a fitted drawing fills, and how far it is enlarged at most. */
const FITTED_PART = 0.88;
const MAX_FITTED = 1.5;

/** The drawn area, or the whole sheet while it is empty. */
export function fitDrawing({ editor, viewport }: Pick<OpenProject, "editor" | "viewport">): void {
  const extent = editor.view.index.extent();
  const { widthPx, heightPx } = viewport.viewport();
  if (!extent || widthPx === 0) return viewport.fit();
  const { minX, minY, maxX, maxY } = extent;
  const [centerXmm, centerYmm] = toWorld({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
  const scale = Math.min(widthPx / toMm(maxX - minX + 1), heightPx / toMm(maxY - minY + 1)) * FITTED_PART;
  viewport.moveTo({ centerXmm, centerYmm, pxPerMm: Math.min(scale, MAX_FITTED * FULL_PX_PER_MM) });
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

/** Highlights a net where it is drawn: on the sheet that is shown, else on the first one that has it. */
export function showNet(project: Pick<OpenProject, "editor" | "viewport">, name: string): void {
  const { editor } = project;
  const net = editor.netlist.nets.find((each) => each.name === name);
  const paths = [editor.path, ...editor.hierarchy.instances.map(({ path }) => path)];
  for (const path of paths) {
    const at = net && anchorOfNet(net, path);
    if (!at) continue;
    showPlace(project, at, path);
    break;
  }
  if (net && !editor.state.highlighted.includes(name)) editor.highlight(name);
}
