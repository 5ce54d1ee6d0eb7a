// The example projects: drawn as they are stored, without findings, with parts that can be ordered, connected as intended.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { present } from "@/lib/base/assert";
import { catalogue } from "@/lib/core/part/catalogue";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { spiceNetlist } from "@/lib/core/schematic/export/spice-netlist";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { EXAMPLES as LISTED } from "@/lib/server/project/examples";
import { EXAMPLES } from "@/scripts/example-projects/examples";
import { writeDocument } from "@/scripts/example-projects/write-document";
import { CONNECTIONS } from "./connections";

const NAMES = Object.keys(EXAMPLES);
const textOf = (name: string): string => readFileSync(`lib/server/project/examples/${name}.json`, "utf8");

function open(name: string) {
  const { records, rootSheetId } = readSchematic(JSON.parse(textOf(name)) as SchematicFile);
  const graph = new ClusterGraph(records);
  const hierarchy = readHierarchy(records, rootSheetId);
  const netlist = new NetSolver(graph).solve(hierarchy.instances);
  return { records, graph, hierarchy, netlist };
}

const componentsOf = (name: string): SchematicComponent[] =>
  open(name).records.filter((record): record is SchematicComponent => record.kind === "component");

/** "U1.3" and "OUT" of one net, by the pin's or the net's name. */
function netsByEnd(name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const net of open(name).netlist.nets) {
    found.set(net.name, net.name);
    for (const { designator, pin } of net.pins) found.set(`${designator}.${pin.number}`, net.name);
  }
  return found;
}

const CATALOG = new Set([...catalogue()].map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`));

it("lists every example that is drawn, and draws every one that is listed", () => {
  expect(LISTED.map(({ name }) => name)).toEqual(NAMES);
  expect(Object.keys(CONNECTIONS)).toEqual(NAMES);
});

describe.each(NAMES)("%s", (name) => {
  it("is stored as it is drawn, and in the own format", () => {
    expect(writeDocument(present(EXAMPLES[name], name)())).toBe(textOf(name));
    expect(schematicFile.safeParse(JSON.parse(textOf(name))).error).toBeUndefined();
  });

  it("has no finding of the electrical rule check", () => {
    expect(checkSchematic(open(name)).map(({ rule, values }) => [rule, values])).toEqual([]);
  });

  it("connects what belongs together, and nothing else", () => {
    const nets = netsByEnd(name);
    const groups = present(CONNECTIONS[name], name).map((line) => line.split(" "));
    const netsOfGroups = groups.map((ends) => [...new Set(ends.map((end) => nets.get(end) ?? `no ${end}`))]);
    expect(netsOfGroups.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(netsOfGroups.flat()).size).toBe(groups.length);
  });

  it("has an ordering code of the catalog, a footprint and a value for every part of the BOM", () => {
    const parts = componentsOf(name).filter(({ isInBom }) => isInBom);
    expect(parts.length).toBeGreaterThan(4);
    const text = (part: SchematicComponent, field: string) => part.fields[field]?.text ?? "";
    const incomplete = parts.filter(
      (part) =>
        !CATALOG.has(`${text(part, "manufacturer")} ${text(part, "mpn")}`) ||
        text(part, "value") === "" ||
        !text(part, "footprint").includes(":"),
    );
    expect(incomplete.map((part) => `${Object.values(part.designators)[0]} ${text(part, "mpn")}`)).toEqual([]);
  });

  it("has a title block and a note on every sheet", () => {
    const { records } = open(name);
    for (const sheet of records) {
      if (sheet.kind !== "sheet") continue;
      expect(Object.values(sheet.titleBlock).every((text) => text !== "")).toBe(true);
      expect(records.some((record) => record.kind === "text" && record.sheetId === sheet.id)).toBe(true);
    }
  });
});

describe.each(LISTED.filter(({ projectType }) => projectType === 1).map(({ name }) => name))(
  "%s, simulated",
  (name) => {
    it("has one analysis, and an element for every part on the board but connectors", () => {
      const { records, hierarchy } = open(name);
      const design = exportedDesign({ records, rootSheetId: present(hierarchy.instances[0], "the root").sheet.id });
      const lines = spiceNetlist(design, { title: name }).split("\n");
      expect(lines.filter((line) => /^\.(?:tran|ac|dc) /.test(line))).toHaveLength(1);
      // Parts without a model are comments.
      expect(lines.slice(1).filter((line) => line.startsWith("*"))).toEqual([]);
      const parts = componentsOf(name).filter(({ isOnBoard }) => isOnBoard);
      const designators = new Set(parts.flatMap((part) => Object.values(part.designators)));
      const lacking = [...designators].filter(
        (designator) => !lines.some((line) => line.startsWith(`${designator} `) || line.startsWith(`X${designator} `)),
      );
      expect(lacking.filter((designator) => !designator.startsWith("J"))).toEqual([]);
    });
  },
);
