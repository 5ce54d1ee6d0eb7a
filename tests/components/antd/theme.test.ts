import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { ANTD_STYLESHEET } from "@/components/antd/stylesheet";
import { THEME_COLORS, TOKEN_OF_COLOR } from "@/components/antd/theme";
import { EXTRACTED_WIDGETS, extractAntdCss, stylesheetModule } from "@/scripts/antd/extract-css";

const read = (path: string) => readFileSync(path, "utf8");

/** The custom properties of one block of app/tokens.css. */
function tokens(selector: string): Record<string, string> {
  const css = read("app/tokens.css");
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf("\n}", at));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+);/gi)].map(([, name, value]) => [name, value]),
  );
}

test.each([
  ["light", ":root"],
  ["dark", ':root[data-theme="dark"]'],
] as const)("antd's %s colours are those of the tokens", (name, selector) => {
  const values = tokens(selector);
  const expected = Object.fromEntries(Object.entries(TOKEN_OF_COLOR).map(([color, token]) => [color, values[token]]));
  expect(THEME_COLORS[name]).toEqual(expected);
});

test("every widget that a component imports from antd is in the stylesheet", () => {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const imported = files.flatMap((name) => {
    const source = read(`components/${name}`);
    expect(source, `${name} reaches into antd's folders`).not.toMatch(/from "antd\/(?!locale\/)/);
    return [...source.matchAll(/import\s*\{([^}]*)\}\s*from "antd"/g)].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "" && !part.startsWith("type "))
        .map((part) => part.replace(/ as .*/, "")),
    );
  });
  expect(imported).toContain("ConfigProvider");
  expect([...new Set(imported)].filter((name) => !EXTRACTED_WIDGETS.includes(name))).toEqual([]);
});

test("the stylesheet on disk is what the theme gives today, under its version", () => {
  const css = extractAntdCss();
  expect(read("public/antd.css")).toBe(css);
  expect(read("components/antd/stylesheet.ts")).toBe(stylesheetModule(css));
  expect(stylesheetModule(css)).toContain(`"${ANTD_STYLESHEET}"`);
});

test("the stylesheet gives both themes their own values", () => {
  const css = read("public/antd.css");
  // --c-surface: #fbf9f3 in light, #111b16 in dark (app/tokens.css).
  expect(css).toMatch(/(?:^|\})\s*\.app\{[^}]*--ant-color-bg-container:#fbf9f3;/);
  expect(css).toMatch(/:root\[data-theme="dark"\] \.app\{[^}]*--ant-color-bg-container:#111b16;/);
});

test.each([".ant-checkbox", ".ant-picker-dropdown", ".ant-picker-time-panel", ".ant-picker-range"])(
  "the stylesheet has rules for %s, which are part of an extracted widget",
  (selector) => {
    expect(read("public/antd.css")).toContain(selector);
  },
);
