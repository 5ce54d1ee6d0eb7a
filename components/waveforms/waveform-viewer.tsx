"use client";
// Viewer of simulation results: panes over one x axis, cursors, measurements, several runs, files.
import { useTranslations } from "next-intl";
import { useId, useMemo, useState, useSyncExternalStore } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { CursorTable, shown } from "@/components/waveforms/cursor-table";
import {
  axisKindOf,
  comparableRuns,
  drawnTraces,
  evaluateInRun,
  xLimits,
  type DrawnTrace,
  type WaveformRun,
} from "@/components/waveforms/drawn-traces";
import { exportWaveforms, type WaveformFormat } from "@/components/waveforms/export-waveforms";
import { MeasurementTable } from "@/components/waveforms/measurement-table";
import { PAN_STEP, ZOOM_STEP } from "@/components/waveforms/pane-keys";
import { OverviewStrip } from "@/components/waveforms/overview-strip";
import { SpectrumView } from "@/components/waveforms/spectrum-view";
import { ViewerPane, type ViewerCommands } from "@/components/waveforms/viewer-pane";
import type { PaneSetup } from "@/components/waveforms/viewer-state";
import { createViewerStore, type ViewerStore } from "@/components/waveforms/viewer-store";
import { ViewerToolbar } from "@/components/waveforms/viewer-toolbar";
import { valueAt } from "@/lib/core/waveform/interpolate";
import { stepCursor } from "@/lib/core/waveform/cursors";
import type { ExpressionFailure } from "@/lib/core/waveform/expression/failure";
import { unitsOf } from "@/lib/core/waveform/plot/scene";
import { fromShare, type Scale } from "@/lib/core/waveform/plot/scale";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./waveforms.module.css";

export type RunProgress =
  | { readonly kind: "ready" }
  | { readonly kind: "running"; readonly percent: number }
  /** `message` says why, in the language of the page. */
  | { readonly kind: "failed"; readonly message: string };

interface WaveformViewerProps {
  /** Names the files. */
  name: string;
  /** The latest run first: it has the widest lines. */
  runs: readonly WaveformRun[];
  progress: RunProgress;
  /** Expressions of each pane at first. */
  panes?: readonly (readonly string[])[];
  /** State that others share; the viewer has its own without one. */
  store?: ViewerStore;
}

export function WaveformViewer({ name, runs, progress, panes = [], store }: WaveformViewerProps) {
  const t = useTranslations("waveforms");
  const hasResults = runs.some(({ vectors }) => vectors.length > 0);
  return (
    <section className={styles.viewer} aria-label={t("title")}>
      {progress.kind === "running" && (
        <p className={styles.progress} role="status">
          {t("running", { percent: progress.percent })}
          <progress max={100} value={progress.percent} aria-label={t("running", { percent: progress.percent })} />
        </p>
      )}
      {progress.kind === "failed" && <Failure message={progress.message} runs={runs} />}
      {hasResults && <Results key={axisKindOf(runs)} {...{ name, runs, panes, store }} />}
      {!hasResults && progress.kind === "ready" && (
        <EmptyState icon="wave" title={t("empty.title")} text={t("empty.text")} />
      )}
    </section>
  );
}

function Failure({ message, runs }: { message: string; runs: readonly WaveformRun[] }) {
  const t = useTranslations("waveforms.failed");
  const axis = runs[0]?.vectors[0]?.axis;
  return (
    <Notice kind="warning" role="alert">
      <strong>{t("title")}</strong>
      <p>{message}</p>
      {axis && <p>{t("kept", { place: shown(axis.values.at(-1) ?? 0, axis.unit) })}</p>}
    </Notice>
  );
}

/** Places of new cursors. */
const CURSOR_SHARES = [1 / 3, 2 / 3] as const;

interface ResultsProps extends Pick<WaveformViewerProps, "name" | "runs" | "store"> {
  panes: readonly (readonly string[])[];
}

