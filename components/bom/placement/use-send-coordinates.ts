"use client";
// Upload of coordinate files.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRun } from "@/components/ui/use-run";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendCoordinates } from "@/lib/client/upload/bom-upload";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";

export function useSendCoordinates() {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const run = useRun();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(file: File) {
    const signal = run.restart();
    setSending(true);
    setRefusal(null);
    try {
      const sent = await sendCoordinates(file, { signal });
      if (!signal.aborted) draft.getState().addCoordinates([sent]);
    } catch (error) {
      if (signal.aborted) return;
      const isOurs = error instanceof ApiError && error.kind === "refused";
      setRefusal(isOurs ? error.message : t("failure.offline"));
    } finally {
      if (!signal.aborted) setSending(false);
    }
  }
  return { take: (file: File) => void send(file), isSending, refusal };
}
