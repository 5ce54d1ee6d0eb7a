import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DARK, LIGHT, SANDBOX_STYLE } from "@/lib/server/payment/sandbox-style";

const [lightPart = "", darkPart = ""] = readFileSync("app/tokens.css", "utf8").split(':root[data-theme="dark"]');

const valueIn = (css: string, name: string) => new RegExp(`^\\s*${name}: ([^;]+);`, "m").exec(css)?.[1];

it.each([
  ["light", LIGHT, lightPart],
  ["dark", DARK, darkPart],
])("the sandbox's page has the %s colors of the site", (_theme, tokens, css) => {
  for (const [name, value] of Object.entries(tokens)) expect(value, name).toBe(valueIn(css, name));
});

it("defines every color it uses, in both themes", () => {
  const used = [...SANDBOX_STYLE.matchAll(/var\((--c-[\w-]+)\)/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(10);
  for (const tokens of [LIGHT, DARK]) expect(Object.keys(tokens)).toEqual(expect.arrayContaining(used));
});
