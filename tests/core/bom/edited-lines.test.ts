import { describe, expect, it } from "vitest";
import {
  editLines,
  isUnassociated,
  lineKeys,
  type LineContext,
  type LineEdits,
  type ReadLine,
  type CatalogPart,
  wantedKey,
} from "@/lib/core/bom/edited-lines";

const PART: CatalogPart = {
  id: "p1",
  stock: 1_000,
  minimum: 10,
  attrition: 0,
  multiple: 10,
  tiers: [
    { from: 1, unitMicro: 20_000 },
    { from: 100, unitMicro: 10_000 },
  ],
  lifecycle: "active",
  pins: 2,
  mounting: "smt",
};

const LINE: ReadLine = {
  row: 2,
  designators: ["R1", "R2", "R3"],
  quantity: 3,
  mpn: "RC0603FR-0710KL",
  manufacturer: "Yageo",
  distributorParts: [],
  values: ["10k"],
  footprint: "0603",
  dnp: 2,
  problems: [],
  partId: "p1",
  candidates: [{}],
};

const CONTEXT: LineContext<ReadLine, CatalogPart> = {
  boards: 10,
  supply: "turnkey",
  partOf: (id) => (id === "p1" ? PART : undefined),
};

const edited = (
  line: Partial<ReadLine>,
  edits: LineEdits = {},
  context: Partial<LineContext<ReadLine, CatalogPart>> = {},
) => {
  const [found] = editLines([{ ...LINE, ...line }], edits, { ...CONTEXT, ...context });
  if (!found) throw new Error("the line is gone");
  return found;
};

describe("the joints of a line", () => {
  const unknown = { partId: null, mpn: "MOD-7", footprint: "own" };
  it.each<[string, Partial<ReadLine>, LineEdits, unknown]>([
    ["the catalogue's part", {}, {}, { pins: 2, mounting: "smt", by: "catalogue" }],
    ["it, whatever is said", {}, { "2": { pins: 9, mounting: "tht" } }, { pins: 2, mounting: "smt", by: "catalogue" }],
    ["a footprint's name", { ...unknown, footprint: "DIP-8" }, {}, { pins: 8, mounting: "tht", by: "footprint" }],
    ["nothing", unknown, {}, null],
    ["the customer", unknown, { "2": { pins: 30 } }, { pins: 30, mounting: "smt", by: "customer" }],
    [
      "the customer before a footprint",
      { ...unknown, footprint: "DIP-8" },
      { "2": { pins: 9, mounting: "smt" } },
      { pins: 9, mounting: "smt", by: "customer" },
    ],
    [
      "a footprint again, once the word is taken back",
      { ...unknown, footprint: "DIP-8" },
      { "2": { pins: null, mounting: "smt" } },
      { pins: 8, mounting: "tht", by: "footprint" },
    ],
  ])("are told by %s", (_who, line, edits, source) => {
    expect(edited(line, edits).joints).toEqual(source);
  });
});

