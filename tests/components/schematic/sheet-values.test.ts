// Values of an operating point on the sheet: at nets, at parts with two pins, and at each pin of others.
import { expect, it } from "vitest";
import { sheetValues } from "@/components/schematic/simulation/sheet/sheet-values";
import { finishedRun } from "@/components/schematic/simulation/simulation-run";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { firstPoint } from "@/lib/core/simulation-netlist/point-reading";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { at, ROOT } from "@/tests/support/schematic";
import { transistorStage } from "@/tests/support/transistor-stage";

const VALUES = { "v(in)": 5, "v(base)": 0.7, "v(out)": 2, "@q1[ic]": 0.0011, "@q1[ib]": 0.00043, "@q1[ie]": -0.00153 };

const PLOT: SpicePlot = {
  ...{ analysis: "op", text: ".op", steps: [], axis: null, measurements: [], fourier: [], findings: [] },
  vectors: Object.entries(VALUES).map(([name, value]) => ({
    ...{ name, unit: name.startsWith("v") ? ("V" as const) : ("A" as const), imaginary: null },
    real: Float64Array.of(value),
  })),
};

it("the current into each pin of a transistor stands at the pin", () => {
  const schematic = { records: transistorStage().records, rootSheetId: ROOT.id };
  const netlist = simulationNetlist(exportedDesign(schematic), { title: "stage" });
  const run = finishedRun({ number: 1, labels: [], netlist, plots: [PLOT] });
  const editor = new SchematicEditor(schematic, { newId: () => "new" });
  const values = sheetValues(editor, run, firstPoint(PLOT)).filter(({ key }) => key.startsWith("pin "));
  // Base, emitter and collector.
  expect(values.map(({ at: place, lines }) => [place, ...lines])).toEqual([
    [at(20, 0), "430 µA"],
    [at(22, 2), "−1.53 mA"],
    [at(22, -2), "1.10 mA"],
  ]);
});
