// Raw files by the layout of ngspice's manual, and vectors of a header that is cut off.
import { describe, expect, it } from "vitest";
import { readRawFile } from "@/lib/core/spice/raw-file";

function rawFile(flags: string, vectors: readonly string[], numbers: readonly number[], points: number): Uint8Array {
  const header = [
    ...["Title: run 1", "Date: today", "Plotname: AC Analysis", `Flags: ${flags}`],
    ...[`No. Variables: ${vectors.length}`, `No. Points: ${points}       `, "Variables:"],
    ...vectors.map((vector, at) => `\t${at}\t${vector}`),
    ...["Binary:", ""],
  ].join("\n");
  const text = new TextEncoder().encode(header);
  const bytes = new Uint8Array(text.length + 8 * numbers.length);
  bytes.set(text);
  const view = new DataView(bytes.buffer, text.length);
  for (const [at, number] of numbers.entries()) view.setFloat64(8 * at, number, true);
  return bytes;
}

describe("a raw file", () => {
  it("has real values point by point", () => {
    const file = readRawFile(rawFile("real", ["time\ttime", "v(out)\tvoltage"], [0, 1.5, 1e-3, -2.25], 2));
    expect(file).toMatchObject({ names: ["time", "v(out)"], types: ["time", "voltage"], imaginary: null });
    expect(file?.real).toEqual([Float64Array.of(0, 1e-3), Float64Array.of(1.5, -2.25)]);
    expect(file?.header).toMatch(/^Title: run 1$/m);
  });

  it("has complex values as pairs, and leaves out what has no type", () => {
    const vectors = ["frequency\tfrequency grid=3", "none\tnotype", "v(out)\tvoltage"];
    const file = readRawFile(rawFile("complex", vectors, [10, 0, 7, 7, 3, 4, 20, 0, 7, 7, 5, 6], 2));
    expect(file?.names).toEqual(["frequency", "v(out)"]);
    expect(file?.real).toEqual([Float64Array.of(10, 20), Float64Array.of(3, 5)]);
    expect(file?.imaginary).toEqual([Float64Array.of(0, 0), Float64Array.of(4, 6)]);
  });

  it("that ends early has its whole points", () => {
    const bytes = rawFile("real", ["time\ttime", "v(out)\tvoltage"], [0, 1, 2, 3, 4, 5], 3);
    expect(readRawFile(bytes.subarray(0, bytes.length - 5))?.real[0]).toEqual(Float64Array.of(0, 2));
  });

  it("is not what has no values or no vectors", () => {
    expect(readRawFile(new Uint8Array())).toBeNull();
    expect(readRawFile(new TextEncoder().encode("Title: x\nBinary:\n"))).toBeNull();
    expect(readRawFile(rawFile("real", [], [], 0))).toBeNull();
  });
});
