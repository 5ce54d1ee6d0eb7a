// List or cards: how the files are shown, remembered on this device.

import { useSyncExternalStore } from "react";
import { drafts } from "@/stores/drafts/draft";

export const PROJECT_VIEWS = ["list", "cards"] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

const KEY = "workbench-view";

/** Undefined until the device's choice is read. */
let view: ProjectView | undefined;
let isRead = false;
const listeners = new Set<() => void>();

function show(next: ProjectView): void {
  view = next;
  for (const listener of listeners) listener();
}

const readView = (stored: unknown): ProjectView | null => PROJECT_VIEWS.find((each) => each === stored) ?? null;

async function read(): Promise<void> {
  isRead = true;
  const stored = await drafts.find(KEY, readView);
  // A choice made meanwhile is newer.
  if (view === undefined) show(stored ?? "list");
}

export function setProjectView(next: ProjectView): void {
  show(next);
  void drafts.keep(KEY, next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) void read();
  return () => void listeners.delete(listener);
}

/** Undefined until it is known, which takes less time than the files take to load. */
export function useProjectView(): ProjectView | undefined {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => undefined,
  );
}
