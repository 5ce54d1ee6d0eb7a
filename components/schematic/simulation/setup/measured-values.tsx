"use client";
// Measurements of a run: the values of its .meas lines, and the harmonics of its Fourier analyses.
import { useTranslations } from "next-intl";
import { stepsText } from "@/components/spice-text/plot-waveforms";
import { useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { NOTHING } from "@/lib/i18n/nothing";
import type { FourierAnalysis, SpicePlot } from "@/lib/core/spice/result";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./setup.module.css";

/** A longer series is summed up by its statistics. */
const MAX_PLOTS = 12;

function Measurements({ plots }: { plots: readonly SpicePlot[] }) {
  const t = useTranslations("simulation.setup.measured");
  const rows = plots.flatMap((plot, at) =>
    plot.measurements.map(({ name, value }) => ({ key: `${at} ${name}`, name, value, steps: stepsText(plot) })),
  );
  if (rows.length === 0) return null;
  return (
    <table className={styles.measured}>
      <caption>{t("title")}</caption>
      <tbody>
        {rows.map(({ key, name, value, steps }) => (
          <tr key={key}>
            <th scope="row">
              <code>{name}</code> {steps && <small>{steps}</small>}
            </th>
            <td>{value === null ? NOTHING : engineeringText(value, UNITS.none, 5)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fourier({ analysis, steps }: { analysis: FourierAnalysis; steps: string }) {
  const t = useTranslations("simulation.setup.measured");
  const { vector, fundamentalHz, harmonics, totalHarmonicDistortion } = analysis;
  const name = steps === "" ? vector : `${vector}, ${steps}`;
  return (
    <table className={styles.measured}>
      <caption>
        {t("fourier", {
          name,
          frequency: engineeringText(fundamentalHz, UNITS.hertz),
          distortion: Number(totalHarmonicDistortion.toPrecision(4)),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("harmonic")}</th>
          <th scope="col">{t("magnitude")}</th>
          <th scope="col">{t("phase")}</th>
        </tr>
      </thead>
      <tbody>
        {harmonics.map(({ order, frequencyHz, magnitude, phaseDegrees }) => (
          <tr key={order}>
            <th scope="row">
              {order} <small>{engineeringText(frequencyHz, UNITS.hertz)}</small>
            </th>
            <td>{engineeringText(magnitude, UNITS.none)}</td>
            <td>{engineeringText(phaseDegrees, UNITS.degree)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MeasuredValues() {
  const { plots } = useSimulationState();
  const measured = plots.filter(({ measurements, fourier }) => measurements.length > 0 || fourier.length > 0);
  if (measured.length === 0 || measured.length > MAX_PLOTS) return null;
  return (
    <>
      <Measurements plots={measured} />
      {measured.flatMap((plot, at) =>
        plot.fourier.map((analysis) => (
          <Fourier key={`${at} ${analysis.vector}`} analysis={analysis} steps={stepsText(plot)} />
        )),
      )}
    </>
  );
}
