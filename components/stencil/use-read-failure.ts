"use client";
// The sentence for a reason why a board's file could not be read here.
import { useTranslations } from "next-intl";

/** What the reader of boards says where ordering without a file is not the way out. */
const OWN = ["PARSE_FAILED", "PARSE_TIMEOUT", "PARSE_TOO_LARGE", "READER", "NOT_SENT"] as const;

export function useReadFailure(): (code: string) => string {
  const t = useTranslations("gerber.failures");
  const own = useTranslations("stencil.check.failures");
  return (code) => {
    const mine = OWN.find((known) => known === code);
    // Codes come from the reader; which of them have words is known only at run time.
    const key = code as Parameters<typeof t>[0];
    if (mine || !t.has(key)) return own(mine ?? "PARSE_FAILED");
    return t(key, { limit: 0 });
  };
}
