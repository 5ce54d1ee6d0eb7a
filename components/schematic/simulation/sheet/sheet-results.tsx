"use client";
// Results on the sheet: marks of traces, values at a place of the results, findings, and what a probe would show.
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useDocument, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { useIsLive } from "@/components/schematic/live/use-live";
import { currentReading } from "@/components/schematic/simulation/probes/current-reading";
import { probeExpression, probeValue } from "@/components/schematic/simulation/probes/probe-expression";
import { type ProbeOutcome, toggleProbe } from "@/components/schematic/simulation/probes/toggle-probe";
import { openResultsCanvas } from "@/components/schematic/simulation/sheet/results-canvas";
import { type SheetValue, sheetValues } from "@/components/schematic/simulation/sheet/sheet-values";
import { type TraceMark, traceMarks } from "@/components/schematic/simulation/sheet/trace-marks";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import type { SimulationSession } from "@/components/schematic/simulation/simulation-session";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { useResults } from "@/components/schematic/simulation/use-results";
import type { OverlayCanvas } from "@/components/schematic/stage/overlay-canvas";
import { Pinned } from "@/components/schematic/stage/pinned";
import { toast } from "@/components/ui/toast";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import styles from "./sheet-results.module.css";

const NO_VALUES: readonly SheetValue[] = [];
const NO_MARKS: readonly TraceMark[] = [];

export function SheetResults() {
  const session = useSimulation();
  useEffect(() => session.hold(), [session]);
  const said = useProbing();
  const state = useSimulationState();
  const tool = useEditorState((editor) => editor.tool);
  const hasResults = state.runs.length + state.opened.length + state.findings.length > 0;
  return (
    <>
      {hasResults && <ResultsLayer />}
      {tool === "simulation-probe" && <ProbeTip />}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

function useViewVersion({ view }: SimulationSession): number {
  return useSyncExternalStore(
    view.subscribe,
    () => view.version,
    () => view.version,
  );
}

function valuesOf(session: SimulationSession, editor: SchematicEditor): readonly SheetValue[] {
  const latest = latestRun(session.state.runs, session.state.opened);
  const reading = session.view.showsPoint ? currentReading(session) : null;
  return latest && reading ? sheetValues(editor, latest, reading) : NO_VALUES;
}

function ResultsLayer() {
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

/** The value at the pointer, before it is plotted. */
function ProbeTip() {
  const t = useTranslations("simulation.probe");
  const session = useSimulation();
  const { runs, opened } = useSimulationState();
  useViewVersion(session);
  const probe = useEditorState(({ overlay }) => overlay.probe);
  const latest = latestRun(runs, opened);
  if (!probe) return null;
  if (!latest) return <Tip at={probe.at} text={t("noResults")} />;
  const named = probeExpression(probe, latest);
  if (!named.ok) return <Tip at={probe.at} text={t(`failures.${named.code}`)} />;
  const reading = currentReading(session);
  const value = reading && probeValue(probe, latest, reading);
  const text = value ? `${named.expression} = ${engineeringText(value.value, value.unit)}` : named.expression;
  return <Tip at={probe.at} text={text} />;
}

const Tip = ({ at, text }: { at: { x: number; y: number }; text: string }) => (
  <Pinned at={at} className={styles.tip}>
    <p>{text}</p>
  </Pinned>
);

/** Plots what is asked for on the sheet; answers what was done, in words. */
function useProbing(): string {
  const t = useTranslations("simulation.probe");
  const { editor } = useOpenProject();
  const session = useSimulation();
  const [said, setSaid] = useState("");
  useEffect(() => {
    function tell(outcome: ProbeOutcome): void {
      switch (outcome.kind) {
        case "added":
        case "removed":
          return setSaid(t(outcome.kind, { name: outcome.expression }));
        case "value":
          return toast({ kind: "info", message: `${outcome.expression} = ${outcome.text}` });
        case "failed":
          return toast({ kind: "warning", message: t(`failures.${outcome.code}`) });
      }
    }
    return editor.onProbe((request) => tell(toggleProbe(session, editor, request)));
  }, [editor, session, t]);
  return said;
}
