"use client";
// Message for a failed reading or upload.
import { useTranslations } from "next-intl";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";

export function useFailureText(): (code: string) => string {
  const t = useTranslations("gerber.failures");
  return (code) => {
    // Codes come from the server and the reader; which of them have a message is known only at run time.
    const key = code as Parameters<typeof t>[0];
    return t(t.has(key) ? key : "other", { limit: GERBER_FILE_RULE.maxMegabytes });
  };
}
