// Files that list the other files of a set: job files, Altium's extension report, Upverter's layer list.

import type { LayerGuess } from "@/lib/core/board/layer-guess";
import { readJobFile } from "@/lib/core/formats/gbrjob/job-file";
import { parseFileFunction } from "@/lib/core/formats/rs274x/file-function";
import type { FileView } from "@/lib/core/gerber/identify/file-view";
import { parsePhrase } from "@/lib/core/gerber/identify/phrase";

/** Guesses by lower-case file name, from every job file of the set; a job file that cannot be read contributes none. */
export function guessesFromJobs(views: readonly FileView[], textOf: (name: string) => string): Map<string, LayerGuess> {
  const guesses = new Map<string, LayerGuess>();
  for (const view of views) {
    if (view.format !== "job") continue;
    for (const { path, fileFunction } of readJobFile(textOf(view.name)).files) {
      const meaning = parseFileFunction(fileFunction);
      if (meaning) guesses.set(baseName(path), { ...meaning, confidence: 0.98, basis: "job", text: fileFunction });
    }
  }
  return guesses;
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
}

type ReportGuesses = { byExtension: Map<string, LayerGuess>; byName: Map<string, LayerGuess> };

const REPORTED = { confidence: 0.9, basis: "comment" } as const;

/** Guesses by lower-case extension and by lower-case file name. */
export function guessesFromReports(views: readonly FileView[]): ReportGuesses {
  const guesses: ReportGuesses = { byExtension: new Map(), byName: new Map() };
  for (const view of views) {
    if (view.format !== "text") continue;
    if (view.extension === "extrep") readExtensionReport(view.head, guesses.byExtension);
    if (view.base === "layers.cfg") readLayerList(view.head, guesses.byName);
  }
  return guesses;
}

// ".GTS                Top Solder" in two columns.
function readExtensionReport(text: string, guesses: Map<string, LayerGuess>): void {
  for (const [, extension = "", description = ""] of text.matchAll(/^\.(\w+)[ \t]+(\S[^\r\n]*)/gm)) {
    const meaning = parsePhrase(description, { bareSide: "alone" });
    if (meaning) guesses.set(extension.toLowerCase(), { ...meaning, ...REPORTED, text: description.trim() });
  }
}

// "top solder mask, design_export.gts".
function readLayerList(text: string, guesses: Map<string, LayerGuess>): void {
  for (const [, description = "", name = ""] of text.matchAll(/^([\w ]+), *(\S+)[ \t\r]*$/gm)) {
    const meaning = parsePhrase(description, { bareSide: "never" });
    if (meaning) guesses.set(name.toLowerCase(), { ...meaning, ...REPORTED, text: description.trim() });
  }
}
