// Questions of the page about columns, and proposed parts.

import { describe, expect, it } from "vitest";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { columnLetter, hasDoubtfulColumn, missingColumns } from "@/components/bom/columns/column-editor";
import { countGroups } from "@/components/bom/lines/line-filter";
import { proposedPart } from "@/components/bom/use-bom";
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

describe("the proposed part of a line", () => {
  type Candidate = UploadedBom["lines"][number]["candidates"][number];
  const candidate = (change: Partial<Candidate> = {}): Candidate => ({
    ...{ partId: "p1", stage: "parametric", confidence: 0.7, doubts: [] },
    ...change,
  });

  it("is the first part of that value and package", () => {
    expect(proposedPart({ candidates: [candidate(), candidate({ partId: "p2" })] })).toBe("p1");
  });

  it.each([
    ["one of another value", [candidate({ doubts: ["valueDiffers"] })]],
    ["one of another package", [candidate({ doubts: ["caseDiffers"] })]],
    ["one that is only similar", [candidate({ stage: "similar" })]],
    ["any where there are none", []],
  ])("is not %s", (_name, candidates) => {
    expect(proposedPart({ candidates })).toBeNull();
  });
});

describe("the groups of lines", () => {
  const row = (status: BomRow["status"], isProposed = false) => ({ status, isProposed }) as BomRow;

  it("count proposals apart from what is settled, each group once, without zeros", () => {
    const rows = [row("Normal"), row("Normal", true), row("Normal"), row("No Supply", true), row("dnp")];
    expect(countGroups(rows)).toEqual([
      ["Normal", 2],
      ["proposed", 1],
      ["No Supply", 1],
      ["dnp", 1],
    ]);
  });
});
