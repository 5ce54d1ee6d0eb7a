// The word by which the process tells its own pages to be made anew; new at every start, known to nobody outside.

import { randomBytes, timingSafeEqual } from "node:crypto";

export const REFRESH_PATH = "/pages.refresh";
export const REFRESH_HEADER = "x-refresh-key";

const shared = globalThis as typeof globalThis & { boardwrightRefreshKey?: string };

export function refreshKey(): string {
  return (shared.boardwrightRefreshKey ??= randomBytes(32).toString("base64url"));
}

export function isRefreshKey(key: string | null): boolean {
  const right = Buffer.from(refreshKey());
  const sent = Buffer.from(key ?? "");
  return sent.length === right.length && timingSafeEqual(sent, right);
}
