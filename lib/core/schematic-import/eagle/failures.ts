import type { ImportFailureCode } from "../imported-design";
import { lookUp } from "../look-up";

const FAILURES: Readonly<Record<string, ImportFailureCode>> = {
  NOT_EAGLE: "NOT_RECOGNIZED",
  TOO_LARGE: "TOO_LARGE",
  TOO_DEEP: "TOO_DEEP",
};

/** The import's failure for a code of `parseEagle`. */
export const eagleFailure = (code: string): ImportFailureCode => lookUp(FAILURES, code) ?? "DAMAGED";
