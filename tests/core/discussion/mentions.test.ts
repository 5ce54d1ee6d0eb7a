// Mentions: whom a text names, and the one that is being typed.
import { describe, expect, it } from "vitest";
import { mentionAt, mentionsIn } from "@/lib/core/discussion/mentions";
import { Random } from "@/tests/support/random";

const people = [{ name: "Ravi" }, { name: "Ravi K." }, { name: "Mara Lindqvist" }, { name: "林超" }, { name: "" }];
const named = (text: string) => mentionsIn(text, people).map(({ name }) => name);

describe("mentionsIn", () => {
  it.each([
    ["@Ravi see here", ["Ravi"]],
    ["@Ravi K. see here", ["Ravi K."]],
    ["thanks @mara lindqvist, and @RAVI", ["Mara Lindqvist", "Ravi"]],
    ["@Ravi @Ravi", ["Ravi"]],
    ["谢谢@林超你好", ["林超"]],
    ["(@Ravi)", ["Ravi"]],
    ["@Ravioli", []],
    ["mail@Ravi", []],
    ["mail ravi@example.com", []],
    ["@", []],
    ["@ Ravi", []],
    ["Ravi", []],
  ])("%s", (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it("prefers the first of two people with one name", () => {
    const twins = [
      { name: "Ann", id: 1 },
      { name: "Ann", id: 2 },
    ];
    expect(mentionsIn("@Ann", twins).map(({ id }) => id)).toEqual([1]);
  });

  it("ends on any text, and names nobody who is not in it", () => {
    const random = new Random(7);
    const signs = ["@", "Ravi", " ", "K.", "林超", "\u202e", "😀", "a", "\n", "İ"];
    for (let turn = 0; turn < 2_000; turn++) {
      const text = Array.from({ length: 12 }, () => signs[random.below(signs.length)]).join("");
      for (const name of named(text)) expect(text.toLowerCase()).toContain(`@${name.toLowerCase()}`);
    }
  });
});

describe("mentionAt", () => {
  it.each([
    ["Hello @Ra", 9, { start: 6, keyword: "Ra" }],
    ["@", 1, { start: 0, keyword: "" }],
    ["谢谢@林", 4, { start: 2, keyword: "林" }],
    ["Hello @Ra", 5, null],
    ["mail@Ra", 7, null],
    ["@Ravi K", 7, null],
  ])("%s at %i", (text, cursor, found) => {
    expect(mentionAt(text, cursor)).toEqual(found);
  });
});
