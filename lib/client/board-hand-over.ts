// A board that a program, such as a plug-in of KiCad, handed over to this browser.

import { takeOverBoard } from "@/lib/contracts/board-hand-over";
import { call } from "@/lib/client/transport/call";
import { ApiError } from "@/lib/client/transport/api-error";

export type TakeOver = { projectId: string } | { projectId: null; reason: "gone" | "failed" };

/** Quiet: the page says why a board did not come. */
export async function takeOver(token: string): Promise<TakeOver> {
  try {
    return { projectId: (await call(takeOverBoard, { token }, { isQuiet: true })).projectId };
  } catch (error) {
    const isGone = error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
    return { projectId: null, reason: isGone ? "gone" : "failed" };
  }
}
