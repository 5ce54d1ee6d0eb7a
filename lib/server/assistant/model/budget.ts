// Tokens of a day: of the whole site, and of one asker. They are counted before a call, at the most that it may use.

import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";

const DAY_SECONDS = 24 * 60 * 60;
/** Parts of the site's budget. */
const ACCOUNT_PART = 10;
const NETWORK_PART = 50;

/**
 * Bytes of UTF-8 in one token, at least: tokenizers of current models make a token of three to four bytes of English
 * and of about three of Chinese.
 */
const BYTES_PER_TOKEN = 3;

export const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** TOO_MANY_REQUESTS where the asker or the site has none left. The asker comes first: one alone uses up no site. */
export async function takeTokens(
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  { viewer, ip }: Pick<RequestContext, "viewer" | "ip">,
  { dailyTokens, tokens }: { dailyTokens: number; tokens: number },
): Promise<void> {
  const of = (name: string, caller: string, part: number) => ({
    ...{ name, caller },
    budget: { points: Math.floor(dailyTokens / part), seconds: DAY_SECONDS, isDurable: true },
  });
  const asker = viewer ? of("model-account", viewer.accountId, ACCOUNT_PART) : of("model-network", ip, NETWORK_PART);
  for (const { name, caller, budget } of [asker, of("model-site", "site", 1)]) {
    await rateLimiter.take(name, caller, budget, tokens);
    await rateLimiter.persist(name, caller, budget, tokens);
  }
}
