"use client";
// A coordinate file on its way to the server.
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { sendCoordinates } from "@/lib/client/bom-upload";
import { useBomDraftStore } from "@/stores/bom-draft";

export function useSendCoordinates() {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const running = useRef<AbortController | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    setRefusal(null);
    try {
      const sent = await sendCoordinates(file, { signal: controller.signal });
      if (!controller.signal.aborted) draft.getState().addCoordinates([sent]);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isOurs = error instanceof ApiError && error.kind === "refused";
      setRefusal(isOurs ? error.message : t("failure.offline"));
    } finally {
      if (running.current === controller) setSending(false);
    }
  }
  return { take: (file: File) => void send(file), isSending, refusal };
}
