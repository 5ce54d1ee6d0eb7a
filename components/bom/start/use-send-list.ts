"use client";
// Upload of a parts list: progress and failure. A list that another page carried here is sent at once.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { UploadState } from "@/components/ui/upload-zone";
import { useRun } from "@/components/ui/use-run";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendBomFile } from "@/lib/client/upload/bom-upload";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import { takeIncomingFile } from "@/stores/incoming-file";

export interface SendList {
  state: UploadState;
  take: (file: File) => void;
  cancel: () => void;
  retry: (() => void) | undefined;
}

export function useSendList(): SendList {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const run = useRun();
  const [last, setLast] = useState<File | null>(null);

  function failureMessage(error: unknown): string | undefined {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === "WRONG_FILE_FORMAT") return t("start.wrongFormat");
    return error.kind === "refused" ? error.message : t("failure.offline");
  }

  async function send(file: File) {
    const signal = run.restart();
    setLast(file);
    const { name } = file;
    setState({ status: "sending", name, fraction: 0 });
    const onPercent = (percent: number) =>
      !signal.aborted && setState({ status: "sending", name, fraction: percent / 100 });
    try {
      const sent = await sendBomFile(file, { signal, onPercent });
      if (signal.aborted) return;
      draft.getState().open(sent);
      setState({ status: "idle" });
    } catch (error) {
      if (!signal.aborted) setState({ status: "failed", name, message: failureMessage(error) });
    }
  }

  const take = useEffectEvent((file: File | null) => {
    if (file) void send(file);
  });
  useEffect(() => {
    // Without a database nothing was carried here.
    void takeIncomingFile("bom")
      .catch(() => null)
      .then((file) => take(file));
  }, []);

  return {
    state,
    take: (file) => void send(file),
    cancel() {
      run.stop();
      setState({ status: "idle" });
    },
    retry: last ? () => void send(last) : undefined,
  };
}
