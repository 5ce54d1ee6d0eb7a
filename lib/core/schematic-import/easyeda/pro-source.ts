// Where the sheets of EasyEDA Pro take their symbols, devices and footprints from.
import type { Result } from "@/lib/base/result";
import type { EasyedaFailure } from "@/lib/core/formats/easyeda/drawn";
import type { ProProject } from "@/lib/core/formats/easyeda/pro-project";
import type { ProSymbol } from "@/lib/core/formats/easyeda/pro-sheet";

export interface ProSource {
  readonly project: ProProject;
  /** Null if the symbol is not among the files. */
  readonly symbolOf: (id: string) => Result<ProSymbol, EasyedaFailure> | null;
}
