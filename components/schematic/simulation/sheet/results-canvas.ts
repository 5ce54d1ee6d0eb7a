// The canvas of results above the sheet: values, marks of traces and findings.
import { findingMarks } from "@/components/schematic/simulation/sheet/finding-marks";
import {
  paintProbeDrag,
  paintTraceMarks,
  paintValues,
  ValueLayout,
} from "@/components/schematic/simulation/sheet/paint-results";
import type { SheetValue } from "@/components/schematic/simulation/sheet/sheet-values";
import type { TraceMark } from "@/components/schematic/simulation/sheet/trace-marks";
import type { PlacedFinding } from "@/components/schematic/simulation/simulation-session";
import type { OpenProject } from "@/components/schematic/editor-context";
import {
  MIN_LABEL_PX_PER_MM,
  openOverlay,
  type OverlayCanvas,
  takenOn,
} from "@/components/schematic/stage/overlay-canvas";
import { paintFindings } from "@/components/schematic/stage/paint-finding";

export interface ShownOnSheet {
  readonly values: readonly SheetValue[];
  readonly marks: readonly TraceMark[];
  readonly findings: readonly PlacedFinding[];
  /** Index of the finding that was opened from the list. */
  readonly chosen: number | null;
}

export function openResultsCanvas(
  canvas: HTMLCanvasElement,
  project: Pick<OpenProject, "editor" | "viewport">,
  shown: () => ShownOnSheet,
): OverlayCanvas {
  const { editor, viewport } = project;
  const layout = new ValueLayout();
  return openOverlay(canvas, project, (pen, colorOf) => {
    const { values, marks, findings, chosen } = shown();
    const { width, height } = canvas;
    if (values.length > 0 && viewport.camera().pxPerMm >= MIN_LABEL_PX_PER_MM)
      paintValues(pen, values, layout.boxes(pen, values, takenOn(editor)));
    paintTraceMarks(pen, marks, colorOf);
    paintFindings(pen, findingMarks(editor, findings, chosen), { width, height });
    const { probe, probeFrom } = editor.state.overlay;
    const to = probe?.at ?? editor.state.pointer?.at;
    if (probeFrom && to) paintProbeDrag(pen, probeFrom, to);
  });
}
