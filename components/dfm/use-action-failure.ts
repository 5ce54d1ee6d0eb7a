"use client";
// An action that may fail, with the message of its failure.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError } from "@/lib/client/transport/api-error";
import { textOr } from "@/lib/base/has-text";

export function useFailureWords(): (code: string) => string {
  const t = useTranslations("errors");
  // Codes come from the server and the network; which of them have a message is known at run time.
  return (code) => textOr(t, code, t("OPERATION_FAILED"));
}

export function useActionFailure() {
  const say = useFailureWords();
  const [code, setCode] = useState<string | null>(null);
  return {
    failure: code === null ? null : say(code),
    async attempt(act: () => Promise<unknown>): Promise<void> {
      setCode(null);
      try {
        await act();
      } catch (error) {
        setCode(error instanceof ApiError ? error.code : "OPERATION_FAILED");
      }
    },
  };
}
