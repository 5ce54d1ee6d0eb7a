// Cursors between samples, and tables of waveforms.

import { describe, expect, it } from "vitest";
import { readCursors, stepCursor } from "@/lib/core/waveform/cursors";
import { sheetRows, waveformCsv, waveformTable, type WaveformTable } from "@/lib/core/waveform/export/waveform-rows";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Waveform } from "@/lib/core/waveform/waveform";
import { decadeAxis, lowPass, signal, timeAxis } from "@/tests/support/waveforms";

const axis = timeAxis(4, 4);
const wave: Waveform = { name: "V(a)", unit: UNITS.volt, axis, re: Float64Array.of(0, 2, 0, -2, 0) };

function table(waves: readonly Waveform[]): WaveformTable {
  const found = waveformTable(waves);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

describe("cursors", () => {
  it("read between samples, with difference and slope", () => {
    expect(readCursors(wave, 0.5, 2.5)).toEqual({ a: 1, b: -1, difference: -2, slope: -1 });
    expect(readCursors(wave, 1, 1).slope).toBeNaN();
    expect(readCursors(wave, -1, 1)).toMatchObject({ a: Number.NaN, b: 2 });
  });

  it("step to samples, peaks and crossings of the middle, in both directions", () => {
    const step = (x: number, direction: 1 | -1, kind: "sample" | "peak" | "crossing") =>
      stepCursor(wave, x, direction, kind);
    expect([step(0.5, 1, "sample"), step(1, 1, "sample"), step(1, -1, "sample"), step(0.5, -1, "sample")]).toEqual([
      1, 2, 0, 0,
    ]);
    expect([step(0, 1, "peak"), step(1, 1, "peak"), step(4, -1, "peak"), step(1, -1, "peak")]).toEqual([1, 3, 3, 1]);
    expect([step(1, 1, "crossing"), step(4, -1, "crossing"), step(4, 1, "crossing")]).toEqual([2, 2, 4]);
    expect([step(4, 1, "sample"), step(0, -1, "sample")]).toEqual([4, 0]);
  });
});

describe("tables", () => {
  it("of waveforms on different axes have all places, in full precision", () => {
    const other = signal("I(R1)", timeAxis(2, 4), (t) => -t / 1e9, UNITS.ampere);
    expect(waveformCsv(table([wave, other]))).toBe(
      "time [s],V(a) [V],I(R1) [A]\r\n0,0,0\r\n0.5,1,-5e-10\r\n1,2,-1e-9\r\n1.5,1,-1.5e-9\r\n2,0,-2e-9\r\n",
    );
  });

  it("have two columns for a phasor, and no formula in a header", () => {
    const csv = waveformCsv(table([lowPass("=V(ac)", decadeAxis(1, 10, 1), 10)]));
    expect(csv.split("\r\n")[0]).toBe("frequency [Hz],re =V(ac) [V],im =V(ac) [V]");
    expect(waveformCsv(table([{ ...wave, name: "=1+1" }])).split("\r\n")[0]).toBe("time [s],'=1+1 [V]");
  });

  it("cannot join time and frequency", () => {
    expect(waveformTable([wave, lowPass("V(ac)", decadeAxis(1, 10, 1), 10)])).toMatchObject({ code: "axisMismatch" });
    expect(waveformTable([])).toMatchObject({ code: "empty" });
  });

  it("of a spreadsheet are thinned evenly, and say so", () => {
    const many = table([signal("V(a)", timeAxis(1, 1000), (t) => t)]);
    const { rows, isThinned } = sheetRows(many, 5);
    expect([isThinned, ...rows.slice(1).map(([x]) => x)]).toEqual([true, 0, 0.25, 0.5, 0.75, 1]);
    expect(sheetRows(table([wave]), 100)).toMatchObject({ isThinned: false });
    expect(sheetRows(table([{ ...wave, re: wave.re.fill(Number.NaN) }]), 100).rows[1]).toEqual([0, ""]);
  });
});
