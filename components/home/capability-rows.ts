// The limits of the factory, in the order of the table; letters are those of the drawing.

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

export const CAPABILITY_ROWS: readonly CapabilityRow[] = [
  { key: "track", letter: "A", value: "min", facts: { mm: "0.10" }, isMain: true },
  { key: "gap", letter: "B", value: "min", facts: { mm: "0.10" }, isMain: true },
  { key: "drill", letter: "C", value: "min", facts: { mm: "0.20" }, isMain: true },
  { key: "ring", letter: "D", value: "min", facts: { mm: "0.125" }, isMain: true },
  { key: "thickness", letter: "E", value: "span", facts: { from: "0.4", to: "2.5" }, isMain: true },
  { key: "pitch", letter: "F", value: "min", facts: { mm: "0.20" }, isMain: true },
  { key: "plating", letter: "G", value: "micrometre", facts: { from: "20", to: "25" }, isMain: true },
  { key: "layers", value: "count", facts: { from: "1", to: "8" }, isMain: true },
  { key: "material", value: "material", facts: {} },
  { key: "outerCopper", value: "ounce", facts: { ounces: "1–2" }, isMain: true },
  { key: "innerCopper", value: "ounce", facts: { ounces: "0.5–2" }, isMain: true },
  { key: "size", value: "area", facts: { width: "500", height: "600" }, isMain: true },
  { key: "aspect", value: "ratio", facts: { depth: "8", diameter: "1" }, isMain: true },
  { key: "cutout", value: "min", facts: { mm: "0.80" } },
  { key: "slot", value: "min", facts: { mm: "0.60" } },
  { key: "test", value: "voltage", facts: { from: "10", to: "250" } },
  { key: "class", value: "class", facts: {} },
];
