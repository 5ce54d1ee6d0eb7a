// Help of the command line and of each command.

import type { CommandContext } from "@/lib/cli/command";
import { COMMANDS } from "@/lib/cli/commands/registry";
import { OPTION_FLAGS } from "@/lib/cli/input/option-flags";
import { COMMON_FLAGS } from "@/lib/cli/input/arguments";
import { EXIT } from "@/lib/cli/exit";
import { wrap } from "@/lib/cli/output/display-width";

const WIDTH = 100;
const INDENT = 22;

function entries(rows: readonly (readonly [string, string])[]): string[] {
  return rows.flatMap(([name, text]) => {
    const lines = wrap(text, WIDTH - INDENT);
    return lines.map((line, at) => `${at === 0 ? `  ${name}`.padEnd(INDENT) : " ".repeat(INDENT)}${line}`.trimEnd());
  });
}

const flagName = (flag: string, kind: "text" | "switch") => (kind === "text" ? `--${flag} …` : `--${flag}`);

export function helpLines(name: string | null, { words }: Pick<CommandContext, "words">): string[] {
  const { say } = words;
  const command = name === null ? undefined : COMMANDS[name];
  const common = Object.entries(COMMON_FLAGS).map(
    ([flag, kind]) => [flagName(flag, kind), say(`flags.${flag}`)] as const,
  );
  if (name === null || !command) {
    const commands = Object.keys(COMMANDS).map((each) => [each, say(`commands.${each}.summary`)] as const);
    const exits = Object.entries(EXIT).map(([key, code]) => [String(code), say(`exits.${key}`)] as const);
    return [
      ...[say("help.about"), "", `${say("help.usage")} boardwright COMMAND …`, ""],
      ...[say("help.commands"), ...entries(commands), "", say("help.everywhere"), ...entries(common), ""],
      ...[say("help.exits"), ...entries(exits), "", say("help.environment"), ...entries(environmentOf(say))],
    ];
  }
  const own = Object.entries(command.flags).filter(([flag]) => !Object.hasOwn(OPTION_FLAGS, flag));
  const hasOptions = Object.keys(command.flags).some((flag) => flag === "finish");
  return [
    ...[`${say("help.usage")} ${say(`commands.${name}.usage`)}`, "", ...wrap(say(`commands.${name}.about`), WIDTH), ""],
    ...(own.length === 0
      ? []
      : [...entries(own.map(([flag, kind]) => [flagName(flag, kind), say(`flags.${flag}`)] as const))]),
    ...entries(common),
    ...(hasOptions ? ["", ...wrap(say("help.options"), WIDTH)] : []),
  ];
}

function environmentOf(say: (key: string) => string): [string, string][] {
  const names = ["BOARDWRIGHT_API_KEY", "BOARDWRIGHT_URL", "KICAD_CLI", "NO_COLOR", "NODE_USE_ENV_PROXY"];
  return names.map((name) => [name, say(`environment.${name}`)]);
}
