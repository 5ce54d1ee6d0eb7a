// Inks of traces: readable on the ground of panes in both themes, and different without colors.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TRACE_COLORS, TRACE_DASHES, traceStyle } from "@/components/waveforms/trace-style";

const css = readFileSync("app/tokens.css", "utf8");

/** Values of a custom property in the order of the file: the light theme first, then the dark one. */
const valuesOf = (name: string): string[] =>
  [...css.matchAll(new RegExp(`${name}:\\s*(#[\\da-f]{6})`, "g"))].map(([, value]) => value ?? "");

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe("inks of traces", () => {
  it.each(TRACE_COLORS)("%s has the 3:1 of graphics on the ground of panes in both themes", (name) => {
    const [grounds, colors] = [valuesOf("--c-surface"), valuesOf(name)];
    for (const theme of [0, 1]) expect(contrast(grounds[theme] ?? "", colors[theme] ?? "")).toBeGreaterThanOrEqual(3);
  });

  it("differ for the first 28 traces, and in dash for runs of one trace", () => {
    const all = Array.from({ length: TRACE_COLORS.length * TRACE_DASHES.length }, (_, at) => {
      const { color, dash } = traceStyle(at, 0);
      return `${color} ${dash.join(" ")}`;
    });
    expect(new Set(all).size).toBe(28);
    expect(new Set([0, 1, 2, 3].map((run) => traceStyle(2, run).dash.join(" "))).size).toBe(4);
  });
});
