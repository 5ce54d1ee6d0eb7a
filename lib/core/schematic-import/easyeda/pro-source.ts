// Sources of the symbols, devices and footprints of EasyEDA Pro's sheets.
import type { Result } from "@/lib/base/result";
import type { EasyedaFailure } from "@/lib/core/formats/easyeda/drawn";
import type { ProProject } from "@/lib/core/formats/easyeda/pro-project";
import type { ProSymbol } from "@/lib/core/formats/easyeda/pro-sheet";

export interface ProSource {
  readonly project: ProProject;
  /** Null if the symbol is not among the files. */
  readonly symbolOf: (id: string) => Result<ProSymbol, EasyedaFailure> | null;
}
