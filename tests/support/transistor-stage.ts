// A transistor with its load and a subcircuit, of parts alone: everything in it has a current.
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const SOURCE = symbol("V", [pin("1", 0, -2), pin("2", 0, 2)], { prefix: "V" });
const TRANSISTOR = symbol(
  "Q",
  [pin("1", 0, 0, { name: "B" }), pin("2", 2, 2, { name: "E" }), pin("3", 2, -2, { name: "C" })],
  { prefix: "Q" },
);
const BUFFER = symbol("BUF", [pin("1", 0, 0, { name: "IN" }), pin("2", 4, 0, { name: "OUT" })], { prefix: "X" });

const value = (text: string): Pick<SchematicComponent, "fields"> => ({
  fields: { value: { text, isVisible: true, place: null } },
});

/** V1 feeds R1 into the base of Q1; R2 is its load; X1 hangs on OUT with R3. */
export function transistorStage(): Drawing {
  const made = new Drawing(RESISTOR, SOURCE, TRANSISTOR, BUFFER);
  made.component(SOURCE, "V1", 0, 2, value("5"));
  made.component(RESISTOR, "R1", 12, 0, value("10k"));
  made.component(TRANSISTOR, "Q1", 20, 0, value("2N3904"));
  made.component(RESISTOR, "R2", 32, -2, value("1k"));
  made.path([0, 0], [10, 0]);
  made.label("IN", 5, 0);
  made.path([14, 0], [20, 0]);
  made.label("BASE", 16, 0);
  made.path([22, -2], [30, -2]);
  made.label("OUT", 26, -2);
  made.label("IN", 34, -2);
  made.label("GND", 22, 2);
  made.label("GND", 0, 4);
  made.component(BUFFER, "X1", 40, 20, value("BUF"));
  made.component(RESISTOR, "R3", 52, 20, value("1k"));
  made.label("OUT", 40, 20);
  made.path([44, 20], [50, 20]);
  made.label("BUFFERED", 47, 20);
  made.label("GND", 54, 20);
  made.records.push({
    ...{ kind: "spice-directive", id: "d", sheetId: ROOT.id, at: at(0, 60), rotation: 0 },
    text: ".subckt BUF IN OUT\nR1 IN OUT 1\n.ends",
    style: { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "start" },
  });
  return made;
}
