"use client";
// Spectra of the traces over time: a pane over frequency, and the distortion of each trace.
import { useTranslations } from "next-intl";
import { useDeferredValue, useId, useMemo, useReducer, useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { Table } from "@/components/ui/table";
import { shown } from "@/components/waveforms/cursor-table";
import { type DrawnTrace, xLimits } from "@/components/waveforms/drawn-traces";
import { PaneCanvas } from "@/components/waveforms/pane-canvas";
import { handlePaneKey } from "@/components/waveforms/pane-keys";
import { TraceInk } from "@/components/waveforms/trace-legend";
import type { PaneGestures } from "@/components/waveforms/use-pane-pointer";
import { initialState, viewerReducer, WHOLE } from "@/components/waveforms/viewer-state";
import { NOTHING } from "@/lib/i18n/nothing";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { fromShare } from "@/lib/core/waveform/plot/scale";
import { type TraceSpectrum, traceSpectrum } from "@/lib/core/waveform/spectrum/trace-spectrum";
import type { WindowKind } from "@/lib/core/waveform/spectrum/window";
import { UNITS, type Unit } from "@/lib/core/waveform/unit";
import type { Range } from "@/lib/core/waveform/waveform";
import styles from "./waveforms.module.css";

const WINDOWS: readonly WindowKind[] = ["hann", "blackmanHarris", "flatTop", "rectangular"];
const PANE_PX = 220;
const CENTER = 0.5;

interface SpectrumRow {
  readonly trace: DrawnTrace;
  readonly spectrum: TraceSpectrum;
}

function DistortionTable({ rows }: { rows: readonly SpectrumRow[] }) {
  const t = useTranslations("waveforms.spectrum");
  const decibelText = (value: number | undefined): string =>
    value === undefined || !Number.isFinite(value) ? NOTHING : engineeringText(value, UNITS.decibel);
  return (
    <div className={styles.wideTable} role="group" aria-label={t("distortion")} tabIndex={0}>
      <Table
        caption={t("distortion")}
        isDense
        rows={rows}
        rowKey={({ trace }) => trace.key}
        columns={[
          {
            key: "trace",
            head: t("trace"),
            cell: ({ trace }) => (
              <span className={styles.legendName}>
                <TraceInk {...trace.style} />
                {trace.name}
              </span>
            ),
          },
          {
            ...{ key: "fundamental", head: t("fundamental"), isNumeric: true, isWhole: true },
            cell: ({ spectrum: { distortion } }) =>
              distortion ? engineeringText(distortion.fundamental, UNITS.hertz) : NOTHING,
          },
          {
            ...{ key: "thd", head: t("thd"), isNumeric: true, isWhole: true },
            cell: ({ spectrum: { distortion } }) =>
              distortion ? `${Number((distortion.thd * 100).toPrecision(4))}%` : NOTHING,
          },
          {
            ...{ key: "snr", head: t("snr"), isNumeric: true, isWhole: true },
            cell: ({ spectrum }) => decibelText(spectrum.distortion?.snr),
          },
          {
            ...{ key: "sinad", head: t("sinad"), isNumeric: true, isWhole: true },
            cell: ({ spectrum }) => decibelText(spectrum.distortion?.sinad),
          },
        ]}
      />
    </div>
  );
}

interface SpectrumViewProps {
  traces: readonly DrawnTrace[];
  range: Range;
  /** Unit of the range: seconds. */
  xUnit: Unit;
}

export function SpectrumView({ traces, range, xUnit }: SpectrumViewProps) {
  const t = useTranslations("waveforms.spectrum");
  const helpId = useId();
  const [window, setWindow] = useState<WindowKind>("hann");
  const [state, dispatch] = useReducer(viewerReducer, [[]], initialState);
  // Panning stays smooth: spectra follow when there is time.
  const settled = useDeferredValue(range);
  const rows = useMemo(
    () =>
      traces.flatMap((trace): SpectrumRow[] => {
        const spectrum = traceSpectrum(trace.source, settled, window);
        return spectrum ? [{ trace, spectrum }] : [];
      }),
    [traces, settled, window],
  );
  const drawn = useMemo(
    () => rows.map(({ trace, spectrum }): DrawnTrace => ({ ...trace, wave: spectrum.decibels })),
    [rows],
  );
  const isLog = state.isLog ?? false;
  const limits = useMemo(
    () =>
      xLimits([{ id: "spectra", name: "", vectors: drawn.map(({ wave }) => wave) }], isLog) ?? {
        ...{ from: 0, to: 1, isLog: false },
      },
    [drawn, isLog],
  );
  const x = state.x ?? limits;
  const [pane] = state.panes;
  const yWindow = pane?.yWindow ?? WHOLE;
  const picture = useMemo(
    () => ({ traces: drawn, x, xUnit: UNITS.hertz, yWindow, cursors: null }),
    [drawn, x, yWindow],
  );
  const showY = (low: number, high: number): void => {
    const span = yWindow.to - yWindow.from;
    const next = { from: yWindow.from + low * span, to: yWindow.from + high * span };
    if (pane) dispatch({ kind: "showY", pane: pane.id, window: next });
  };
  const gestures: PaneGestures = {
    zoomX: (factor, share) => dispatch({ kind: "zoomX", limits, factor, share }),
    zoomY: (factor, share) => showY(share - share * factor, share + (1 - share) * factor),
    panX: (share) => dispatch({ kind: "panX", limits, share }),
    show: ([start, end], y) => {
      const [low, high] = [fromShare(x, Math.min(start, end)), fromShare(x, Math.max(start, end))];
      dispatch({ kind: "showX", limits, from: low, to: high });
      if (y) showY(1 - Math.max(...y), 1 - Math.min(...y));
    },
    fit: () => dispatch({ kind: "fit" }),
    cursorAt: () => null,
    moveCursor: () => {},
  };
  const commands = {
    ...{ hasCursors: false, toggleCursors: () => {}, chooseCursor: () => {}, stepCursor: () => {} },
    zoom: (factor: number) => gestures.zoomX(factor, CENTER),
    zoomY: (factor: number) => gestures.zoomY(factor, CENTER),
    pan: gestures.panX,
    fit: gestures.fit,
    toggleLog: () => dispatch({ kind: "setLog", isLog: !isLog }),
  };
  if (rows.length === 0) return <p className={styles.note}>{t("none")}</p>;
  return (
    <section className={styles.pane} aria-label={t("title")}>
      <div className={styles.spectrumHead}>
        <FormField label={t("window")}>
          {(control) => (
            <Select
              {...control}
              value={window}
              onChange={(event) => setWindow(WINDOWS.find((kind) => kind === event.target.value) ?? "hann")}
            >
              {WINDOWS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`windows.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <p id={helpId} className={styles.note}>
          {t("range", { from: shown(settled.from, xUnit), to: shown(settled.to, xUnit) })}
        </p>
      </div>
      <PaneCanvas
        picture={picture}
        height={PANE_PX}
        label={t("canvas", { traces: drawn.map(({ name }) => name).join(", ") })}
        describedBy={helpId}
        gestures={gestures}
        onKeyDown={(event) => handlePaneKey(event, commands)}
      />
      <DistortionTable rows={rows} />
    </section>
  );
}
