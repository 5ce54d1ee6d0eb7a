// Files of a message: uploaded as they are added, named by their handles when the message is sent.
import { useState } from "react";
import type { UploadPurpose } from "@/lib/client/upload/upload-rules";
import { createUploader } from "@/lib/client/upload/upload";
import { type UploadItem, useUploadQueue } from "@/stores/upload-queue";

export type AttachmentProblem = "tooMany" | "wait" | "unsent";

export interface Attachments {
  items: readonly UploadItem[];
  problem: AttachmentProblem | null;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** Handles of the uploaded files; null while one is on its way or was not uploaded, and the reason is shown. */
  take: () => string[] | null;
  clear: () => void;
}

export function useAttachments(purpose: UploadPurpose, max: number): Attachments {
  const [uploader, setUploader] = useState(() => createUploader(purpose));
  const [problem, setProblem] = useState<AttachmentProblem | null>(null);
  const items = useUploadQueue(uploader.queue, (state) => state.items);

  return {
    items,
    problem,
    add(files) {
      const isAdded = items.length + files.length <= max && uploader.add(files);
      setProblem(isAdded ? null : "tooMany");
    },
    remove(id) {
      uploader.remove(id);
      setProblem(null);
    },
    take() {
      const isSending = items.some(({ status }) => status === "sending");
      const isUnsent = items.some(({ status, fileUrl }) => status !== "sending" && fileUrl === null);
      const reason = isSending ? "wait" : isUnsent ? "unsent" : null;
      setProblem(reason);
      return reason === null ? items.flatMap(({ fileUrl }) => fileUrl ?? []) : null;
    },
    clear() {
      setUploader(createUploader(purpose));
      setProblem(null);
    },
  };
}
