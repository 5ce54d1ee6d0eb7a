"use client";
// Message for a file that the viewer cannot open.
import { useTranslations } from "next-intl";
import { useFailureText } from "@/components/gerber/preview/use-failure-text";

export function useRefusalText(): (refusal: { name: string; code: string }) => string {
  const t = useTranslations("viewer.refusals");
  const failureText = useFailureText();
  return ({ name, code }) => {
    // Codes come from the reader and the server; which of them have a message of the viewer is known at run time.
    const key = code as Parameters<typeof t>[0];
    const words = t.has(key) ? t(key) : failureText(code);
    return name === "" ? words : t("named", { name, words });
  };
}
