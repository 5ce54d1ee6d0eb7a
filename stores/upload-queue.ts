// Uploads of one batch: queued files, progress and results.

import { createStore, type StoreApi, useStore } from "zustand";

/** Limit of the server per batchUid. */
export const FILES_PER_BATCH = 8;

export type UploadStatus = "sending" | "done" | "failed" | "cancelled";

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  status: UploadStatus;
  /** Percent of the bytes sent, whole. */
  percent: number;
  /** Handle of an uploaded file. */
  fileUrl: string | null;
  failure: { code: string; message: string } | null;
}

export interface UploadQueueState {
  batchUid: string;
  items: readonly UploadItem[];
  /** Files of this batch that were uploaded and then removed from the list; the server still counts them. */
  removedAfterArrival: number;
  /** Number of further files that the batch accepts. */
  room: () => number;
  /** Adds all files, or none and returns false if they exceed the room of the batch. */
  add: (files: readonly Pick<UploadItem, "id" | "name" | "size">[]) => boolean;
  progress: (id: string, percent: number) => void;
  arrive: (id: string, fileUrl: string) => void;
  fail: (id: string, failure: UploadItem["failure"]) => void;
  cancel: (id: string) => void;
  restart: (id: string) => void;
  remove: (id: string) => void;
  /** Clears the queue and starts the next batch. */
  begin: (batchUid: string) => void;
}

export type UploadQueue = StoreApi<UploadQueueState>;

export function createUploadQueue(batchUid: string): UploadQueue {
  return createStore<UploadQueueState>()((set, get) => {
    const patch = (id: string, change: Partial<UploadItem>, from?: UploadStatus) =>
      set(({ items }) => ({
        items: items.map((item) =>
          item.id === id && (from === undefined || item.status === from) ? { ...item, ...change } : item,
        ),
      }));
    return {
      batchUid,
      items: [],
      removedAfterArrival: 0,
      room: () => FILES_PER_BATCH - get().items.length - get().removedAfterArrival,
      add(files) {
        if (files.length > get().room()) return false;
        const fresh = { status: "sending", percent: 0, fileUrl: null, failure: null } as const;
        set(({ items }) => ({ items: [...items, ...files.map((file) => ({ ...file, ...fresh }))] }));
        return true;
      },
      progress: (id, percent) => patch(id, { percent }, "sending"),
      arrive: (id, fileUrl) => patch(id, { status: "done", percent: 100, fileUrl, failure: null }, "sending"),
      fail: (id, failure) => patch(id, { status: "failed", failure }, "sending"),
      cancel: (id) => patch(id, { status: "cancelled" }, "sending"),
      restart: (id) => patch(id, { status: "sending", percent: 0, failure: null }),
      remove(id) {
        const hasArrived = get().items.some((item) => item.id === id && item.status === "done");
        set(({ items, removedAfterArrival }) => ({
          items: items.filter((item) => item.id !== id),
          removedAfterArrival: removedAfterArrival + (hasArrived ? 1 : 0),
        }));
      },
      begin: (next) => set({ batchUid: next, items: [], removedAfterArrival: 0 }),
    };
  });
}

export function useUploadQueue<T>(queue: UploadQueue, select: (state: UploadQueueState) => T): T {
  return useStore(queue, select);
}
