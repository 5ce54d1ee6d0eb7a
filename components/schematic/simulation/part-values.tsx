"use client";
// Voltage, current and power of each part, at the place of the results that the sheet shows.
import { useTranslations } from "next-intl";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import { useReading } from "@/components/schematic/simulation/use-reading";
import { useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { compareNaturally } from "@/lib/base/natural-order";
import type { PartCurrents } from "@/lib/core/simulation-netlist/part-currents";
import { currentAt, type PointReading, powerAt, voltageAt } from "@/lib/core/simulation-netlist/point-reading";
import { NOTHING } from "@/lib/i18n/nothing";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import styles from "./simulation.module.css";

const DIGITS = 4;

const shown = (value: number | null, unit: Unit): string =>
  (value !== null && engineeringText(value, unit, DIGITS)) || NOTHING;

/** Voltage against ground, and current into the pin. */
const pinRows = ({ designator, pins }: PartCurrents, reading: PointReading) =>
  pins.length <= 2
    ? []
    : pins.map((pin) => ({
        designator: `${designator}.${pin.number}`,
        voltage: shown(pin.node === "0" ? 0 : voltageAt(reading, pin.node), UNITS.volt),
        current: shown(currentAt(reading, pin), UNITS.ampere),
        power: NOTHING,
      }));

/** From the first node to the second; parts with more pins have those of their pins. */
function rowOf({ designator, ...part }: PartCurrents, reading: PointReading) {
  const [first, second, ...others] = part.pins;
  const isSimple = first !== undefined && second !== undefined && others.length === 0;
  const [from, to] = isSimple ? [voltageAt(reading, first.node), voltageAt(reading, second.node)] : [null, null];
  return {
    designator,
    voltage: shown(from === null || to === null ? null : from - to, UNITS.volt),
    current: shown(isSimple ? currentAt(reading, first) : null, UNITS.ampere),
    power: shown(powerAt(reading, { designator, ...part }), UNITS.watt),
  };
}

/** A circuit of thousands of parts is looked at on its sheets. */
const MAX_ROWS = 300;

export function PartValues() {
  const t = useTranslations("simulation.sheet");
  const { runs, opened } = useSimulationState();
  const shownAt = useReading();
  const latest = latestRun(runs, opened);
  if (!latest || !shownAt) return null;
  const rows = latest.parts
    .toSorted((a, b) => compareNaturally(a.designator, b.designator))
    .slice(0, MAX_ROWS)
    .flatMap((part) => [rowOf(part, shownAt.reading), ...pinRows(part, shownAt.reading)]);
  return (
    <details className={styles.netlist}>
      <summary>{t("parts.title")}</summary>
      <table className={styles.points}>
        <caption>{shownAt.text}</caption>
        <thead>
          <tr>
            <th scope="col">{t("parts.part")}</th>
            <th scope="col">{t("parts.voltage")}</th>
            <th scope="col">{t("parts.current")}</th>
            <th scope="col">{t("parts.power")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ designator, voltage, current, power }) => (
            <tr key={designator}>
              <th scope="row">{designator}</th>
              <td className="num">{voltage}</td>
              <td className="num">{current}</td>
              <td className="num">{power}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
