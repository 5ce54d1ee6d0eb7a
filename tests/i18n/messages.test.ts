// The two catalogs say the same things with the same blanks.
import { readFileSync, readdirSync } from "node:fs";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { standIn } from "@/tests/support/stand-in";
import { argumentsOf, pluralsOf, tagsOf } from "../support/icu";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof value === "string" ? [[here, value] as [string, string]] : leaves(value, here);
  });
}

const namesOf = (locale: string) => readdirSync(`messages/${locale}`).filter((name) => name.endsWith(".json"));
const read = (locale: string, name: string) => JSON.parse(readFileSync(`messages/${locale}/${name}`, "utf8")) as Tree;

it("reads blanks as ICU does", () => {
  expect(argumentsOf("{n, plural, one {# layer} other {# layers of {name}}} in {place}")).toEqual([
    "n",
    "name",
    "place",
  ]);
  expect(argumentsOf("{price, number} a {state, select, empty {none} other {some}}")).toEqual(["price", "state"]);
});

it("holds the same nouns in both languages, and the index assembles every one", () => {
  expect(namesOf("zh")).toEqual(namesOf("en"));
  const nouns = namesOf("en").map((name) => name.replace(".json", ""));
  expect(Object.keys(en).sort()).toEqual(nouns);
  expect(Object.keys(zh).sort()).toEqual(nouns);
});

describe.each(namesOf("en"))("%s", (name) => {
  const english = new Map(leaves(read("en", name)));
  const chinese = new Map(leaves(read("zh", name)));

  it("has the same keys", () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has the same arguments and the same tags under each key; Chinese may drop what only chose a plural", () => {
    const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
    const shape = (text: string, plurals: string[]) => ({
      args: without(argumentsOf(text), plurals),
      tags: tagsOf(text),
    });
    const shapes = (catalogue: Map<string, string>) =>
      Object.fromEntries([...catalogue].map(([key, text]) => [key, shape(text, pluralsOf(english.get(key) ?? ""))]));
    expect(shapes(chinese)).toEqual(shapes(english));
    const invented = [...chinese].filter(
      ([key, text]) => without(argumentsOf(text), argumentsOf(english.get(key) ?? "")).length,
    );
    expect(invented).toEqual([]);
  });

  it("leaves nothing empty", () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
  });
});

describe.each([
  ["en-US", en],
  ["zh-CN", zh],
] as const)("the %s catalogue", (locale, messages) => {
  it("can be formatted from the first key to the last", () => {
    const faults: string[] = [];
    const translate = standIn<{ rich: (key: string, values: Record<string, unknown>) => unknown }>(
      createTranslator({
        locale,
        messages: standIn(messages),
        onError: (error) => faults.push(error.message),
      }),
    );
    for (const [key, text] of leaves(standIn<Tree>(messages))) {
      const blanks = argumentsOf(text).map((name) => [name, 1]);
      const tags = tagsOf(text).map((name) => [name, (inner: unknown) => inner]);
      translate.rich(key, Object.fromEntries([...blanks, ...tags]));
    }
    expect(faults).toEqual([]);
  });
});

it("writes Chinese with Chinese marks: no half-width comma or stop between Han characters", () => {
  const faults = leaves(standIn<Tree>(zh)).filter(([, text]) => /[\u4e00-\u9fff][,;:!?][\u4e00-\u9fff]/.test(text));
  expect(faults).toEqual([]);
});