describe("a line as it stands", () => {
  it("is bought in the pieces that are sold, at the step that they reach", () => {
    // 3 on 10 boards are 30; sold in tens from ten: 30 × 0.02 = 0.60.
    expect(edited({}).cost).toEqual({ pieces: 30, unitMicro: 20_000, totalMicro: 600_000 });
    // 33 boards: 99, sold as 100; from a hundred each is 0.01: 1.00.
    expect(edited({}, {}, { boards: 33 }).cost).toEqual({ pieces: 100, unitMicro: 10_000, totalMicro: 1_000_000 });
  });

  it("counts what a machine loses", () => {
    const partOf = () => ({ ...PART, attrition: 5 });
    expect(edited({}, {}, { partOf }).needed).toBe(35);
  });

  it.each<[Partial<ReadLine>, LineEdits, string, boolean]>([
    [{}, {}, "Normal", false],
    [{ partId: null }, {}, "Unassociated", true],
    [{ partId: null, candidates: [] }, {}, "Not matched", true],
    [{ partId: null, candidates: [], mpn: "", values: [] }, {}, "Part Number Missing", true],
    [{ dnp: 1, partId: null }, {}, "dnp", false],
    [{}, { "2": { isPlaced: false } }, "dnp", false],
    [{ partId: null }, { "2": { partId: "p1" } }, "Normal", false],
    [{}, { "2": { partId: null } }, "Unassociated", true],
    [{}, { "2": { quantity: 101 } }, "Insufficient Stock", true],
  ])("%o with %o is %s", (line, edits, status, needsReview) => {
    expect(edited(line, edits)).toMatchObject({ status, needsReview });
  });

  it.each([
    [{ stock: 0 }, "No Supply"],
    [{ tiers: [] }, "Price Missing"],
    [{ lifecycle: "obsolete" as const }, "Supply exception"],
  ] as const)("follows its part: %o is %s", (part, status) => {
    expect(edited({}, {}, { partOf: () => ({ ...PART, ...part }) }).status).toBe(status);
  });

  it("is not bought where the customer sends it, and then needs no part", () => {
    const own = edited({ partId: null }, { "2": { isOwn: true } }, { supply: "partial" });
    expect(own).toMatchObject({ status: "own", isOwn: true, cost: null, needsReview: false });
    expect(isUnassociated(own)).toBe(false);
    // A turnkey list has no consigned parts.
    expect(edited({}, { "2": { isOwn: true } })).toMatchObject({ status: "Normal", isOwn: false });
    expect(edited({}, {}, { supply: "customer" })).toMatchObject({ status: "own", cost: null });
  });

  it("is looked at for what is doubtful about it until somebody has", () => {
    const doubtful = { problems: ["quantityDiffers" as const] };
    expect(edited(doubtful).needsReview).toBe(true);
    expect(edited(doubtful, { "2": { isSeen: true } }).needsReview).toBe(false);
    expect(edited(doubtful, { "2": { quantity: 3 } }).problems).toEqual([]);
  });

  it("cannot be seen away where it does not say how often or where", () => {
    const missing = { quantity: null, problems: ["quantityMissing" as const] };
    expect(edited(missing, { "2": { isSeen: true } })).toMatchObject({ needsReview: true, cost: null });
    expect(edited(missing, { "2": { quantity: 2 } })).toMatchObject({ needsReview: false, quantity: 2 });
    const nowhere = { designators: [], problems: ["designatorMissing" as const] };
    expect(edited(nowhere, { "2": { isSeen: true } }).needsReview).toBe(true);
  });
});

it("keeps the lines of one row apart, and what was removed off the list", () => {
  const lines = [{ row: 4 }, { row: 5 }, { row: 5 }].map((line) => ({ ...LINE, ...line }));
  expect(lineKeys(lines)).toEqual(["4", "5", "5.1"]);
  const rest = editLines(lines, { "5": { isRemoved: true }, "4": { quantity: 7 } }, CONTEXT);
  expect(rest.map(({ key, quantity }) => [key, quantity])).toEqual([
    ["4", 7],
    ["5.1", 3],
  ]);
});

it("knows lines that want the same by what they say, not by who wrote it", () => {
  const one = { mpn: "ABC-1", line: LINE };
  expect(wantedKey({ mpn: " abc-1", line: { ...LINE, manufacturer: "YAGEO" } })).toBe(wantedKey(one));
  expect(wantedKey({ mpn: "ABC-1", line: { ...LINE, footprint: "0402" } })).not.toBe(wantedKey(one));
});

describe("a part proposed for a line that names none", () => {
  const open = { partId: null, mpn: "" };
  const context = { proposalFor: () => "p1" };

  it("is priced, and is to be reviewed", () => {
    const found = edited(open, {}, context);
    // 3 pieces on each of 10 boards, in multiples of 10, at 0.02.
    expect(found).toMatchObject({ partId: "p1", isProposed: true, status: "Normal", needsReview: true });
    expect(found.cost).toEqual({ pieces: 30, unitMicro: 20_000, totalMicro: 600_000 });
  });

  it.each<[string, LineEdits]>([
    ["the customer confirmed it", { "2": { isSeen: true } }],
    ["the customer chose it", { "2": { partId: "p1" } }],
  ])("is a proposal no longer once %s", (_name, edits) => {
    expect(edited(open, edits, context)).toMatchObject({ partId: "p1", isProposed: false, needsReview: false });
  });

  it.each<[string, Partial<ReadLine>, LineEdits]>([
    ["that the customer left without a part", open, { "2": { partId: null } }],
    ["that is not placed", { ...open, dnp: 1 }, {}],
  ])("is none for a line %s", (_name, line, edits) => {
    expect(edited(line, edits, context)).toMatchObject({ partId: null, isProposed: false, cost: null });
  });

  it("is none for a line that the customer supplies", () => {
    expect(edited(open, {}, { ...context, supply: "customer" })).toMatchObject({ partId: null, isProposed: false });
  });
});