function Results({ name, runs, panes, store: shared }: ResultsProps) {
  const t = useTranslations("waveforms");
  const helpId = useId();
  const [own] = useState(() => createViewerStore(panes));
  const store = shared ?? own;
  const { dispatch } = store;
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.state,
    () => store.state,
  );
  const comparable = useMemo(() => comparableRuns(runs), [runs]);
  const visible = useMemo(
    () => comparable.filter(({ id }) => !state.hiddenRuns.has(id)),
    [comparable, state.hiddenRuns],
  );
  const isLog = state.isLog ?? axisKindOf(comparable) === "frequency";
  const limits = useMemo<Scale>(
    () => xLimits(comparable, isLog) ?? xLimits(comparable, false) ?? { from: 0, to: 1, isLog: false },
    [comparable, isLog],
  );
  const x = state.x ?? limits;
  const xUnit = comparable[0]?.vectors[0]?.axis.unit ?? UNITS.second;
  const drawn = useMemo(
    () => state.panes.map((pane) => drawnTraces(pane, visible, state.display)),
    [state.panes, visible, state.display],
  );
  const all = useMemo(() => drawn.flat(), [drawn]);
  const names = useMemo(() => comparable[0]?.vectors.map((vector) => vector.name) ?? [], [comparable]);
  const [isSpectrumShown, setSpectrumShown] = useState(false);
  const hasTime = axisKindOf(comparable) === "time";
  const commands = commandsOf();

  function commandsOf(): ViewerCommands {
    const center = 0.5;
    return {
      hasCursors: state.cursors !== null,
      zoom: (factor) => dispatch({ kind: "zoomX", limits, factor, share: center }),
      pan: (share) => dispatch({ kind: "panX", limits, share }),
      fit: () => dispatch({ kind: "fit" }),
      toggleLog: () => dispatch({ kind: "setLog", isLog: !isLog }),
      toggleCursors: () => {
        const [a, b] = CURSOR_SHARES;
        dispatch({ kind: "toggleCursors", a: fromShare(x, a), b: fromShare(x, b) });
      },
      chooseCursor: (cursor) => dispatch({ kind: "chooseCursor", cursor }),
      stepCursor: (direction, step) => {
        const wave = all[0]?.wave;
        if (!state.cursors || !wave) return;
        const at = stepCursor(wave, state.cursors[state.active], direction, step);
        dispatch({ kind: "moveCursor", cursor: state.active, at });
      },
    };
  }

  /** A third unit has no axis in a pane: the trace gets its own. */
  function add(pane: PaneSetup, expression: string): ExpressionFailure | null {
    const run = visible[0] ?? comparable[0];
    const result = run && evaluateInRun(run, expression.trim());
    if (!result) return null;
    if (!result.ok) return result;
    const present = drawn[state.panes.indexOf(pane)] ?? [];
    const units = unitsOf([...present.map(({ wave }) => wave), result.value]);
    const isOwnPane = !result.value.im && units.length > 2;
    dispatch({ kind: "addTrace", pane: pane.id, expression: expression.trim(), isOwnPane });
    return null;
  }

  function save(format: WaveformFormat): void {
    const pictures = state.panes.map(({ yWindow }, at) => ({
      ...{ traces: drawn[at] ?? [], x, xUnit, yWindow, cursors: state.cursors },
    }));
    exportWaveforms({ name, waves: all.map((trace) => ({ ...trace.wave, name: trace.name })), panes: pictures }, format)
      .then(({ isMade, thinnedTo }) => {
        if (!isMade) toast({ kind: "error", message: t("export.failed") });
        else if (thinnedTo !== null) toast({ kind: "info", message: t("export.thinned", { rows: thinnedTo }) });
      })
      .catch(() => toast({ kind: "error", message: t("export.failed") }));
  }

  return (
    <>
      <ViewerToolbar
        isLog={limits.isLog}
        hasCursors={state.cursors !== null}
        display={all.some(({ source }) => source.im) ? state.display : null}
        onZoom={(direction) => commands.zoom(direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP)}
        onPan={(direction) => commands.pan(direction === "left" ? -PAN_STEP : PAN_STEP)}
        onFit={commands.fit}
        onLog={commands.toggleLog}
        onCursors={commands.toggleCursors}
        hasSpectrum={hasTime ? isSpectrumShown : null}
        onSpectrum={() => setSpectrumShown(!isSpectrumShown)}
        onAddPane={() => dispatch({ kind: "addPane" })}
        onDisplay={(display) => dispatch({ kind: "setDisplay", display })}
        onExport={save}
      />
      {comparable.length > 1 && (
        <RunBoxes
          runs={comparable}
          hidden={state.hiddenRuns}
          onToggle={(run) => dispatch({ kind: "toggleRun", run })}
        />
      )}
      {all.length > 0 && (
        <OverviewStrip
          traces={all.slice(0, MAX_OVERVIEW_TRACES)}
          {...{ limits, x, xUnit }}
          onShow={(from, to) => dispatch({ kind: "showX", limits, from, to })}
          onFit={commands.fit}
        />
      )}
      <p id={helpId} className="visually-hidden">
        {t("pane.help")}
      </p>
      {state.panes.map((pane, at) => (
        <ViewerPane
          key={pane.id}
          number={at + 1}
          pane={pane}
          traces={drawn[at] ?? NO_TRACES}
          {...{ state, dispatch, limits, x, xUnit, names, helpId, commands }}
          onAdd={add}
        />
      ))}
      {state.cursors && (
        <>
          <p className="visually-hidden" role="status">
            {t("cursors.reading", {
              cursor: state.active.toUpperCase(),
              place: shown(state.cursors[state.active], xUnit),
              values: readingOf(all, state.cursors[state.active]),
            })}
          </p>
          <CursorTable traces={all} cursors={state.cursors} xUnit={xUnit} />
        </>
      )}
      {hasTime && isSpectrumShown && <SpectrumView traces={all} range={rangeOf(state.cursors, x)} xUnit={xUnit} />}
      {all.length > 0 && <MeasurementTable traces={all} range={rangeOf(state.cursors, x)} xUnit={xUnit} />}
    </>
  );
}

