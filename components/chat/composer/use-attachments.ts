"use client";
// Files of a message: uploaded when they are chosen, removable, at most eight.
import { useRef, useState } from "react";
import { fileTypeOf, purposeOf } from "@/components/chat/composer/file-purpose";
import type { AskedFiles } from "@/components/chat/state/conversation";
import { newKey } from "@/lib/client/intent";
import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";
import { sendFile } from "@/lib/client/upload/upload";
import { MAX_FILES_OF_QUESTION } from "@/lib/contracts/chat";

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
  readonly fileUrl: string | null;
  /** Why it was not uploaded. */
  readonly problem: string | null;
}

export interface Attachments {
  readonly items: readonly Attachment[];
  /** False if they are more than a message takes: none is added then. */
  readonly add: (files: readonly File[]) => boolean;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** Those that were uploaded, as a question carries them. */
export const toAskedFiles = (items: readonly Attachment[]): AskedFiles =>
  items.flatMap(({ fileUrl, name }) =>
    fileUrl === null ? [] : [{ fileUrl, fileName: name, fileType: fileTypeOf(name) }],
  );

export function useAttachments(): Attachments {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, AbortController>());

  function change(id: string, part: Partial<Attachment>): void {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  async function send(id: string, file: File): Promise<void> {
    const aborter = new AbortController();
    running.current.set(id, aborter);
    try {
      const { fileUrl } = await sendFile(file, {
        ...{ purpose: purposeOf(file.name), signal: aborter.signal, isQuiet: true },
        onPercent: (percent) => change(id, { percent }),
      });
      change(id, { fileUrl, percent: 100 });
    } catch (error) {
      const message = error instanceof ApiError ? error.message : "";
      change(id, { problem: message || ports().text("client.uploadFailed") });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    items,
    add(files) {
      if (items.length + files.length > MAX_FILES_OF_QUESTION) return false;
      const fresh = files.map((file) => ({ id: newKey(), file }));
      setItems((all) => [
        ...all,
        ...fresh.map(({ id, file }) => ({ id, name: file.name, percent: 0, fileUrl: null, problem: null })),
      ]);
      for (const { id, file } of fresh) void send(id, file);
      return true;
    },
    remove(id) {
      running.current.get(id)?.abort();
      setItems((all) => all.filter((item) => item.id !== id));
    },
    clear: () => setItems([]),
  };
}
