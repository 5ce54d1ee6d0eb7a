import { describe, expect, it } from "vitest";
import { applyCorrections, possibleSides, possibleTypes, tidy } from "@/lib/core/gerber/correction";
import type { LayerAssignment } from "@/lib/core/board/layer";

function assignment(file: string, changes: Partial<LayerAssignment> = {}): LayerAssignment {
  return {
    file,
    type: "other",
    side: "all",
    format: "gerber",
    confidence: 0.5,
    basis: "name",
    evidence: [{ basis: "name", text: file, type: "other" }],
    ...changes,
  };
}

describe("what a person says a file is", () => {
  it("takes the place of what the reader took it for, and is certain; the evidence stays", () => {
    const files = [
      assignment("a.gbr"),
      assignment("b.gbr", { type: "copper", side: "top", layer: 1 }),
      assignment("c.drl", { type: "drill", format: "excellon", plating: "plated" }),
    ];
    expect(
      applyCorrections(files, {
        "a.gbr": { type: "soldermask", side: "bottom" },
        "c.drl": { type: "drill", side: "all", plating: "non-plated" },
      }),
    ).toEqual([
      { ...assignment("a.gbr"), type: "soldermask", side: "bottom", confidence: 1 },
      files[1],
      { ...files[2], plating: "non-plated", confidence: 1 },
    ]);
  });

  it("numbers copper at the two ends of the stack: the top is 1, the bottom comes after every other", () => {
    const files = [
      assignment("t.gbr"),
      assignment("g2.gbr", { type: "copper", side: "inner", layer: 2 }),
      assignment("g5.gbr", { type: "copper", side: "inner", layer: 5 }),
      assignment("b.gbr"),
    ];
    const corrected = applyCorrections(files, {
      "t.gbr": { type: "copper", side: "top" },
      "b.gbr": { type: "copper", side: "bottom" },
    });
    expect(corrected.map(({ side, layer }) => [side, layer])).toEqual([
      ["top", 1],
      ["inner", 2],
      ["inner", 5],
      ["bottom", 6],
    ]);
  });

  it("changes nothing where the file cannot be that, or is not in the set", () => {
    const files = [
      assignment("readme.txt", { format: "text" }),
      assignment("c.drl", { type: "drill", format: "excellon" }),
    ];
    expect(
      applyCorrections(files, {
        "readme.txt": { type: "copper", side: "top" },
        "c.drl": { type: "outline", side: "all" },
        "gone.gbr": { type: "copper", side: "top" },
      }),
    ).toEqual(files);
  });

  it("keeps only what goes together: the side of its type, a number for inner copper, a plating for holes", () => {
    expect(tidy({ type: "copper", side: "all", layer: 3, plating: "plated" })).toEqual({ type: "copper", side: "top" });
    expect(tidy({ type: "copper", side: "inner", layer: 3 })).toEqual({ type: "copper", side: "inner", layer: 3 });
    expect(tidy({ type: "outline", side: "top", layer: 1 })).toEqual({ type: "outline", side: "all" });
    expect(tidy({ type: "drill", side: "all" })).toEqual({ type: "drill", side: "all", plating: "unknown" });
  });

  it("can be any layer for a drawing, holes or nothing for a drill program, and nothing for a text", () => {
    expect(possibleTypes({ format: "gerber" })).toHaveLength(8);
    expect(possibleTypes({ format: "excellon" })).toEqual(["drill", "other"]);
    expect(possibleTypes({ format: "text" })).toEqual([]);
    expect(possibleSides("copper")).toEqual(["top", "inner", "bottom"]);
    expect(possibleSides("paste")).toEqual(["top", "bottom"]);
    expect(possibleSides("outline")).toEqual(["all"]);
  });
});
