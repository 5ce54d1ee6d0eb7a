// The job file of a set (Ucamco's Gerber Job Format, and the attributes %TJ that came before it): what the other files
// are, and how the board is to be made.

import type { SourceFile } from "@/lib/core/board/source-file";
import { type StatedStack, tidyStack } from "@/lib/core/board/stated-stack";

export type JobFile = {
  /** By the paths that the job gives: "Copper,L1,Top". */
  files: { path: string; fileFunction: string }[];
  stack: StatedStack;
  /** Copper layers of the board; undefined where the job file does not tell. */
  copperLayers: number | undefined;
};

/** A job file is a list of names; larger ones are something else. */
const MAX_JOB_BYTES = 1_000_000;
/** No board has more copper layers. */
const MAX_COPPER = 64;

/** By the job files of a set, the first that says a thing; undefined where none says any. */
export function stackOfJobs(files: readonly SourceFile[]): StatedStack | undefined {
  return tidyStack(
    jobsAmong(files).reduce<StatedStack>((sum, { bytes }) => {
      const { stack } = readJobFile(new TextDecoder().decode(bytes));
      return { ...tidyStack(stack), ...tidyStack(sum) };
    }, {}),
  );
}

/** Copper layers that the only job file of a set states; undefined with none, or with those of several boards. */
export function copperLayersOfJobs(files: readonly SourceFile[]): number | undefined {
  const [job, ...others] = jobsAmong(files);
  return job && others.length === 0 ? readJobFile(new TextDecoder().decode(job.bytes)).copperLayers : undefined;
}

function jobsAmong(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ name, bytes }) => /\.gbrjob$/i.test(name) && bytes.length <= MAX_JOB_BYTES);
}

/** A file that cannot be read says nothing. */
export function readJobFile(text: string): JobFile {
  const job = parseJson(text);
  if (job === undefined) return { files: [], stack: attributeStack(text), copperLayers: undefined };
  const specs = field(job, "GeneralSpecs");
  const files = listOf(job, "FilesAttributes").flatMap((entry) => {
    const path = textField(entry, "Path");
    const fileFunction = textField(entry, "FileFunction");
    return path !== undefined && fileFunction !== undefined ? [{ path, fileFunction }] : [];
  });
  return {
    files,
    copperLayers: copperLayersOf(lengthField(specs, "LayerNumber"), files),
    stack: {
      thicknessMm: lengthField(specs, "BoardThickness"),
      finish: textField(specs, "Finish"),
      ...stackOf(listOf(job, "MaterialStackup")),
    },
  };
}

/** As stated, or as deep as the copper files that the job lists. */
function copperLayersOf(stated: number | undefined, files: JobFile["files"]): number | undefined {
  const places = files.map(({ fileFunction }) => Number(/^Copper,L(\d{1,2}),/.exec(fileFunction)?.[1] ?? 0));
  const count = stated ?? Math.max(0, ...places);
  return Number.isInteger(count) && count > 0 && count <= MAX_COPPER ? count : undefined;
}

/** `MaterialStackup` stands from the top down. */
function stackOf(entries: readonly unknown[]): StatedStack {
  const ofType = (type: string) => entries.filter((entry) => textField(entry, "Type") === type);
  const colorOf = (type: string) => ofType(type).flatMap((entry) => textField(entry, "Color") ?? [])[0];
  const copper = ofType("Copper").map((entry) => lengthField(entry, "Thickness"));
  return {
    maskColor: colorOf("SolderMask"),
    silkColor: colorOf("Legend"),
    outerCopperMm: copper[0] ?? copper.at(-1),
    innerCopperMm: copper.slice(1, -1).find((thickness) => thickness !== undefined),
  };
}

/** Eagle 9 wrote `%TJ.B_Thickness,1.57*%` in the unit of `%MO`. */
function attributeStack(text: string): StatedStack {
  const thickness = Number(/%TJ\.B_Thickness,([\d.]{1,20})\*%/.exec(text)?.[1]);
  if (!(thickness > 0)) return {};
  return { thicknessMm: text.includes("%MOIN*%") ? thickness * 25.4 : thickness };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function listOf(value: unknown, key: string): unknown[] {
  const list = field(value, key);
  return Array.isArray(list) ? list : [];
}

function textField(value: unknown, key: string): string | undefined {
  const text = field(value, key);
  return typeof text === "string" ? text : undefined;
}

function lengthField(value: unknown, key: string): number | undefined {
  const length = field(value, key);
  return typeof length === "number" && length > 0 ? length : undefined;
}
