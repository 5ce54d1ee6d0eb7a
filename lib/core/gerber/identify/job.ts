// Guesses from the job file of a set.

import type { LayerGuess } from "@/lib/core/board/layer-guess";
import type { FileView } from "@/lib/core/gerber/identify/file-view";
import { parseFileFunction } from "@/lib/core/formats/rs274x/file-function";
import { readJobFile } from "@/lib/core/formats/gbrjob/job-file";

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
