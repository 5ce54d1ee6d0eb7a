// `boardwright options`: the board options, their flags, values and defaults. It asks no server.

import type { Command } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { usage } from "@/lib/cli/failure";
import { flagOf, SHORT_NAMES, typedValue } from "@/lib/cli/input/option-flags";
import { similarWord } from "@/lib/cli/input/similar-word";
import { table } from "@/lib/cli/output/table";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";

function optionView(option: PcbOption) {
  const record = OPTION_RECORDS[option];
  const short = Object.keys(SHORT_NAMES).filter((name) => SHORT_NAMES[name] === option);
  return {
    option,
    flags: [flagOf(option), ...short].map((flag) => `--${flag}`),
    /** Null where any number of the kind is taken. */
    values: "values" in record ? record.values.map((value) => ({ value, typed: typedValue(value) })) : null,
    kind: "values" in record ? "list" : record.typed,
    default: record.default,
  };
}

const NAMES = OPTION_NAMES.flatMap((option) => [option, ...optionView(option).flags.map((flag) => flag.slice(2))]);

function chosen(word: string | undefined): PcbOption[] {
  if (word === undefined) return [...OPTION_NAMES];
  const name = word.replace(/^--/, "");
  const found = OPTION_NAMES.filter((option) => option === name || optionView(option).flags.includes(`--${name}`));
  if (found.length > 0) return found;
  const near = similarWord(name, NAMES);
  throw near === null
    ? usage("unknownOption", { option: name })
    : usage("unknownOptionNear", { option: name, near }, { suggestion: near });
}

export const options: Command = {
  flags: {},
  maxWords: 1,
  run({ args, words, width }) {
    const views = chosen(args.words[0]).map(optionView);
    const rows = views.map(({ option, flags, values, kind, default: usual }) => [
      flags.join(" "),
      words.optionName(option),
      values === null ? words.say(`options.${kind}`) : values.map(({ typed }) => typed).join(", "),
      usual === null || usual === "" ? "-" : typedValue(usual),
    ]);
    const columns = ["flag", "name", "values", "default"].map((key) => ({ head: words.say(`options.${key}`) }));
    const [only] = views;
    const details =
      views.length === 1 && only?.values
        ? ["", ...only.values.map(({ value, typed }) => `${typed}: ${words.optionValue(only.option, value)}`)]
        : [];
    return Promise.resolve({
      exit: EXIT.ok,
      data: { options: views },
      lines: [...table(columns, rows, width), ...details],
    });
  },
};
