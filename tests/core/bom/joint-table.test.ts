// Joint tables: with any headers, every row is counted or reported, and matched with a board's list.

import { describe, expect, it } from "vitest";
import { countJoints, type CountedLine } from "@/lib/core/bom/count-joints";
import { type JointReading, readJointTable } from "@/lib/core/bom/joint-table";

const table = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
function read(text: string): JointReading {
  const reading = readJointTable(table(text));
  if (!reading) throw new Error("no table of joints was found");
  return reading;
}
/** As `R1,R2 ×2: 2 smt`. */
const jointsIn = (text: string) =>
  read(text).rows.map(
    ({ designators, part, quantity, pins, mounting }) =>
      `${designators.join(",") || part} ×${quantity ?? "?"}: ${pins} ${mounting ?? "?"}`,
  );
const problemsIn = (text: string) => read(text).problems.map(({ row, reason }) => `${row} ${reason}`);

describe("a written list of joints", () => {
  it.each<[string, string, string[]]>([
    [
      "with heads, below a title",
      "Joint count rev B\n\nDesignator\tQty\tPins\tType\nR1-R4\t4\t2\tSMD\nJ1\t1\t8\tTHT",
      ["R1,R2,R3,R4 ×4: 2 smt", "J1 ×1: 8 tht"],
    ],
    [
      "with heads in Chinese",
      "位号\t数量\t引脚数\t工艺\nU1,U2\t2\t48\t贴片\nCN1\t1\t20\t插件",
      ["U1,U2 ×2: 48 smt", "CN1 ×1: 20 tht"],
    ],
    [
      "by part numbers, its kind by the package",
      "MPN\tQuantity\tPackage\tPin count\nSTM32F103C8T6\t1\tLQFP-48\t48\nNE555P\t2\tDIP-8\t8",
      ["STM32F103C8T6 ×1: 48 smt", "NE555P ×2: 8 tht"],
    ],
    ["of all pieces together", "Reference\tTotal joints\nC1,C2,C3\t6\nU1\t8", ["C1,C2,C3 ×3: 2 ?", "U1 ×1: 8 ?"]],
    ["of one and of all, where one is meant", "Ref\tPins\tTotal pins\nC1,C2\t2\t4", ["C1,C2 ×2: 2 ?"]],
    [
      "with a column of each kind",
      "Designator\tSMT joints\tTHT joints\nJ1\t12\t4\nR1\t2\t0",
      ["J1 ×1: 12 smt", "J1 ×1: 4 tht", "R1 ×1: 2 smt"],
    ],
    ["without heads", "R1 R2\t2\nU1\t48", ["R1,R2 ×2: 2 ?", "U1 ×1: 48 ?"]],
    ["without heads, by number and quantity", "LM358DR\t3\t8\nNE555P\t1\t8", ["LM358DR ×3: 8 ?", "NE555P ×1: 8 ?"]],
    ["that does not tell how often", "Part\tPins\nLM358DR\t8", ["LM358DR ×?: 8 ?"]],
  ])("is read %s", (_what, text, expected) => expect(jointsIn(text)).toEqual(expected));

  it("says every row that it cannot count, and counts the rest", () => {
    const text = [
      "Designator\tQty\tPins",
      "R1\t1\t2",
      "\t\t8",
      "U1\t1\t",
      "U2\t1\tmany",
      "U3\t1\t99999",
      "R1\t1\t2",
      "R1,R9\t2\t2",
      "C1,C2\t3\t2",
      "",
      "Subtotal of all\t\t",
    ].join("\n");
    expect(problemsIn(text)).toEqual([
      "3 noPart",
      "4 noPins",
      "5 wrongPins",
      "6 wrongPins",
      "7 repeated",
      "8 repeated",
      "9 differs",
      "11 noPins",
    ]);
    expect(jointsIn(text)).toEqual(["R1 ×1: 2 ?", "R9 ×1: 2 ?", "C1,C2 ×2: 2 ?"]);
  });

  it("loses no row: each is counted or said", () => {
    const cells = ["R1", "", "U2,U3", "x y z", "7", "0", "-3", "2.5", "1e9", "SMD", "#REF!", "8"];
    let seed = 11;
    const pick = () => cells[(seed = (seed * 48_271) % 2_147_483_647) % cells.length] ?? "";
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: 8 }, () => [pick(), pick(), pick()]);
      const reading = readJointTable([["Designator", "Part number", "Pins"], ...rows]);
      const known = new Set([...(reading?.rows ?? []), ...(reading?.problems ?? [])].map(({ row }) => row));
      const filled = rows.flatMap((row, at) => (row.some((cell) => cell !== "") ? [at + 2] : []));
      expect([...known].sort((a, b) => a - b)).toEqual(filled);
    }
  });

  it.each([
    ["nothing", ""],
    ["words", "Dear Sir,\nplease count them yourself"],
    ["numbers alone", "1\t2\n3\t4"],
    ["a parts list without joints", "Designator\tValue\nR1\t10k\nC1\t100n"],
  ])("is not made of %s", (_what, text) => expect(readJointTable(table(text))).toBeNull());
});

