// The files of one batch on their way to the server: which wait, how far each is, what became of them.

import { createStore, type StoreApi, useStore } from "zustand";

/** As the server counts them, for one batchUid. */
export const FILES_PER_BATCH = 8;

export type UploadStatus = "sending" | "done" | "failed" | "cancelled";

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  status: UploadStatus;
  /** Whole percent of the bytes that have left. */
  percent: number;
  /** The handle of a file that has arrived. */
  fileUrl: string | null;
  failure: { code: string; message: string } | null;
}

export interface UploadQueueState {
  batchUid: string;
  items: readonly UploadItem[];
  /** Files of this batch that arrived and were taken off the list; the server still counts them. */
  removedAfterArrival: number;
  /** Number of further files that the batch accepts. */
  room: () => number;
  /** All or none: false where they are more than the batch has room for. */
  add: (files: readonly Pick<UploadItem, "id" | "name" | "size">[]) => boolean;
  progress: (id: string, percent: number) => void;
  arrive: (id: string, fileUrl: string) => void;
  fail: (id: string, failure: UploadItem["failure"]) => void;
  cancel: (id: string) => void;
  restart: (id: string) => void;
  remove: (id: string) => void;
  /** Forgets everything and begins the next batch. */
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
