// `boardwright login`: checks an API key and stores it with the address that it belongs to.

import type { Command, CommandContext } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { CliFailure, ServerRefusal, usage } from "@/lib/cli/failure";
import { chooseServer, isKey } from "@/lib/cli/net/choose-server";
import { createClient } from "@/lib/cli/net/client";
import { clientSettings } from "@/lib/cli/net/client-settings";
import { credentialsFile, readServers, writeServers } from "@/lib/cli/net/credentials";
import { quotePcb } from "@/lib/contracts/pcb";

/** Asked at the terminal, else read from standard input: as an argument it would stay in the shell's history. */
async function readKey({ io, words }: CommandContext, address: string): Promise<string> {
  const asked = io.askSecret
    ? await io.askSecret(words.say("login.question", { address }))
    : new TextDecoder().decode(await io.readInput()).trim();
  if (!isKey(asked)) throw usage("keyFormat");
  return asked;
}

/** A key without the scope `quote` is a live key too; true if it has it. */
async function hasQuoteScope(context: CommandContext, address: string, key: string): Promise<boolean> {
  try {
    await createClient({ ...clientSettings(context), address, key }).call(quotePcb, {});
    return true;
  } catch (error) {
    if (error instanceof ServerRefusal && error.code === "SCOPE_MISSING") return false;
    throw error;
  }
}

export const login: Command = {
  flags: {},
  maxWords: 0,
  async run(context) {
    const { io, args, words, area } = context;
    const { address } = await chooseServer(io, args.text("url"), area);
    const key = await readKey(context, address);
    const canQuote = await hasQuoteScope(context, address, key);
    const others = (await readServers(io)).filter((each) => each.address !== address);
    await writeServers(io, [{ address, area, key }, ...others]);
    const file = credentialsFile(io);
    return {
      exit: EXIT.ok,
      data: { address, area, ending: key.slice(-4), file, canQuote },
      lines: [words.say("login.stored", { file, address }), ...(canQuote ? [] : [words.say("login.noQuoteScope")])],
    };
  },
};

export const logout: Command = {
  flags: {},
  maxWords: 0,
  async run({ io, args, words, area }) {
    const stored = await readServers(io);
    const url = args.text("url");
    const isMeant = (at: number) => {
      const each = stored[at];
      if (url !== undefined) return each?.address === url.replace(/\/$/, "");
      return area === null || each?.area === area;
    };
    const kept = stored.filter((_, at) => !isMeant(at));
    if (kept.length === stored.length) throw new CliFailure(EXIT.auth, "nothingStored");
    await writeServers(io, kept);
    const removed = stored.length - kept.length;
    return { exit: EXIT.ok, data: { removed }, lines: [words.say("login.removed", { count: removed })] };
  },
};
