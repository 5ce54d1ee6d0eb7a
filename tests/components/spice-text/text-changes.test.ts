import { Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeBetween, TextBase, textOf, withPlainLineEnds } from "@/components/spice-text/text-changes";

const applied = (text: string, changes: ReturnType<typeof changeBetween>): string =>
  changes.apply(Text.of(text.split("\n"))).toString();

const line = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n"), maxLength: 12 });

describe("changes of a text", () => {
  it("lead from one text to the other", () => {
    fc.assert(
      fc.property(line, line, (before, after) => {
        expect(applied(before, changeBetween(before, after))).toBe(after);
      }),
    );
  });

  it("are none for equal texts", () => {
    expect(changeBetween("R1 a b", "R1 a b").empty).toBe(true);
  });

  it("touch only what differs", () => {
    const changes: [number, number, string][] = [];
    changeBetween("R1 a b 1k\nC1 b 0 1n", "R1 a b 47k\nC1 b 0 1n").iterChanges((from, to, _a, _b, inserted) =>
      changes.push([from, to, inserted.toString()]),
    );
    expect(changes).toEqual([[7, 8, "47"]]);
  });
});

describe("a text that is edited at two places", () => {
  it("keeps what was typed here when the other's change arrives", () => {
    const base = new TextBase("R1 a b 1k\nC1 b 0 1n");
    base.type(changeBetween("R1 a b 1k\nC1 b 0 1n", "R1 a b 1k\nC1 b 0 10n"));
    const brought = base.receive("R1 in b 1k\nC1 b 0 1n");
    expect(applied("R1 a b 1k\nC1 b 0 10n", brought)).toBe("R1 in b 1k\nC1 b 0 10n");
    expect(base.isChanged).toBe(true);
  });

  it("brings nothing for a text that was handed out by itself", () => {
    const base = new TextBase("a");
    base.type(changeBetween("a", "ab"));
    base.know("ab");
    expect(base.isChanged).toBe(false);
    expect(base.receive("ab").empty).toBe(true);
  });

  it("never loses what others wrote, whatever was typed", () => {
    fc.assert(
      fc.property(line, line, line, (known, here, there) => {
        const base = new TextBase(known);
        base.type(changeBetween(known, here));
        // Both changes are applied once: the merged text has the length that both together make.
        const merged = applied(here, base.receive(there));
        base.know(merged);
        expect(applied(merged, base.receive(merged))).toBe(merged);
        if (here === known) expect(merged).toBe(there);
        if (there === known) expect(merged).toBe(here);
      }),
    );
  });
});

it("counts every line end as one", () => {
  expect(withPlainLineEnds("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
  expect(textOf("a\r\nb").lines).toBe(2);
});
