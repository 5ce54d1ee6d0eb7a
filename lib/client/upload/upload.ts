// Uploads of one file, or of a batch of up to eight, with progress, cancellation and retry.

import { type UploadedFile, uploadFile } from "@/lib/contracts/file";
import { ApiError } from "@/lib/client/transport/api-error";
import { call, type CallOptions } from "@/lib/client/transport/call";
import { newKey } from "@/lib/client/intent";
import { ports } from "@/lib/client/ports";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { refuseFile, UPLOAD_RULES, type UploadPurpose } from "@/lib/client/upload/upload-rules";
import { createUploadQueue, type UploadQueue } from "@/stores/upload-queue";

export interface SendFileOptions {
  purpose: UploadPurpose;
  /** Format of an import. */
  importType?: string;
  batchUid?: string;
  signal?: AbortSignal;
  /** Percent of the bytes sent, whole. */
  onPercent?: (percent: number) => void;
  /** The caller shows refusals itself. */
  isQuiet?: boolean;
  instance?: CallOptions["instance"];
}

/** Rounded down, so that 100 means that everything was sent. */
export function toPercent(loaded: number, total: number): number {
  return total <= 0 ? 0 : Math.min(100, Math.floor((loaded / total) * 100));
}

/**
 * Sends a file and returns its handle. Type and size are checked before sending. Rejects with ApiError
 * (WRONG_FILE_FORMAT, EMPTY_FILE, FILE_TOO_LARGE or the server's own code).
 */
export async function sendFile(file: File, options: SendFileOptions): Promise<UploadedFile> {
  const { purpose, batchUid, importType, signal, onPercent, isQuiet = false, instance } = options;
  const rule = UPLOAD_RULES[purpose];
  const refusal = refuseFile(file, rule);
  if (refusal) {
    reportFailure(refusal, isQuiet);
    throw refusal;
  }
  const input = { file, fileType: rule.fileType, originalFileName: file.name, batchUid, importType };
  onPercent?.(0);
  const answer = await call(uploadFile, input, {
    signal,
    isQuiet,
    instance,
    onUploadProgress: ({ loaded, total }) => onPercent?.(toPercent(loaded, total ?? file.size)),
  });
  onPercent?.(100);
  return answer;
}

export interface Uploader {
  queue: UploadQueue;
  /** Sends all files, or none and returns false if the batch would exceed eight. */
  add: (files: readonly File[]) => boolean;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Removes a file from the list, and cancels its upload. */
  remove: (id: string) => void;
}

type Send = (file: File, options: SendFileOptions) => Promise<UploadedFile>;

/** A batch of files for one purpose; its state is in `queue`, which components read with `useUploadQueue`. */
export function createUploader(purpose: UploadPurpose, send: Send = sendFile): Uploader {
  const queue = createUploadQueue(newKey());
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const { progress, arrive, fail } = queue.getState();

  async function run(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.get(id)?.abort();
    running.set(id, controller);
    const isCurrent = () => running.get(id) === controller;
    try {
      const options = { purpose, batchUid: queue.getState().batchUid, signal: controller.signal, isQuiet: true };
      const { fileUrl } = await send(file, {
        ...options,
        onPercent: (percent) => isCurrent() && progress(id, percent),
      });
      if (isCurrent()) arrive(id, fileUrl);
    } catch (error) {
      if (!isCurrent()) return;
      const { code, message } = error instanceof ApiError ? error : new ApiError("NOT_SENT", "", { kind: "unsent" });
      fail(id, { code, message: message || ports().text("client.uploadFailed") });
    }
  }

  function stop(id: string): void {
    running.get(id)?.abort();
    running.delete(id);
  }

  return {
    queue,
    add(chosen) {
      const fresh = chosen.map((file) => ({ id: newKey(), file }));
      if (!queue.getState().add(fresh.map(({ id, file }) => ({ id, name: file.name, size: file.size })))) {
        ports().toast("error", ports().text("TOO_MANY_FILES"));
        return false;
      }
      for (const { id, file } of fresh) {
        files.set(id, file);
        void run(id, file);
      }
      return true;
    },
    cancel(id) {
      queue.getState().cancel(id);
      stop(id);
    },
    retry(id) {
      const file = files.get(id);
      if (!file) return;
      queue.getState().restart(id);
      void run(id, file);
    },
    remove(id) {
      stop(id);
      files.delete(id);
      queue.getState().remove(id);
    },
  };
}
