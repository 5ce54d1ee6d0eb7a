// Every role of the design is readable on every ground it may stand on, computed from the file that says the colors.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/tokens.css", "utf8");

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = "", hex = ""]) => [name, hex]));
}

const light = block(":root");
const dark = new Map([...light, ...block(':root[data-theme="dark"]')]);

// WCAG 2.x: relative luminance, and (lighter + 0.05) / (darker + 0.05).
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ["--c-page", "--c-surface", "--c-raised", "--c-sunken"];
const TEXT = ["ink", "ink-2", "ink-3", "primary-text", "success", "warning", "error", "info"];
const ROLES = ["success", "warning", "error", "info"];
const LAYERS = ["top", "bottom", "in1", "in2", "mask", "paste", "silk", "drill", "outline"];

const textPairs: [string, string][] = [
  ...TEXT.flatMap((role) => GROUNDS.map((ground): [string, string] => [`--c-${role}`, ground])),
  ...ROLES.map((role): [string, string] => [`--c-${role}`, `--c-${role}-soft`]),
  ["--c-primary-text", "--c-primary-soft"],
  ...["ink", "ink-2", "ink-3", "success"].map((role): [string, string] => [`--c-${role}`, "--c-primary-soft"]),
  ["--c-on-primary", "--c-primary"],
  ["--c-on-primary", "--c-primary-hover"],
  ["--c-on-primary", "--c-primary-active"],
  ["--c-page", "--c-error"],
  ["--c-on-inverse", "--c-inverse"],
  ["--c-on-inverse-2", "--c-inverse"],
  ["--pcb-gold", "--c-inverse"],
  ["--c-inverse", "--c-on-inverse"],
  ...[1, 2, 3, 4, 5, 6].map((person): [string, string] => ["--c-on-person", `--c-person-${person}`]),
];

const operablePairs: [string, string][] = [
  ...["--c-page", "--c-surface", "--c-raised"].map((ground): [string, string] => ["--c-control", ground]),
  ...GROUNDS.map((ground): [string, string] => ["--c-focus", ground]),
  ["--c-primary", "--c-primary-soft"],
  ["--c-error", "--c-raised"],
  ["--pcb-gold", "--c-inverse"],
  ...[1, 2, 3, 4, 5, 6].map((person): [string, string] => [`--c-person-${person}`, "--canvas"]),
  ...LAYERS.map((layer): [string, string] => [`--layer-${layer}`, "--canvas"]),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, tokens) => {
  const measure = ([front, back]: [string, string]) => {
    const [a, b] = [tokens.get(front), tokens.get(back)];
    if (!a || !b) throw new Error(`no colour for ${front} or ${back}`);
    return contrast(a, b);
  };

  it.each(textPairs)("writes %s on %s at 4.5 or more", (front, back) => {
    expect(measure([front, back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(operablePairs)("marks %s on %s at 3 or more", (front, back) => {
    expect(measure([front, back])).toBeGreaterThanOrEqual(3);
  });
});

it("measures as WCAG does: black on white is 21, #767676 on white 4.54", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const sheets = ["app", "components"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${room}/${file}`),
);

it("keeps literal colours out of every other style sheet", () => {
  const literal = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i;
  expect(sheets.length).toBeGreaterThan(20);
  const others = sheets.filter((file) => file !== "app/tokens.css");
  expect(others.filter((file) => literal.test(readFileSync(file, "utf8")))).toEqual([]);
});

/**
 * Rules with opacity at rest: the measured contrasts hold for opaque colors only. Drawings use stroke-opacity or fill-
 * opacity.
 */
function dimmed(sheet: string): string[] {
  const atRest = sheet.replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  return [...atRest.matchAll(/(?<![\w-])opacity:([^;]+);/g)]
    .map(([, value = ""]) => value.trim())
    .filter((value) => !/^[01]$/.test(value));
}

it("dims nothing by making it see-through, other than in a movement", () => {
  expect(dimmed(".a { opacity: 0.7; } @keyframes b { from { opacity: 0.5; } to { opacity: 1; } }")).toEqual(["0.7"]);
  const faults = sheets.flatMap((file) => dimmed(readFileSync(file, "utf8")).map((value) => `${file}: ${value}`));
  expect(faults).toEqual([]);
});