/** Boxes of longer lists are folded away: a series has hundreds of runs. */
const MAX_BOXES = 12;

function RunBoxes({
  runs,
  hidden,
  onToggle,
}: {
  runs: readonly WaveformRun[];
  hidden: ReadonlySet<string>;
  onToggle: (run: string) => void;
}) {
  const t = useTranslations("waveforms.runs");
  const boxes = (
    <fieldset className={styles.runs}>
      <legend className="visually-hidden">{t("label")}</legend>
      {runs.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={!hidden.has(id)} onChange={() => onToggle(id)} />
      ))}
    </fieldset>
  );
  if (runs.length <= MAX_BOXES) return boxes;
  return (
    <details className={styles.manyRuns}>
      <summary>{t("many", { count: runs.length })}</summary>
      {boxes}
    </details>
  );
}

/** More would be a gray band. */
const MAX_OVERVIEW_TRACES = 4;

const NO_TRACES: readonly DrawnTrace[] = [];

const readingOf = (traces: readonly DrawnTrace[], at: number): string =>
  traces.map(({ name, wave }) => `${name} ${shown(valueAt(wave.axis.values, wave.re, at), wave.unit)}`).join(", ");

/** Between the cursors where there are two places, else what is visible. */
function rangeOf(cursors: Readonly<Record<"a" | "b", number>> | null, x: Scale): { from: number; to: number } {
  if (!cursors || cursors.a === cursors.b) return { from: x.from, to: x.to };
  return { from: Math.min(cursors.a, cursors.b), to: Math.max(cursors.a, cursors.b) };
}
