// The report of any file can be kept: texts, places and lists stay within its schema.
import { describe, expect, it } from "vitest";
import { importReport } from "@/lib/contracts/project-import";
import { ReportBuilder } from "@/lib/core/schematic-import/report";

const SOURCE = { file: "f".repeat(1_000), line: 1 };
const about = {
  ...{ format: "kicad" as const, tool: "t".repeat(1_000) },
  files: Array.from({ length: 1_500 }, () => ({ name: "n".repeat(1_000), bytes: 1, isRead: true })),
};

describe("a report", () => {
  it("counts what was found, changed and lost, in the order of its table", () => {
    const report = new ReportBuilder();
    report.found("images", 3);
    report.found("sheets");
    report.lost({ construct: "images", code: "common.imageNotKept", source: { file: "a.sch", line: 4 } });
    const built = report.build({ format: "eagle", tool: "Eagle 9", files: [] });
    expect(built.counts).toEqual([
      { construct: "sheets", found: 1, changed: 0, lost: 0 },
      { construct: "images", found: 3, changed: 0, lost: 1 },
    ]);
    expect(built.notes).toEqual([
      {
        ...{ construct: "images", outcome: "lost", code: "common.imageNotKept", values: {}, place: null },
        source: { file: "a.sch", line: 4 },
      },
    ]);
  });

  it("of a hostile file stays within its schema", () => {
    const report = new ReportBuilder();
    report.found("images", 5_000);
    for (let at = 0; at < 5_000; at++)
      report.lost({
        ...{ construct: "images", code: "common.imageNotKept", source: SOURCE, values: { name: "x".repeat(1_000) } },
        place: { sheetId: "s", at: { x: 1e12, y: 0 } },
      });
    const read = importReport.safeParse(report.build(about));
    expect(read.error?.issues ?? []).toEqual([]);
    expect(read.data?.notes).toHaveLength(2_000);
    expect(read.data?.counts).toEqual([{ construct: "images", found: 5_000, changed: 0, lost: 5_000 }]);
    expect(read.data?.notes[0]?.place).toBeNull();
  });
});
