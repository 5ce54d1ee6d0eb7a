import { expect, it } from "vitest";
import { netlistDocument } from "@/lib/core/schematic/format/netlist-document";
import { sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { thumbnailSvg } from "@/lib/core/schematic/paint/thumbnail-svg";

function thumbnailOf(text: string): string {
  const { records } = netlistDocument("sheet_1", { name: "n", text });
  const sheet = records.find((record) => record.kind === "sheet");
  return sheet ? thumbnailSvg(sheetSourcesOf(records), { sheet, path: "/" }) : "";
}

it("shows the lines of a netlist as bars, with gaps for empty ones", () => {
  const svg = thumbnailOf("* title\nR1 a b 1k\n\n  .end\n");
  const [path = ""] = /d="[^"]*"/.exec(svg) ?? [];
  expect(path.match(/M/g)).toHaveLength(3);
  expect(svg.match(/<path/g)).toHaveLength(1);
});

it("stays small for a long netlist, and is empty for an empty one", () => {
  expect(thumbnailOf("R1 a b 1k\n".repeat(20_000)).length).toBeLessThan(4_000);
  expect(thumbnailOf("")).toBe("");
});
