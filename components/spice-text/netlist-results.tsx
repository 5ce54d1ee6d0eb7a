"use client";
// Results of a run: waveforms by analysis, values of single points, measurements.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { firstTraces, type PlotGroup, plotGroups, stepsText, unitOf } from "@/components/spice-text/plot-waveforms";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import { compareNaturally } from "@/lib/base/natural-order";
import type { SpicePlot } from "@/lib/core/spice/result";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import styles from "./spice-text.module.css";

interface NetlistResultsProps {
  /** Names the files. */
  name: string;
  plots: readonly SpicePlot[];
  onClose: () => void;
}

/** The letter of the kind is large, as people write it; nodes stay as the engine names them. */
const nameOf = (name: string): string =>
  name.replace(/^[vi]\(/, (start) => start.toUpperCase()).replace(/^@(.+)\[(\w+)\]$/, "@$1[$2]");

export function NetlistResults({ name, plots, onClose }: NetlistResultsProps) {
  const t = useTranslations("simulation");
  const groups = useMemo(() => plotGroups(plots, nameOf), [plots]);
  const [wanted, setWanted] = useState<PlotGroup["kind"] | null>(null);
  const group = groups.find(({ kind }) => kind === wanted) ?? groups[0];
  return (
    <section className={styles.results} aria-label={t("results")}>
      <div className={styles.resultsHead}>
        {group && groups.length > 1 && (
          <Segments
            label={t("results")}
            value={group.kind}
            items={groups.map(({ kind }) => ({ id: kind, label: t(`kinds.${kind}`) }))}
            onChange={setWanted}
          />
        )}
        <Button
          variant="quiet"
          size="sm"
          isIconOnly
          aria-label={t("closeResults")}
          title={t("closeResults")}
          onClick={onClose}
        >
          <Icon name="close" size={16} />
        </Button>
      </div>
      {group && (
        <WaveformViewer
          key={group.kind}
          name={name}
          runs={group.runs}
          progress={{ kind: "ready" }}
          panes={firstTraces(group.runs)}
        />
      )}
      <Values plots={plots} />
    </section>
  );
}

interface Value {
  readonly name: string;
  readonly text: string;
}

const DIGITS = 6;

/** Single points by name, then what was measured in the order of the netlist. */
function valuesOf(plots: readonly SpicePlot[], failed: string): Value[] {
  return plots.flatMap((plot) => {
    const steps = plot.steps.length > 0 ? `, ${stepsText(plot)}` : "";
    const points = plot.axis === null ? plot.vectors : [];
    return [
      ...points
        .map((vector) => ({
          name: nameOf(vector.name) + steps,
          text: engineeringText(vector.real[0] ?? NaN, unitOf(vector)),
        }))
        .toSorted((a, b) => compareNaturally(a.name, b.name)),
      ...plot.measurements.map(({ name, value }) => ({
        name: name + steps,
        text: value === null ? failed : String(Number(value.toPrecision(DIGITS))),
      })),
    ];
  });
}

function Values({ plots }: { plots: readonly SpicePlot[] }) {
  const t = useTranslations("spiceText.values");
  const values = valuesOf(plots, t("failed"));
  if (values.length === 0) return null;
  return (
    <table className={styles.values}>
      <caption>{t("title")}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("value")}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, text }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td className="num">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
