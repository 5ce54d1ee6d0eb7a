// Vectors of a run as waveforms, by the names of the sheet.
import { createAxis, createWaveform, type Axis, type AxisKind, type Waveform } from "@/lib/core/waveform/waveform";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import type { SpicePlot, SpiceUnit, SpiceVector } from "@/lib/core/spice/result";
import type { VectorName } from "@/components/schematic/simulation/simulation-session";

/** Densities and angular frequencies have no symbol of their own there. */
const SPICE_UNITS: Record<SpiceUnit, Unit> = {
  ...{ V: UNITS.volt, A: UNITS.ampere, s: UNITS.second, Hz: UNITS.hertz, Ω: UNITS.ohm, "°C": UNITS.none },
  ...{ "V/√Hz": UNITS.none, "A/√Hz": UNITS.none, "rad/s": UNITS.hertz, "": UNITS.none },
};

export const unitOf = ({ unit }: Pick<SpiceVector, "unit">): Unit => SPICE_UNITS[unit];

const axisKind = ({ unit }: SpiceVector): AxisKind => (unit === "s" ? "time" : unit === "Hz" ? "frequency" : "sweep");

/** Null where its values do not increase, as in a sweep downwards. */
function axisOf(axis: SpiceVector): Axis | null {
  const made = createAxis(axisKind(axis), unitOf(axis), axis.real);
  return made.ok ? made.value : null;
}

/** Steps such as "R1 = 3.3 kΩ" tell the runs of one netlist apart. */
const stepText = ({ steps }: SpicePlot): string =>
  steps.length === 0 ? "" : `, ${steps.map(({ name, value }) => `${name} ${Number(value.toPrecision(4))}`).join(", ")}`;

export function waveformsOf(plot: SpicePlot, nameOf: VectorName): Waveform[] {
  const axis = plot.axis && axisOf(plot.axis);
  if (!axis) return [];
  return plot.vectors.flatMap((vector) => {
    const { name, real, imaginary } = vector;
    if (vector === plot.axis || name === plot.axis?.name) return [];
    const made = createWaveform({
      ...{ name: `${nameOf(name)}${stepText(plot)}`, unit: unitOf(vector), axis, re: real },
      ...(imaginary ? { im: imaginary } : {}),
    });
    return made.ok ? [made.value] : [];
  });
}
