// Set-ups in the document: written, read back, and read from what nobody has written like this.
import { expect, it } from "vitest";
import { makeDiff, openWorkspace } from "@/lib/core/schematic/edit/edit";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { readAnalysisSetup, USUAL_SETUP } from "@/lib/core/simulation-netlist/analysis-setup";
import { keptSetups, putSetup } from "@/lib/core/simulation-netlist/kept-setups";
import { ROOT } from "@/tests/support/schematic";

const record = (id: string, name: string, setup: string): SchematicRecord => ({
  ...{ kind: "simulation-setup", id, name, setupVersion: 1, setup },
});

it("are read back as they were put, by name in natural order", () => {
  const workspace = openWorkspace({ rootSheetId: ROOT.id, records: [ROOT] }, () => "new");
  const start = { ...USUAL_SETUP, tran: { ...USUAL_SETUP.tran, stop: "50u" } };
  const diff = makeDiff(workspace, (edit) => {
    putSetup(edit, { id: "b", name: "Load step 10", setup: USUAL_SETUP });
    putSetup(edit, { id: "a", name: " Load step 9 ", setup: start });
  });
  expect(keptSetups(diff.added)).toEqual([
    { id: "a", name: "Load step 9", setup: start },
    { id: "b", name: "Load step 10", setup: USUAL_SETUP },
  ]);
});

it.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[1, 2]"],
  ["another type in each field", '{"analysis":7,"tran":"x","ac":{"points":{}},"also":"ac","sweep":3}'],
])("%s is a set-up that can be run", (_title, text) => {
  const [kept] = keptSetups([record("a", "Damaged", text)]);
  expect(kept?.setup).toEqual(readAnalysisSetup({}));
});
