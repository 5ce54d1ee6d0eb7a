// A run of the command line: from its arguments to its exit code.

import type { Command, CommandContext, Outcome } from "@/lib/cli/command";
import { COMMANDS } from "@/lib/cli/commands/registry";
import { EXIT, type Exit } from "@/lib/cli/exit";
import { CliFailure, ServerRefusal, usage } from "@/lib/cli/failure";
import { helpLines } from "@/lib/cli/help";
import { type Arguments, readArguments } from "@/lib/cli/input/arguments";
import { similarWord } from "@/lib/cli/input/similar-word";
import { areaOf, localeOf } from "@/lib/cli/input/market";
import type { Io } from "@/lib/cli/io";
import { chooseServer } from "@/lib/cli/net/choose-server";
import { type Client, createClient } from "@/lib/cli/net/client";
import { clientSettings } from "@/lib/cli/net/client-settings";
import { failureLines, failureView } from "@/lib/cli/output/failure-lines";
import { styleFor } from "@/lib/cli/output/style";
import { wordsIn } from "@/lib/cli/output/words";
import { JSON_VERSION, VERSION } from "@/lib/cli/version";

function contextOf(args: Arguments, io: Io): CommandContext {
  const area = areaOf(args.text("area"));
  const words = wordsIn(localeOf(args.text("lang"), io.env, area));
  const note: CommandContext["note"] = (key, values) => {
    if (!args.isOn("quiet")) io.err(`${words.say(key, values)}\n`);
  };
  let client: Promise<Client> | null = null;
  const open = async () => {
    const server = await chooseServer(io, args.text("url"), area);
    return createClient({ ...clientSettings({ io, args, words, note }), ...server });
  };
  return {
    ...{ io, args, words, area, note },
    style: styleFor(io, io.isOutTerminal),
    width: io.columns,
    connect: () => (client ??= open()),
  };
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  const near = similarWord(name, Object.keys(COMMANDS));
  throw near === null
    ? usage("unknownCommand", { command: name })
    : usage("unknownCommandNear", { command: name, near }, { suggestion: near });
}

const asJson = (value: object) => `${JSON.stringify({ version: JSON_VERSION, ...value }, null, 2)}\n`;

async function execute(name: string, rest: readonly string[], io: Io): Promise<Exit> {
  const command = commandOf(name);
  const args = readArguments(rest, command.flags);
  const context = contextOf(args, io);
  if (args.isOn("help")) {
    io.out(`${helpLines(name, context).join("\n")}\n`);
    return EXIT.ok;
  }
  const [extra] = args.words.slice(command.maxWords);
  if (extra !== undefined) throw usage("tooManyWords", { word: extra });
  const outcome: Outcome = await command.run(context);
  if (args.isOn("json")) io.out(asJson({ command: name, exit: outcome.exit, ...outcome.data }));
  else io.out(`${outcome.lines.join("\n")}\n`);
  return outcome.exit;
}

/** Errors before the arguments were read are in the language that these ask for as well as they can be read. */
function report(error: unknown, argv: readonly string[], io: Io): Exit {
  const at = argv.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const asked = argv[at]?.split("=")[1] ?? argv[at + 1];
  const words = wordsIn(asked === "zh" || asked === "en" ? asked : localeOf(undefined, io.env, null));
  const isKnown = error instanceof CliFailure || error instanceof ServerRefusal;
  const exit = isKnown ? error.exit : EXIT.fault;
  const view = failureView(error, words);
  if (argv.includes("--json")) io.out(asJson({ command: argv[0] ?? null, exit, error: view }));
  else io.err(`${failureLines(view, exit, words, styleFor(io, io.isErrTerminal)).join("\n")}\n`);
  return exit;
}

/** `argv` without the program's name. Never rejects. */
export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const [name, ...rest] = argv;
  try {
    if (name === "--version" || name === "-V" || name === "version") {
      io.out(`${VERSION}\n`);
      return EXIT.ok;
    }
    const isHelp = name === undefined || name === "help" || name === "--help" || name === "-h";
    if (!isHelp) return await execute(name, rest, io);
    const [asked] = rest.filter((word) => !word.startsWith("-"));
    if (asked !== undefined) commandOf(asked);
    const args = readArguments(rest, {});
    const lines = helpLines(asked ?? null, contextOf(args, io));
    (name === undefined ? io.err : io.out)(`${lines.join("\n")}\n`);
    return name === undefined ? EXIT.usage : EXIT.ok;
  } catch (error) {
    return report(error, argv, io);
  }
}
