"use client";
// The sentence for a file that could not be opened here.
import { useTranslations } from "next-intl";
import { useFailureText } from "@/components/gerber/preview/use-failure-text";

export function useRefusalText(): (refusal: { name: string; code: string }) => string {
  const t = useTranslations("viewer.refusals");
  const failureText = useFailureText();
  return ({ name, code }) => {
    // Codes come from the reader and the server; which of them have words of the viewer's own is known at run time.
    const key = code as Parameters<typeof t>[0];
    const words = t.has(key) ? t(key) : failureText(code);
    return name === "" ? words : t("named", { name, words });
  };
}
