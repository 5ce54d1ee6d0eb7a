// Manufacturing limits in the order of the table; letters refer to the drawing.
import { CAPABILITY, SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { COPPER_OUNCES, PCB_OPTIONS } from "@/lib/core/pcb/specification";

interface CapabilityRow {
  key:
    | "track"
    | "gap"
    | "drill"
    | "ring"
    | "thickness"
    | "pitch"
    | "plating"
    | "layers"
    | "material"
    | "outerCopper"
    | "innerCopper"
    | "size"
    | "sizeMultilayer"
    | "aspect"
    | "test"
    | "cutout"
    | "slot"
    | "class";
  value: "min" | "span" | "micrometre" | "count" | "ounce" | "area" | "ratio" | "voltage" | "material" | "class";
  facts: Record<string, string>;
  letter?: string;
  /** Also on the home page. */
  isMain?: boolean;
}

/** Smallest and largest value of a list as text. */
function span(values: readonly number[], decimals: number) {
  return { from: Math.min(...values).toFixed(decimals), to: Math.max(...values).toFixed(decimals) };
}

/** Smallest and largest copper weight of a list, in ounces. */
function ounces(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)].map((um) => COPPER_OUNCES[um] ?? "");
  return { ounces: `${from}–${to}` };
}

const text = (limits: { from: number; to: number }) => ({ from: String(limits.from), to: String(limits.to) });

const { thicknessMm, layers, outerCopperUm, innerCopperUm } = PCB_OPTIONS;
const { maxShortMm, maxLongMm, maxMultilayerShortMm, maxMultilayerLongMm } = SIZE_LIMITS;
const { minTraceMm, minSpaceMm, minDrillMm, minAnnularRingMm, minPitchMm } = CAPABILITY;
const { platingUm, aspectRatio, minCutoutMm, minPlatedSlotMm, testVolts } = CAPABILITY;

export const CAPABILITY_ROWS: readonly CapabilityRow[] = [
  { key: "track", letter: "A", value: "min", facts: { mm: minTraceMm.toFixed(2) }, isMain: true },
  { key: "gap", letter: "B", value: "min", facts: { mm: minSpaceMm.toFixed(2) }, isMain: true },
  { key: "drill", letter: "C", value: "min", facts: { mm: minDrillMm.toFixed(2) }, isMain: true },
  { key: "ring", letter: "D", value: "min", facts: { mm: String(minAnnularRingMm) }, isMain: true },
  { key: "thickness", letter: "E", value: "span", facts: span(thicknessMm, 1), isMain: true },
  { key: "pitch", letter: "F", value: "min", facts: { mm: minPitchMm.toFixed(2) }, isMain: true },
  { key: "plating", letter: "G", value: "micrometre", facts: text(platingUm), isMain: true },
  { key: "layers", value: "count", facts: span(layers, 0), isMain: true },
  { key: "material", value: "material", facts: {} },
  { key: "outerCopper", value: "ounce", facts: ounces(outerCopperUm), isMain: true },
  { key: "innerCopper", value: "ounce", facts: ounces(innerCopperUm), isMain: true },
  { key: "size", value: "area", facts: { width: String(maxShortMm), height: String(maxLongMm) }, isMain: true },
  {
    key: "sizeMultilayer",
    value: "area",
    facts: { width: String(maxMultilayerShortMm), height: String(maxMultilayerLongMm) },
  },
  { key: "aspect", value: "ratio", facts: { depth: String(aspectRatio), diameter: "1" }, isMain: true },
  { key: "cutout", value: "min", facts: { mm: minCutoutMm.toFixed(2) } },
  { key: "slot", value: "min", facts: { mm: minPlatedSlotMm.toFixed(2) } },
  { key: "test", value: "voltage", facts: text(testVolts) },
  { key: "class", value: "class", facts: {} },
];
