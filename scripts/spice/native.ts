// Answers of a native ngspice, decimated, as they are kept in tests/fixtures/spice.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Oscillation, oscillationOf } from "./oscillation";

export interface NativeVector {
  readonly name: string;
  readonly real: readonly number[];
  readonly imaginary?: readonly number[];
  /** Period and size over all points, where the vector oscillates. */
  readonly oscillation?: Oscillation;
}

/** One analysis. The points are some of those that ngspice computed; without an axis there is one point. */
export interface NativePlot {
  readonly plot: string;
  readonly axis: NativeVector | null;
  /** Each so many points one was kept. */
  readonly step: number;
  readonly vectors: readonly NativeVector[];
}

const MAX_POINTS = 40;
const MAX_VECTORS = 8;
const TIMEOUT_MS = 60_000;

interface RawPlot {
  readonly name: string;
  readonly vectors: readonly NativeVector[];
}

/** ngspice manual, section "Rawfile": a header in text, then doubles, point by point. */
function readRaw(bytes: Buffer): RawPlot[] {
  const plots: RawPlot[] = [];
  let at = 0;
  for (let binary = bytes.indexOf("Binary:\n", at); binary >= 0; binary = bytes.indexOf("Binary:\n", at)) {
    const header = bytes.toString("latin1", at, binary);
    const field = (name: string): string => new RegExp(`^${name}: *(.*)$`, "m").exec(header)?.[1]?.trim() ?? "";
    const [variables, points] = [Number(field("No\\. Variables")), Number(field("No\\. Points"))];
    const isComplex = field("Flags").includes("complex");
    const names = [...header.slice(header.indexOf("Variables:\n")).matchAll(/^\s*\d+\s+(\S+)\s+\S+/gm)].map(
      ([, name = ""]) => name,
    );
    const values = variables * (isComplex ? 2 : 1);
    const start = binary + "Binary:\n".length;
    const read = (point: number, value: number): number => bytes.readDoubleLE(start + 8 * (point * values + value));
    const column = (value: number): number[] => Array.from({ length: points }, (_, point) => read(point, value));
    const vectors = names.map((name, index) =>
      isComplex ? { name, real: column(2 * index), imaginary: column(2 * index + 1) } : { name, real: column(index) },
    );
    plots.push({ name: field("Plotname"), vectors });
    at = start + 8 * values * points;
  }
  return plots;
}

const rounded = (values: readonly number[]): number[] => values.map((value) => Number(value.toPrecision(7)));

function decimated({ name, vectors }: RawPlot): NativePlot {
  const [first] = vectors;
  const isSwept = /transient|ac analysis|dc transfer|noise spectral/i.test(name);
  const count = first?.real.length ?? 0;
  const step = Math.max(1, Math.ceil(count / MAX_POINTS));
  const time = /transient/i.test(name) ? Float64Array.from(first?.real ?? []) : null;
  const thin = (vector: NativeVector): NativeVector => {
    const oscillation = time && oscillationOf(time, Float64Array.from(vector.real));
    const kept = (values: readonly number[]): number[] => rounded(values.filter((_, index) => index % step === 0));
    return {
      name: vector.name,
      real: kept(vector.real),
      ...(vector.imaginary ? { imaginary: kept(vector.imaginary) } : {}),
      ...(oscillation ? { oscillation } : {}),
    };
  };
  const nodes = vectors
    .slice(isSwept ? 1 : 0)
    .filter((vector) => !/[#@]|\.x|^x/i.test(vector.name) || vectors.length <= MAX_VECTORS);
  return {
    plot: name,
    step,
    axis: isSwept && first ? { name: first.name, real: thin(first).real } : null,
    vectors: nodes.slice(0, MAX_VECTORS).map(thin),
  };
}

/** Null if there is no ngspice; the text that it printed if it gave no vectors. */
export function runNative(netlist: string): readonly NativePlot[] | string | null {
  const folder = mkdtempSync(path.join(tmpdir(), "ngspice-"));
  try {
    const [file, raw] = [path.join(folder, "in.cir"), path.join(folder, "out.raw")];
    writeFileSync(file, netlist);
    const { error, stderr } = spawnSync("ngspice", ["-b", "-n", "-r", raw, file], {
      timeout: TIMEOUT_MS,
      encoding: "utf8",
      cwd: folder,
    });
    if (error && "code" in error && error.code === "ENOENT") return null;
    if (!existsSync(raw)) return stderr.trim();
    return readRaw(readFileSync(raw)).map(decimated);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
