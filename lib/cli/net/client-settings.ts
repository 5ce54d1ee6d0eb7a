// Settings of a command's calls.

import { usage } from "@/lib/cli/failure";
import type { CommandContext } from "@/lib/cli/command";
import type { ClientSettings } from "@/lib/cli/net/client";
import { VERSION } from "@/lib/cli/version";

const DEFAULT_SECONDS = 300;
const MAX_SECONDS = 3_600;

export function timeoutSeconds(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SECONDS;
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > MAX_SECONDS) throw usage("timeoutFormat", { value: text, most: MAX_SECONDS });
  return seconds;
}

export function clientSettings({
  io,
  args,
  words,
  note,
}: Pick<CommandContext, "io" | "args" | "words" | "note">): Omit<ClientSettings, "address" | "key"> {
  return {
    locale: words.locale,
    timeoutMs: timeoutSeconds(args.text("timeout")) * 1000,
    fetch: io.fetch,
    sleep: io.sleep,
    onWait: (ms) => note("progress.waiting", { seconds: Math.ceil(ms / 1000) }),
    userAgent: `boardwright-cli/${VERSION}`,
  };
}
