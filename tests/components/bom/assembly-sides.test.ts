// The assembled sides of a board by its lines, and the remaining choices.

import { describe, expect, it } from "vitest";
import { assemblySides } from "@/components/bom/board/assembly-sides";
import type { Side } from "@/lib/core/bom/side";

const row = (side: Side | null, mounting: "smt" | "tht" = "smt") => ({
  isPlaced: true,
  joints: { pins: 2, mounting, by: "catalogue" as const },
  resolved: { side, source: null, conflict: null },
});

describe("sides of an assembly", () => {
  it.each([
    ["lines on both", [row("top"), row("bottom")], "top", ["combine", "separate"], "combine"],
    ["lines on both, with a stencil each", [row("both")], "separate", ["combine", "separate"], "separate"],
    ["lines on one", [row("bottom")], "top", ["bottom"], "bottom"],
    ["lines on one and some unknown", [row("bottom"), row(null)], "top", ["bottom", "combine", "separate"], "bottom"],
    ["through-hole lines on the other", [row("top"), row("bottom", "tht")], "top", ["top"], "top"],
    ["no line that says", [row(null)], "bottom", ["top", "bottom", "combine", "separate"], "bottom"],
  ] as const)("%s", (_name, rows, selected, offered, chosen) => {
    const found = assemblySides(rows, selected);
    expect([found.offered, found.chosen]).toEqual([offered, chosen]);
  });

  it("counts the lines of each side, without those that are not placed", () => {
    const away = { ...row("bottom"), isPlaced: false };
    expect(assemblySides([row("top"), row("both"), away], "top")).toMatchObject({ top: 2, bottom: 1 });
  });
});
