// Result of an engine for a set of files, in common terms.

import type { SourceFile } from "@/lib/core/board/source-file";

/** Type and side as whats-that-gerber names them: "copper top", "copper inner", "drill", "outline"; null unknown. */
export type NamedLayer = { file: string; purpose: string | null };

export type EngineResult = {
  /** False if there was no result, or an exception; `faults` are the files that failed. */
  isOpened: boolean;
  faults: string[];
  layers: NamedLayer[];
  widthMm: number | null;
  heightMm: number | null;
  holes: number | null;
};

export type Engine = (files: readonly SourceFile[]) => Promise<EngineResult>;

/** Measured in a child process; `peakMb` is its largest resident set, including the files and the runtime. */
export type Measured = EngineResult & { ms: number; peakMb: number };
