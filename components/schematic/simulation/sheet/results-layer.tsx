"use client";
// Marks of traces, values at a place of the results, and findings, above the sheet.
import { useEffect, useMemo, useRef } from "react";
import { useDocument, useOpenProject } from "@/components/schematic/editor-context";
import { useIsLive } from "@/components/schematic/live/use-live";
import { currentReading } from "@/components/schematic/simulation/probes/current-reading";
import { openResultsCanvas } from "@/components/schematic/simulation/sheet/results-canvas";
import { type SheetValue, sheetValues } from "@/components/schematic/simulation/sheet/sheet-values";
import { type TraceMark, traceMarks } from "@/components/schematic/simulation/sheet/trace-marks";
import { useViewVersion } from "@/components/schematic/simulation/sheet/use-view-version";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import type { SimulationSession } from "@/components/schematic/simulation/simulation-session";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { useResults } from "@/components/schematic/simulation/use-results";
import type { OverlayCanvas } from "@/components/schematic/stage/overlay-canvas";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import styles from "./sheet-results.module.css";

const NO_VALUES: readonly SheetValue[] = [];
const NO_MARKS: readonly TraceMark[] = [];

function valuesOf(session: SimulationSession, editor: SchematicEditor): readonly SheetValue[] {
  const latest = latestRun(session.state.runs, session.state.opened);
  const reading = session.view.showsPoint ? currentReading(session) : null;
  return latest && reading ? sheetValues(editor, latest, reading) : NO_VALUES;
}

export function ResultsLayer() {
  const project = useOpenProject();
  const session = useSimulation();
  const state = useSimulationState();
  const version = useViewVersion(session);
  const results = useResults();
  const store = results?.store ?? null;
  // Values of the running circuit stand in the same places.
  const isLive = useIsLive();
  const values = useDocument(
    (editor) => (isLive ? NO_VALUES : valuesOf(session, editor)),
    `${version} ${isLive} ${latestRun(state.runs, state.opened)?.id ?? ""}`,
  );
  const marks = useDocument(
    (editor) => (store && session.view.isOpen ? traceMarks(editor, session.view, store) : NO_MARKS),
    `${version} ${results?.group.kind ?? ""}`,
  );
  const { findings } = state;
  const { chosenFinding: chosen } = session.view;
  const shown = useMemo(() => ({ values, marks, findings, chosen }), [values, marks, findings, chosen]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(shown);
  const open = useRef<OverlayCanvas | null>(null);
  useEffect(() => {
    latest.current = shown;
    open.current?.ask();
  }, [shown]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const layer = openResultsCanvas(element, project, () => latest.current);
    open.current = layer;
    layer.ask();
    return () => {
      open.current = null;
      layer.close();
    };
  }, [project]);
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />;
}
