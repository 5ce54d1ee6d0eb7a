"use client";
// What a probe would show at the pointer.
import { useTranslations } from "next-intl";
import { useEditorState } from "@/components/schematic/editor-context";
import { currentReading } from "@/components/schematic/simulation/probes/current-reading";
import { probeExpression, probeValue } from "@/components/schematic/simulation/probes/probe-expression";
import { useViewVersion } from "@/components/schematic/simulation/sheet/use-view-version";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Pinned } from "@/components/schematic/stage/pinned";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import styles from "./sheet-results.module.css";

/** The value at the pointer, before it is plotted. */
export function ProbeTip() {
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
