"use client";
// Message for a board file that could not be read here.
import { useTranslations } from "next-intl";

/** Codes with messages of their own, since ordering without a file is no alternative here. */
const OWN = ["PARSE_FAILED", "PARSE_TIMEOUT", "PARSE_TOO_LARGE", "READER", "NOT_SENT"] as const;

export function useReadFailure(): (code: string) => string {
  const t = useTranslations("gerber.failures");
  const own = useTranslations("stencil.check.failures");
  return (code) => {
    const mine = OWN.find((known) => known === code);
    // Codes come from the reader; which of them have a message is known only at run time.
    const key = code as Parameters<typeof t>[0];
    if (mine || !t.has(key)) return own(mine ?? "PARSE_FAILED");
    return t(key, { limit: 0 });
  };
}