const line = (change: Partial<CountedLine>): CountedLine => ({
  ...{ position: 0, designators: [], numbers: [], quantity: 1, isAssembled: true, pins: null, mounting: null },
  ...change,
});

describe("a board counted by it", () => {
  it("without a list is what the rows add up to", () => {
    // 4 × 2 and 48; 8; the third one does not tell how often, the fourth is not soldered.
    const reading = read(
      "Part\tQty\tPins\tType\nRC0603\t4\t2\tSMD\nSTM32\t1\t48\t\nNE555P\t1\t8\tDIP\nFOOT\t\t2\t\nLABEL\t1\t0\t",
    );
    expect(countJoints(reading, [], 0)).toEqual({
      ...{ bomLines: 3, smtJoints: 56, thtJoints: 8, lines: [] },
      ...{ unlisted: [], unknown: [], uncounted: [5], assumed: [3] },
    });
  });

  it("with a list tells its lines by designator or number; what it does not name keeps what is known", () => {
    const lines = [
      line({ position: 0, designators: ["R1", "R2"], quantity: 2, pins: 2, mounting: "smt" }),
      line({ position: 1, designators: ["U1"], numbers: ["MOD-7", ""], quantity: 1 }),
      line({ position: 2, designators: ["J1"], numbers: ["conn-9"], quantity: 3 }),
      line({ position: 3, designators: ["X1"], quantity: 1 }),
      line({ position: 4, designators: ["X2"], quantity: 1, isAssembled: false }),
    ];
    const reading = read("Ref\tPart\tPins\tType\nu1\t\t30\tSMD\n\tCONN 9\t4\tTHT\nQ7\t\t3\tSMD");
    // 2 × 2 + 30; 3 × 4.
    expect(countJoints(reading, lines, 17)).toEqual({
      ...{ bomLines: 17, smtJoints: 34, thtJoints: 12, unlisted: [4], unknown: [3], uncounted: [], assumed: [] },
      lines: [
        { position: 1, pins: 30, mounting: "smt" },
        { position: 2, pins: 4, mounting: "tht" },
      ],
    });
  });

  it("takes joints of no told kind for the line's own, else for surface-mounted ones, and says so", () => {
    const lines = [
      line({ position: 0, designators: ["J1"], pins: 2, mounting: "tht" }),
      line({ position: 1, designators: ["U1"] }),
    ];
    expect(countJoints(read("Ref\tPins\nJ1\t6\nU1\t5"), lines, 2)).toMatchObject({
      ...{ smtJoints: 5, thtJoints: 6, assumed: [3] },
      lines: [
        { position: 0, pins: 6, mounting: "tht" },
        { position: 1, pins: 5, mounting: "smt" },
      ],
    });
  });
});
