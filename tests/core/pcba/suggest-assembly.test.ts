// Assembly options from a board's files.

import { describe, expect, it } from "vitest";
import { suggestAssembly } from "@/lib/core/pcba/suggest-assembly";

const found = { smtPadsTop: 380, smtPadsBottom: 17, thtHoles: 92, boards: 1 };

describe("the assembly of a board", () => {
  it.each([
    ["both sides", {}, { smtJoints: 397, thtJoints: 92, assemblySide: "combine" }],
    ["the top", { smtPadsBottom: 0 }, { smtJoints: 380, thtJoints: 92, assemblySide: "top" }],
    ["the bottom", { smtPadsTop: 0 }, { smtJoints: 17, thtJoints: 92, assemblySide: "bottom" }],
    ["leads alone", { smtPadsTop: 0, smtPadsBottom: 0 }, { smtJoints: 0, thtJoints: 92 }],
    ["pads without drill files", { thtHoles: null }, { smtJoints: 397, assemblySide: "combine" }],
    ["a panel of two", { boards: 2 }, { smtJoints: 199, thtJoints: 46, assemblySide: "combine" }],
    ["files that do not tell", { smtPadsTop: null, smtPadsBottom: null, thtHoles: null }, {}],
    ["a board without a joint", { smtPadsTop: 0, smtPadsBottom: 0, thtHoles: 0 }, {}],
  ])("with parts on %s", (_name, change, suggested) => {
    expect(suggestAssembly({ ...found, ...change })).toEqual(suggested);
  });
});
