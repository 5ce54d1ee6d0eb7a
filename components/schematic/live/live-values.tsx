"use client";
// Values of nets and parts as a table, renewed once a second while it is open.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { LiveNaming } from "@/components/schematic/live/live-naming";
import type { LiveRun } from "@/components/schematic/live/live-run";
import { useFrames } from "@/components/schematic/live/use-frames";
import { useRunState } from "@/components/schematic/live/use-live";
import { compareNaturally } from "@/lib/base/natural-order";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./live.module.css";

interface LiveValuesProps {
  run: LiveRun;
  naming: LiveNaming;
}

export function LiveValues(props: LiveValuesProps) {
  const t = useTranslations("liveSimulation");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.values} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("values")}</summary>
      {isOpen && <Tables {...props} />}
    </details>
  );
}

const RENEWED_MS = 1_000;
const DIGITS = 3;

function Tables({ run, naming }: LiveValuesProps) {
  const t = useTranslations("liveSimulation");
  const { circuit } = useRunState(run);
  const [values, setValues] = useState<Float64Array>(() => run.frame?.values ?? new Float64Array());
  useFrames(run, (frame) => setValues(frame.values), RENEWED_MS);
  const { nodes = [], elements = [] } = circuit ?? {};
  const at = (index: number): number => values[index] ?? Number.NaN;
  const nets = nodes
    .flatMap((node, index) => {
      const name = naming.net(node);
      return name === null ? [] : [{ name, volts: at(index) }];
    })
    .toSorted((a, b) => compareNaturally(a.name, b.name));
  const parts = elements
    .flatMap((element, index) => {
      const name = naming.part(element);
      const current = nodes.length + index;
      return name === null ? [] : [{ name, amperes: at(current), watts: at(current + elements.length) }];
    })
    .toSorted((a, b) => compareNaturally(a.name, b.name));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("net")}</th>
            <th scope="col">{t("voltage")}</th>
          </tr>
        </thead>
        <tbody>
          {nets.map(({ name, volts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{engineeringText(volts, UNITS.volt, DIGITS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("current")}</th>
            <th scope="col">{t("power")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, amperes, watts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{engineeringText(amperes, UNITS.ampere, DIGITS)}</td>
              <td className="num">{engineeringText(watts, UNITS.watt, DIGITS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
