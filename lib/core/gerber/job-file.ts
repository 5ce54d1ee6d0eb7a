// The job file of a set (Ucamco's Gerber Job Format, and the attributes %TJ that came before it): what the other files
// are, and how the board is to be made.

import type { SourceFile } from "@/lib/core/gerber/source-file";
import { type StatedStack, tidyStack } from "@/lib/core/gerber/stated-stack";

export type JobFile = {
  /** By the paths that the job gives: "Copper,L1,Top". */
  files: { path: string; fileFunction: string }[];
  stack: StatedStack;
};

/** A job file is a list of names; larger ones are something else. */
const MAX_JOB_BYTES = 1_000_000;

/** By the job files of a set, the first that says a thing; undefined where none says any. */
export function stackOfJobs(files: readonly SourceFile[]): StatedStack | undefined {
  const jobs = files.filter(({ name, bytes }) => /\.gbrjob$/i.test(name) && bytes.length <= MAX_JOB_BYTES);
  return tidyStack(
    jobs.reduce<StatedStack>((sum, { bytes }) => {
      const { stack } = readJobFile(new TextDecoder().decode(bytes));
      return { ...tidyStack(stack), ...tidyStack(sum) };
    }, {}),
  );
}

/** A file that cannot be read says nothing. */
export function readJobFile(text: string): JobFile {
  const job = parseJson(text);
  if (job === undefined) return { files: [], stack: attributeStack(text) };
  const specs = field(job, "GeneralSpecs");
  return {
    files: listOf(job, "FilesAttributes").flatMap((entry) => {
      const path = textField(entry, "Path");
      const fileFunction = textField(entry, "FileFunction");
      return path !== undefined && fileFunction !== undefined ? [{ path, fileFunction }] : [];
    }),
    stack: {
      thicknessMm: lengthField(specs, "BoardThickness"),
      finish: textField(specs, "Finish"),
      ...stackOf(listOf(job, "MaterialStackup")),
    },
  };
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
