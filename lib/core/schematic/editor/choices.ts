// Settings of the tools: the texts and forms of the next objects.
import type { Fill, Stroke } from "../model/graphic";
import type { PowerPort, SignalDirection } from "../model/records";

export interface Choices {
  readonly label: string;
  readonly direction: SignalDirection;
  readonly power: Pick<PowerPort, "name" | "form" | "scope">;
  readonly stroke: Stroke;
  readonly fill: Fill;
  /** Size of the next table. */
  readonly table: { readonly columns: number; readonly rows: number };
  readonly sheetName: string;
}

export const DEFAULT_CHOICES: Choices = {
  label: "",
  direction: "bidirectional",
  power: { name: "GND", form: "ground", scope: "global" },
  stroke: { width: 0, line: "solid" },
  fill: "none",
  table: { columns: 3, rows: 4 },
  sheetName: "",
};

const GROUND = /^(gnd|agnd|dgnd|pgnd|vss|0v|earth|com)/i;
const NEGATIVE = /^(-|vee)/i;

/** Form by the custom of schematics: grounds point down, negative supplies have a circle, others a bar. */
export function formOf(name: string): string {
  if (/^(pe|earth)$/i.test(name)) return "earth";
  if (GROUND.test(name)) return "ground";
  return NEGATIVE.test(name) ? "circle" : "bar";
}
