// The threshold of `--fail-on`.

import { usage } from "@/lib/cli/failure";
import { similarWord } from "@/lib/cli/input/similar-word";

/** Null for `none`. */
export function failOn<L extends string>(given: string | undefined, levels: readonly L[], usual: L | null): L | null {
  if (given === undefined) return usual;
  if (given === "none") return null;
  const level = levels.find((each) => each === given.toLowerCase());
  if (level !== undefined) return level;
  const offered = ["none", ...levels];
  const values = { flag: "--fail-on", value: given, offered: offered.join(", ") };
  const near = similarWord(given, offered);
  throw near === null
    ? usage("valueNotOffered", values, { offered })
    : usage("valueNotOfferedNear", { ...values, near }, { offered, suggestion: near });
}
