// The community projects: drawn as they are stored, without findings, with parts that can be ordered, connected as
// intended, on boards that pass the DFM check and conduct as the drawings say.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { openArchive } from "@/lib/core/archive/archive";
import { checkBoard } from "@/lib/core/dfm/check";
import { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { catalogue } from "@/lib/core/part/catalogue";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { COMMUNITY_SEEDS } from "@/lib/server/community/seed/community-seeds";
import { landPattern } from "@/scripts/community-projects/board/land-patterns";
import { COMMUNITY_PROJECTS } from "@/scripts/community-projects/projects";
import { writeDocument } from "@/scripts/example-projects/write-document";
import { CONNECTIONS } from "./connections";

/** The radio of esp32-node. */
const MODULE = "U1";
const FOLDER = "lib/server/community/seed/projects";
const NAMES = Object.keys(COMMUNITY_PROJECTS);
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}.json`, "utf8");
const CATALOG = new Set([...catalogue()].map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`));

function open(name: string) {
  const { records, rootSheetId } = readSchematic(JSON.parse(textOf(name)) as SchematicFile);
  const graph = new ClusterGraph(records);
  const hierarchy = readHierarchy(records, rootSheetId);
  return { records, graph, hierarchy, netlist: new NetSolver(graph).solve(hierarchy.instances) };
}

/** Nets by "U1.3", and by the names of supplies and labels. */
function netsByEnd(name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const net of open(name).netlist.nets) {
    found.set(net.name.replace(/^\//, ""), net.name);
    for (const { designator, pin } of net.pins) found.set(`${designator}.${pin.number}`, net.name);
  }
  return found;
}

async function boardOf(name: string) {
  const archive = await openArchive(new Uint8Array(readFileSync(`${FOLDER}/${name}.zip`)));
  if (!archive.ok) throw new Error(archive.code);
  const board = readBoard(archive.value);
  if (!board.ok) throw new Error(board.code);
  return board.value;
}

it("lists every project that is drawn, with its board", () => {
  expect(COMMUNITY_SEEDS.map(({ name }) => name)).toEqual(NAMES);
  expect(Object.keys(CONNECTIONS)).toEqual(NAMES);
  const boards = COMMUNITY_SEEDS.filter(({ board }) => board).map(({ name }) => name);
  expect(boards).toEqual(NAMES.filter((name) => COMMUNITY_PROJECTS[name]?.board !== null));
});

describe.each(NAMES)("%s", (name) => {
  it("is stored as it is drawn, and in the own format", () => {
    expect(writeDocument(present(COMMUNITY_PROJECTS[name], name).draw())).toBe(textOf(name));
    expect(schematicFile.safeParse(JSON.parse(textOf(name))).error).toBeUndefined();
  });

  it("has no finding of the electrical rule check", () => {
    expect(checkSchematic(open(name)).map(({ rule, values }) => [rule, values])).toEqual([]);
  });

  it("connects what belongs together, and keeps the rest apart", () => {
    const nets = netsByEnd(name);
    const groups = present(CONNECTIONS[name], name).map((line) => line.split(" "));
    const netsOfGroups = groups.map((ends) => [...new Set(ends.map((end) => nets.get(end) ?? `no ${end}`))]);
    expect(netsOfGroups.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(netsOfGroups.flat()).size).toBe(groups.length);
  });

  it("has an ordering code of the catalog, a footprint and a value for every part of the BOM", () => {
    const parts = open(name).records.filter(
      (record): record is SchematicComponent => record.kind === "component" && record.isInBom,
    );
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
});

describe.each(COMMUNITY_SEEDS.filter(({ board }) => board).map(({ name }) => name))("the board of %s", (name) => {
  it("has neither risk nor warning in the DFM check, and the copper connects as the drawing does", async () => {
    const board = await boardOf(name);
    const facts = boardFacts(board);
    expect(facts.questions).toEqual([]);
    const order = completeSpecification({ ...suggestSpecification(facts).values, quantity: 5 });
    const { checks, findings } = checkBoard(board, order);
    expect(findings.filter(({ severity }) => severity !== "notice").map(({ rule }) => rule)).toEqual([]);
    const states = checks.filter(({ rule }) => rule === "netOpen" || rule === "netShort").map(({ state }) => state);
    expect(states).toEqual(["passed", "passed"]);
  });

  it("has every part of the drawing, each at its pins", async () => {
    const { netlist } = await boardOf(name);
    const onBoard = new Set(netlist?.points.map(({ part, pin }) => `${part}.${pin}`));
    const ends = open(name).netlist.nets.flatMap(({ pins }) =>
      pins.map(({ designator, pin }) => `${designator}.${pin.number}`).filter((end) => !end.startsWith("#")),
    );
    expect(ends.filter((end) => !onBoard.has(end))).toEqual([]);
  });
});

it("has no copper around the antenna of the module, which is at the edge", async () => {
  const board = await boardOf("esp32-node");
  const order = completeSpecification({ ...suggestSpecification(boardFacts(board)).values, quantity: 5 });
  const view = copperOrReason(new DfmContext(board, order));
  if (typeof view === "string") throw new Error(view);
  const { lands, keepOut } = landPattern("RF_Module:ESP32-WROOM-32");
  const first = present(lands[0], "a land");
  const point = present(
    board.netlist?.points.find(({ part, pin }) => part === MODULE && pin === first.pin),
    "its test point",
  );
  const [left, bottom, right, top] = present(keepOut, "a keep-out").map(
    (mm, at) => mm + (at % 2 === 0 ? point.xMm - first.at[0] : point.yMm - first.at[1]),
  ) as [number, number, number, number];
  expect(top).toBeCloseTo(present(boardFacts(board).heightMm, "a height"), 1);
  const found: string[] = [];
  for (const { index, source } of view.copper.layers)
    for (let x = left + 0.1; x < right; x += 0.25)
      for (let y = bottom + 0.1; y < top; y += 0.25) if (index.hasAt(x, y)) found.push(`${source.file} ${x} ${y}`);
  expect(found).toEqual([]);
});
