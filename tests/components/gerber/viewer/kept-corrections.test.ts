import { describe, expect, it } from "vitest";
import { readCorrections } from "@/components/gerber/viewer/use-viewer-file";

describe("corrections out of the browser's database", () => {
  it("are taken as far as they make sense", () => {
    const good = { type: "copper", side: "inner", layer: 3 };
    expect(
      readCorrections({
        "a.gbr": good,
        "b.drl": { type: "drill", side: "all", plating: "plated" },
        "c.gbr": { type: "gold", side: "top" },
        "d.gbr": { type: "copper", side: "left" },
        "e.gbr": { type: "copper", side: "inner", layer: "3" },
        "f.gbr": { type: "copper", side: "inner", layer: -1 },
        "g.drl": { type: "drill", side: "all", plating: "shiny" },
        "h.gbr": null,
        "i.gbr": "copper",
      }),
    ).toEqual({ "a.gbr": good, "b.drl": { type: "drill", side: "all", plating: "plated" } });
  });

  it.each([null, 7, "copper", undefined])("are none where %j stands", (stored) => {
    expect(readCorrections(stored)).toEqual({});
  });
});
