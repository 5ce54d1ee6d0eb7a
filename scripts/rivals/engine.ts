// What an engine makes of a set of files, in words that all of them share.

import type { SourceFile } from "@/lib/core/gerber/source-file";

/** Type and side as whats-that-gerber names them: "copper top", "copper inner", "drill", "outline"; null unknown. */
export type NamedLayer = { file: string; purpose: string | null };

export type EngineResult = {
  /** False where nothing came out, or something was thrown; `faults` are the files that failed. */
  isOpened: boolean;
  faults: string[];
  layers: NamedLayer[];
  widthMm: number | null;
  heightMm: number | null;
  holes: number | null;
};

export type Engine = (files: readonly SourceFile[]) => Promise<EngineResult>;

/** Of a child process; `peakMb` is its largest resident set, the files and the runtime included. */
export type Measured = EngineResult & { ms: number; peakMb: number };
