// The canvas above the sheet: painted once for each change of the camera, the drawing, the results or the theme.
import { findingMarks } from "@/components/schematic/simulation/sheet/finding-marks";
import {
  MIN_PX_PER_MM,
  paintProbeDrag,
  paintTraceMarks,
  paintValues,
  ValueLayout,
} from "@/components/schematic/simulation/sheet/paint-results";
import type { SheetValue } from "@/components/schematic/simulation/sheet/sheet-values";
import type { TraceMark } from "@/components/schematic/simulation/sheet/trace-marks";
import type { PlacedFinding } from "@/components/schematic/simulation/simulation-session";
import type { OpenProject } from "@/components/schematic/editor-context";
import type { Pen } from "@/components/schematic/stage/canvas-pen";
import { readInks } from "@/components/schematic/stage/inks";
import { paintFindings } from "@/components/schematic/stage/paint-finding";
import type { Bbox } from "@/lib/base/bbox";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";

export interface ShownOnSheet {
  readonly values: readonly SheetValue[];
  readonly marks: readonly TraceMark[];
  readonly findings: readonly PlacedFinding[];
  /** Index of the finding that was opened from the list. */
  readonly chosen: number | null;
}

/** Wires may run under a label; parts and texts may not. */
const takenOn =
  ({ view }: SchematicEditor) =>
  (box: Bbox): boolean =>
    view.index
      .near(box)
      .some(({ kind }) => kind !== "wire" && kind !== "bus" && kind !== "junction" && kind !== "image");

export interface ResultsCanvas {
  ask(): void;
  close(): void;
}

export function openResultsCanvas(
  canvas: HTMLCanvasElement,
  { editor, viewport }: Pick<OpenProject, "editor" | "viewport">,
  shown: () => ShownOnSheet,
): ResultsCanvas {
  const context = canvas.getContext("2d");
  const layout = new ValueLayout();
  let inks = readInks();
  let styles = getComputedStyle(document.documentElement);
  let frame: number | null = null;

  function paint(): void {
    frame = null;
    if (!context) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const { a, e, f } = viewport.transform();
    const transform = { scale: (a * ratio) / UNITS_PER_MM, left: e * ratio, top: f * ratio };
    const pen: Pen = { context, inks, transform, ratio };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    const { values, marks, findings, chosen } = shown();
    if (values.length > 0 && viewport.camera().pxPerMm >= MIN_PX_PER_MM)
      paintValues(pen, values, layout.boxes(pen, values, takenOn(editor)));
    paintTraceMarks(pen, marks, (property) => styles.getPropertyValue(property).trim());
    paintFindings(pen, findingMarks(editor, findings, chosen), { width, height });
    const { probe, probeFrom } = editor.state.overlay;
    const to = probe?.at ?? editor.state.pointer?.at;
    if (probeFrom && to) paintProbeDrag(pen, probeFrom, to);
  }
  const ask = (): void => void (frame ??= requestAnimationFrame(paint));
  const readTheme = (): void => {
    inks = readInks();
    styles = getComputedStyle(document.documentElement);
    ask();
  };
  const theme = new MutationObserver(readTheme);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const sizes = new ResizeObserver(ask);
  sizes.observe(canvas);
  const endings = [
    viewport.watch(ask),
    editor.subscribe(ask),
    () => theme.disconnect(),
    () => sizes.disconnect(),
    () => void (frame !== null && cancelAnimationFrame(frame)),
  ];
  return { ask, close: () => endings.forEach((end) => end()) };
}
