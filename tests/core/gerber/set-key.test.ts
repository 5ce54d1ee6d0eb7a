import { describe, expect, it } from "vitest";
import { setKeyOf } from "@/lib/core/gerber/set-key";

const file = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) });
const SET = [file("b.gtl", "G01*"), file("b.gbl", "G02*"), file("empty", "")];

describe("the name of a set of files", () => {
  it("is sixteen digits, the same in whatever order the files came", () => {
    const key = setKeyOf(SET);
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    expect(setKeyOf([...SET].reverse())).toBe(key);
  });

  it.each([
    ["another content", [file("b.gtl", "G01 *"), ...SET.slice(1)]],
    ["another name", [file("B.gtl", "G01*"), ...SET.slice(1)]],
    ["a file less", SET.slice(0, 2)],
    ["contents exchanged between two files", [file("b.gtl", "G02*"), file("b.gbl", "G01*"), file("empty", "")]],
    ["a letter moved from the name into the content", [file("b.gt", "lG01*"), ...SET.slice(1)]],
  ])("changes with %s", (_, other) => {
    expect(setKeyOf(other)).not.toBe(setKeyOf(SET));
  });
});
