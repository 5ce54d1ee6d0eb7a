// Arguments of a command: known flags with their values, each at most once, and the words between them.

import { parseArgs } from "node:util";
import { usage } from "@/lib/cli/failure";
import { similarWord } from "@/lib/cli/input/similar-word";

export type Flags = Readonly<Record<string, "text" | "switch">>;

export const COMMON_FLAGS = {
  json: "switch",
  help: "switch",
  quiet: "switch",
  lang: "text",
  area: "text",
  url: "text",
  timeout: "text",
} as const satisfies Flags;

export interface Arguments {
  readonly words: readonly string[];
  readonly text: (flag: string) => string | undefined;
  readonly isOn: (flag: string) => boolean;
}

const SHORT: Readonly<Record<string, string>> = { h: "help", q: "quantity" };

/** Every failure is one of usage (exit 2), in our own words rather than the parser's. */
export function readArguments(argv: readonly string[], flags: Flags): Arguments {
  const known: Flags = { ...COMMON_FLAGS, ...flags };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => {
      const short = Object.keys(SHORT).find((letter) => SHORT[letter] === name);
      const type = kind === "text" ? ("string" as const) : ("boolean" as const);
      return [name, short === undefined ? { type } : { type, short }];
    }),
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw unknownFlag(rawName, Object.keys(known));
    if (values.has(name)) throw usage("flagTwice", { flag: rawName });
    if (kind === "switch" && value !== undefined) throw usage("flagTakesNoValue", { flag: rawName });
    if (kind === "text" && (value === undefined || (!inlineValue && value.startsWith("--"))))
      throw usage("flagNeedsValue", { flag: rawName });
    values.set(name, value ?? true);
  }
  return {
    words: positionals,
    text(flag) {
      const value = values.get(flag);
      return typeof value === "string" ? value : undefined;
    },
    isOn: (flag) => values.get(flag) === true,
  };
}

function unknownFlag(flag: string, known: readonly string[]) {
  const near = similarWord(flag.replace(/^-+/, ""), known);
  return near === null
    ? usage("unknownFlag", { flag })
    : usage("unknownFlagNear", { flag, near: `--${near}` }, { suggestion: `--${near}` });
}
