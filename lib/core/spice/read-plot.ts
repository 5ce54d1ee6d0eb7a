// Vectors of one run as the engine names them, with plain names and units.
import type { AnalysisKind } from "./netlist";
import type { RawRun, SpicePlot, SpiceUnit, SpiceVector } from "./result";

/** Types of ngspice's raw files; manual, section "Rawfile". */
const UNITS: Readonly<Record<string, SpiceUnit>> = {
  ...{ voltage: "V", current: "A", time: "s", frequency: "Hz" },
  ...{ "voltage-density": "V/√Hz", "current-density": "A/√Hz", "temp-sweep": "°C", "res-sweep": "Ω" },
};

const SWEEP_UNITS: Readonly<Record<string, SpiceUnit>> = {
  ...{ "v-sweep": "V", "i-sweep": "A", "temp-sweep": "°C", "res-sweep": "Ω" },
};

const TRANSFER_UNITS = (name: string): SpiceUnit => (name.includes("impedance") ? "Ω" : "");

/** The engine writes every name without a type as a voltage: "v(v-sweep)", "i(@d1[id])", "v(pole(1))". */
function plainName(name: string): string {
  const [, inner] =
    /^[vi]\((@.+|pole\(.+\)|zero\(.+\)|[vi]-sweep|temp-sweep|res-sweep|.*impedance.*|transfer_function)\)$/i.exec(
      name,
    ) ?? [];
  return (inner ?? name).toLowerCase();
}

function unitOf(name: string, type: string, analysis: AnalysisKind): SpiceUnit {
  if (analysis === "tf") return TRANSFER_UNITS(name);
  if (analysis === "pz") return "rad/s";
  return SWEEP_UNITS[name] ?? UNITS[type] ?? "";
}

const AXES: Partial<Record<AnalysisKind, RegExp>> = {
  ...{ tran: /^time$/, ac: /^frequency$/, noise: /^frequency$/, disto: /^frequency$/, dc: /-sweep$/ },
};

export function readVectors(
  { names, types, real, imaginary }: RawRun,
  analysis: AnalysisKind,
): Pick<SpicePlot, "axis" | "vectors"> {
  const all = names.map((raw, index): SpiceVector => {
    const name = plainName(raw);
    const isAxis = AXES[analysis]?.test(name) === true;
    return {
      name,
      unit: unitOf(name, types[index] ?? "", analysis),
      real: real[index] ?? new Float64Array(),
      imaginary: isAxis ? null : (imaginary?.[index] ?? null),
    };
  });
  const axis = all.find(({ name }) => AXES[analysis]?.test(name)) ?? null;
  return { axis, vectors: all.filter((vector) => vector !== axis && vector.name !== "v(all)") };
}
