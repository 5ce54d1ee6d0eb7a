// The spam guard of comments: what is held for a review, what is refused, and how many comments are a flood.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An account is new until it is so old and has so many comments that everybody can read. */
const TRUSTED_AFTER_MS = 3 * DAY_MS;
const TRUSTED_AFTER_COMMENTS = 3;
/** More addresses than that are looked at by a person, whoever wrote them. */
const MAX_LINKS = 5;
/** The same words of so many accounts within a day are a campaign. */
const CAMPAIGN_ACCOUNTS = 3;
/** Below so many letters and digits everybody says the same ("Thank you"). */
const MIN_REPEATED_LENGTH = 20;

/** Comments of one account within a time: the first number for new accounts, the second for others. */
const FLOOD_LIMITS: readonly { withinMs: number; isNew: number; isKnown: number }[] = [
  { withinMs: MINUTE_MS, isNew: 2, isKnown: 5 },
  { withinMs: HOUR_MS, isNew: 6, isKnown: 30 },
  { withinMs: DAY_MS, isNew: 15, isKnown: 120 },
];

/** Longest time that the flood limits look back. */
export const FLOOD_WINDOW_MS = DAY_MS;

const ADDRESS =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|cn|ru|top|xyz|shop|info|site|online|club|vip)(?![\w.-]*\w@)\b/gi;

export const linkCount = (text: string): number => text.normalize("NFKC").match(ADDRESS)?.length ?? 0;

/** The text's letters and digits: two texts that differ in case, marks, spaces or width alone are one. */
export const repeatKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export function isNewAccount({ createdAt, visible, now }: { createdAt: Date; visible: number; now: Date }): boolean {
  return now.getTime() - createdAt.getTime() < TRUSTED_AFTER_MS || visible < TRUSTED_AFTER_COMMENTS;
}

export interface CommentFacts {
  readonly text: string;
  readonly isNew: boolean;
  /** Comments of the account with the same `repeatKey` within a day. */
  readonly ownRepeats: number;
  /** Other accounts that have written it within a day. */
  readonly otherAccounts: number;
}

export type Verdict = "accept" | "hold" | "refuse";

/** `hold`: only its author sees it until staff have looked at it. `refuse`: the account repeats itself. */
export function judgeComment({ text, isNew, ownRepeats, otherAccounts }: CommentFacts): Verdict {
  const links = linkCount(text);
  const isLong = repeatKey(text).length >= MIN_REPEATED_LENGTH;
  if (ownRepeats > 0 && (isLong || links > 0)) return "refuse";
  if (links > MAX_LINKS || (isNew && links > 0)) return "hold";
  return isLong && otherAccounts + 1 >= CAMPAIGN_ACCOUNTS ? "hold" : "accept";
}

/** Milliseconds until the account may comment again; 0 if it may now. `times` are its comments of the last day. */
export function floodWaitMs(times: readonly Date[], { isNew, now }: { isNew: boolean; now: Date }): number {
  const waits = FLOOD_LIMITS.map(({ withinMs, ...limits }) => {
    const limit = isNew ? limits.isNew : limits.isKnown;
    const recent = times
      .map((time) => now.getTime() - time.getTime())
      .filter((age) => age >= 0 && age < withinMs)
      .toSorted((a, b) => a - b);
    const oldest = recent[limit - 1];
    return oldest === undefined ? 0 : withinMs - oldest;
  });
  return Math.max(0, ...waits);
}
