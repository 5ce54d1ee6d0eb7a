// The limits of the factory, in the order of the table; letters are those of the drawing.
import { PCB_OPTIONS, SIZE_LIMITS } from "@/lib/core/pcb/specification";

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
  /** Shown on the home page too. */
  isMain?: boolean;
}

/** The ends of a list of choices as the table writes them. */
function span(values: readonly number[], decimals: number) {
  return { from: Math.min(...values).toFixed(decimals), to: Math.max(...values).toFixed(decimals) };
}

const { thicknessMm, layers, minHoleMm } = PCB_OPTIONS;
const { maxShortMm, maxLongMm, maxMultilayerShortMm, maxMultilayerLongMm } = SIZE_LIMITS;
const MIL_MM = 0.0254;
const finestMm = (Math.min(...PCB_OPTIONS.minTraceSpaceMil) * MIL_MM).toFixed(2);

export const CAPABILITY_ROWS: readonly CapabilityRow[] = [
  { key: "track", letter: "A", value: "min", facts: { mm: finestMm }, isMain: true },
  { key: "gap", letter: "B", value: "min", facts: { mm: finestMm }, isMain: true },
  { key: "drill", letter: "C", value: "min", facts: { mm: Math.min(...minHoleMm).toFixed(2) }, isMain: true },
  { key: "ring", letter: "D", value: "min", facts: { mm: "0.125" }, isMain: true },
  { key: "thickness", letter: "E", value: "span", facts: span(thicknessMm, 1), isMain: true },
  { key: "pitch", letter: "F", value: "min", facts: { mm: "0.20" }, isMain: true },
  { key: "plating", letter: "G", value: "micrometre", facts: { from: "20", to: "25" }, isMain: true },
  { key: "layers", value: "count", facts: span(layers, 0), isMain: true },
  { key: "material", value: "material", facts: {} },
  { key: "outerCopper", value: "ounce", facts: { ounces: "1–2" }, isMain: true },
  { key: "innerCopper", value: "ounce", facts: { ounces: "0.5–2" }, isMain: true },
  { key: "size", value: "area", facts: { width: String(maxShortMm), height: String(maxLongMm) }, isMain: true },
  {
    key: "sizeMultilayer",
    value: "area",
    facts: { width: String(maxMultilayerShortMm), height: String(maxMultilayerLongMm) },
  },
  { key: "aspect", value: "ratio", facts: { depth: "8", diameter: "1" }, isMain: true },
  { key: "cutout", value: "min", facts: { mm: "0.80" } },
  { key: "slot", value: "min", facts: { mm: "0.60" } },
  { key: "test", value: "voltage", facts: { from: "10", to: "250" } },
  { key: "class", value: "class", facts: {} },
];
