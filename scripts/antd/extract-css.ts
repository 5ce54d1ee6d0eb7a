// The style rules of the antd widgets that the product uses, for both themes, as one static stylesheet.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type * as CssInJs from "@ant-design/cssinjs";
import type * as Antd from "antd";
import type * as React from "react";
import type * as ReactDomServer from "react-dom/server";
import { THEME_KEY, antdTheme } from "@/components/antd/theme";

// All by require: a second copy of the style cache, through an ES import, would collect nothing.
const require = createRequire(import.meta.url);
const { createCache, extractStyle, StyleProvider } = require("@ant-design/cssinjs") as typeof CssInJs;
const antd = require("antd") as typeof Antd;
const { createElement } = require("react") as typeof React;
const { renderToString } = require("react-dom/server") as typeof ReactDomServer;

/** Every widget that components/ imports from antd, in the states that bring further rules. */
const SAMPLES: Record<string, () => React.ReactElement> = {
  Table: () =>
    createElement(antd.Table, {
      columns: [{ title: "a", dataIndex: "a" }],
      dataSource: [{ key: 1, a: 1 }],
      rowSelection: {},
      pagination: false,
    }),
  DatePicker: () =>
    createElement(
      "div",
      null,
      createElement(antd.DatePicker, { showTime: true, needConfirm: false }),
      createElement(antd.DatePicker.RangePicker),
    ),
};

/** Components of the frame that draw nothing. */
const FRAME = ["ConfigProvider", "theme"];

export const EXTRACTED_WIDGETS: readonly string[] = [...FRAME, ...Object.keys(SAMPLES)];

function extract(name: "light" | "dark"): string {
  const cache = createCache();
  const samples = Object.entries(SAMPLES).map(([key, sample]) => createElement("div", { key }, sample()));
  const themed = createElement(antd.ConfigProvider, { theme: antdTheme(name) }, samples);
  renderToString(createElement(StyleProvider, { cache }, themed));
  return extractStyle(cache, { plain: true });
}

/** The blocks of variables alone, so that the dark theme adds values and no second set of rules. */
function variableBlocks(css: string): string[] {
  return [...css.matchAll(new RegExp(`(?:^|})\\s*(\\.${THEME_KEY}[^{}]*\\{[^{}]*)(?=})`, "g"))].map(
    ([, block = ""]) => `${block}}`,
  );
}

export function extractAntdCss(): string {
  const dark = variableBlocks(extract("dark")).map((block) => `:root[data-theme="dark"] ${block}`);
  return `${[extract("light"), ...dark].join("\n")}\n`;
}

export function stylesheetModule(css: string): string {
  const version = createHash("sha256").update(css).digest("hex").slice(0, 12);
  return [
    "// Extracted stylesheet of antd; written by scripts/antd-css.mjs.",
    `export const ANTD_STYLESHEET = "/antd.css?v=${version}";`,
    "",
  ].join("\n");
}
