// What the page asks about columns, and which proposals it offers to take for all lines at once.

import { describe, expect, it } from "vitest";
import { bestMatch } from "@/components/bom/best-matches";
import type { BomRow } from "@/components/bom/bom-row";
import { columnLetter, hasDoubtfulColumn, missingColumns } from "@/components/bom/column-editor";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import type { ColumnMeaning } from "@/lib/core/bom/column";

const columns = (...meanings: readonly (readonly [ColumnMeaning, number])[]): Pick<UploadedBom, "columns"> => ({
  columns: meanings.map(([meaning, confidence], index) => ({
    ...{ index, meaning, confidence },
    ...{ header: "", holdsMaker: false, isInverted: false },
  })),
});

describe("columns of a list", () => {
  it("miss no part number where a distributor's identifies the parts", () => {
    expect(missingColumns(columns(["designator", 1], ["quantity", 1], ["distributorPart", 1]))).toEqual([]);
    expect(missingColumns(columns(["designator", 1], ["value", 1]))).toEqual(["quantity", "mpn"]);
  });

  it("are doubtful by what decides which parts are bought, not by a description", () => {
    expect(hasDoubtfulColumn(columns(["designator", 1], ["mpn", 0.9], ["description", 0.3]))).toBe(false);
    expect(hasDoubtfulColumn(columns(["designator", 1], ["mpn", 0.4]))).toBe(true);
  });

  it("are told apart as a spreadsheet names them", () => {
    expect([0, 1, 25, 26, 27, 52].map(columnLetter)).toEqual(["A", "B", "Z", "AA", "AB", "BA"]);
  });
});

describe("the best match of a line", () => {
  type Candidate = BomRow["line"]["candidates"][number];
  const candidate = (change: Partial<Candidate> = {}): Candidate => ({
    ...{ partId: "p1", stage: "parametric", confidence: 0.7, doubts: [] },
    ...change,
  });
  const row = (candidates: Candidate[], change: Partial<BomRow> = {}) =>
    ({
      line: { candidates },
      partId: null,
      isPlaced: true,
      isOwn: false,
      standing: "Unassociated",
      ...change,
    }) as BomRow;

  it("is the first part of that value and case", () => {
    expect(bestMatch(row([candidate(), candidate({ partId: "p2" })]))).toBe("p1");
  });

  it.each([
    ["one of another value", row([candidate({ doubts: ["valueDiffers"] })])],
    ["one of another case", row([candidate({ doubts: ["caseDiffers"] })])],
    ["one that is only alike", row([candidate({ stage: "similar" })])],
    ["none at all", row([])],
    ["one beside the customer's own choice", row([candidate()], { partId: "p9" })],
    ["one for a line that is not placed", row([candidate()], { isPlaced: false })],
  ])("is not %s", (_name, one) => {
    expect(bestMatch(one)).toBeNull();
  });
});
