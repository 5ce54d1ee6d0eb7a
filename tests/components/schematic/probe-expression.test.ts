// What is asked for on a sheet as an expression over the results, and its value at a point: also in a hierarchy.
import { describe, expect, it } from "vitest";
import { probeExpression, probeValue } from "@/components/schematic/simulation/probes/probe-expression";
import { finishedRun } from "@/components/schematic/simulation/simulation-run";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { netAnchor } from "@/lib/core/schematic/editor/net-anchor";
import type { ProbeRequest } from "@/lib/core/schematic/editor/probe-request";
import { firstPoint } from "@/lib/core/simulation-netlist/point-reading";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { UNITS } from "@/lib/core/waveform/unit";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

/** R1 from IN to the entry A of the sheet Amp; inside R2 from A to MID and R3 from MID to GND. */
function hierarchy(): Drawing {
  const drawing = new Drawing(RESISTOR);
  const value = { fields: { value: { text: "1k", isVisible: true, place: null } } };
  drawing.component(RESISTOR, "R1", -10, 5, value);
  drawing.label("IN", -12, 5);
  const amp = drawing.sheet("Amp", "inner");
  drawing.wire(-8, 5, 0, 5);
  drawing.entry(amp, "A", 0, 5);
  drawing.on("inner");
  const inner = (designator: string) => ({ ...value, designators: { [`/${amp.id}/`]: designator } });
  drawing.component(RESISTOR, "R2", 10, 10, inner("R2"));
  drawing.component(RESISTOR, "R3", 20, 10, inner("R3"));
  drawing.sheetLabel("A", 8, 10);
  drawing.wire(12, 10, 18, 10);
  drawing.label("MID", 15, 10);
  drawing.port("GND", 22, 10);
  return drawing;
}

const { records } = hierarchy();
const editor = new SchematicEditor({ rootSheetId: ROOT.id, records }, { newId: () => "new" });
const netlist = simulationNetlist(exportedDesign({ records, rootSheetId: ROOT.id }), { title: "test" });
const run = finishedRun({ number: 1, labels: [], netlist, plots: [] });
const place = { path: "/", at: at(0, 0) };
const voltage = (net: string): ProbeRequest => ({ kind: "voltage", net, ...place });

const names = editor.netlist.nets.map(({ name }) => name);
const mid = names.find((name) => name.endsWith("/MID")) ?? "";

const vector = (name: string, unit: SpiceVector["unit"], value: number): SpiceVector => ({
  ...{ name, unit, real: new Float64Array([value]), imaginary: null },
});
const point: SpicePlot = {
  ...{ analysis: "op", text: ".op", steps: [], axis: null, measurements: [], fourier: [], findings: [] },
  vectors: [
    vector(`v(${netlist.nodeOfNet(mid) ?? ""})`, "V", 1.5),
    vector("v(in)", "V", 4),
    vector("@r1[i]", "A", 0.5),
  ],
};

describe("a probe in a hierarchy", () => {
  it("names nets of inner sheets with their path, and finds where they are drawn", () => {
    expect(mid).toMatch(/^\/.+\/MID$/);
    expect(probeExpression(voltage(mid), run)).toEqual({ ok: true, expression: `V(${mid})` });
    expect(probeExpression(voltage("/IN"), run)).toEqual({ ok: true, expression: "V(IN)" });
    const path = editor.hierarchy.instances.find(({ sheet }) => sheet.id === "inner")?.path ?? "";
    expect(netAnchor({ netlist: editor.netlist, path }, mid)).toEqual(at(15, 10));
    expect(netAnchor({ netlist: editor.netlist, path: "/" }, mid)).toBeNull();
  });

  it("has differences, with ground left out", () => {
    const difference = (net: string, reference: string): ProbeRequest => ({
      ...{ kind: "difference", net, reference, from: at(0, 0), ...place },
    });
    expect(probeExpression(difference("/IN", mid), run)).toEqual({ ok: true, expression: `V(IN)-V(${mid})` });
    expect(probeExpression(difference("/IN", "GND"), run)).toEqual({ ok: true, expression: "V(IN)" });
    expect(probeExpression(difference("GND", "/IN"), run)).toEqual({ ok: true, expression: "-V(IN)" });
    expect(probeExpression(difference("GND", "GND"), run)).toEqual({ ok: false, code: "GROUND" });
    expect(probeExpression(difference("/IN", "/NEW"), run)).toEqual({ ok: false, code: "NOT_SIMULATED" });
  });

  it("has values at a point, or none where the results cannot tell", () => {
    const valueOf = (request: ProbeRequest) => probeValue(request, run, firstPoint(point));
    expect(valueOf(voltage(mid))).toEqual({ value: 1.5, unit: UNITS.volt });
    const current: ProbeRequest = { kind: "current", designator: "R1", number: null, ...place };
    expect(valueOf(current)).toEqual({ value: 0.5, unit: UNITS.ampere });
    expect(valueOf({ ...current, designator: "R9" })).toBeNull();
    expect(valueOf(voltage("/NEW"))).toBeNull();
    expect(valueOf({ kind: "power", designator: "R3", ...place })).toBeNull();
  });
});
