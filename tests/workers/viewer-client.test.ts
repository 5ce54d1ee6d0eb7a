import { beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "@/lib/base/result";
import type { BoardFacts } from "@/lib/core/measure/facts";
import type { Scene } from "@/lib/core/board-view/scene";
import type { ViewedBoard } from "@/lib/workers/viewer/view-board";
import { viewBoard, type ViewBoardCall } from "@/lib/workers/viewer/viewer-client";
import type { ViewerReply } from "@/lib/workers/viewer/viewer-messages";
import { FakeWorker } from "@/tests/support/fake-worker";
import { standIn } from "@/tests/support/stand-in";

const file = new File(["bytes"], "board.zip");
const scene = standIn<Scene>({ layers: [] });
const board = { scene, setKey: "0123" } as ViewedBoard;
const facts = { layers: 2 } as BoardFacts;

function call(more: ViewBoardCall = {}) {
  const worker = new FakeWorker<ViewerReply>();
  return { worker, result: viewBoard(file, { createWorker: () => worker, ...more }) };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://boards.example" });
});

describe("a page's call to the viewer's worker", () => {
  it("has the board before its facts, and ends the worker with these", async () => {
    const { worker, result } = call();
    worker.say({ kind: "progress", progress: { stage: "board", board } });
    const opened = await result;
    if (!opened.ok) throw new Error(opened.code);
    expect(opened.value.board).toBe(board);
    expect(worker.isTerminated).toBe(false);
    worker.say({ kind: "done", result: ok(facts) });
    expect(await opened.value.facts).toBe(facts);
    expect(worker.isTerminated).toBe(true);
  });

  it("tells of what is seen first, apart from the progress, and asks for it only where someone listens", async () => {
    const messages: unknown[] = [];
    const { worker } = call({ onPreview: (sight) => messages.push(sight), onProgress: (step) => messages.push(step) });
    worker.say({ kind: "progress", progress: { stage: "unpack", done: 0 } });
    worker.say({ kind: "progress", progress: { stage: "preview", scene } });
    expect(messages).toEqual([{ stage: "unpack", done: 0 }, scene]);
    expect([worker, call().worker].map(({ requests }) => requests)).toMatchObject([
      [{ wantsPreview: true }],
      [{ wantsPreview: false }],
    ]);
  });

  it("is refused with what the worker answers, and has no facts where these fail", async () => {
    const refused = call();
    refused.worker.say({ kind: "done", result: err("ARCHIVE_DAMAGED") });
    expect(await refused.result).toEqual(err("ARCHIVE_DAMAGED"));
    const shown = call();
    shown.worker.say({ kind: "progress", progress: { stage: "board", board } });
    shown.worker.say({ kind: "done", result: err("PARSE_TOO_LARGE") });
    const opened = await shown.result;
    expect(opened.ok && (await opened.value.facts)).toBeNull();
  });

  it("rejects when it is aborted before the board is there; afterwards there are no facts", async () => {
    const early = new AbortController();
    const { worker, result } = call({ signal: early.signal });
    early.abort(new Error("the person left"));
    await expect(result).rejects.toThrow("the person left");
    expect(worker.isTerminated).toBe(true);
    const late = new AbortController();
    const shown = call({ signal: late.signal });
    shown.worker.say({ kind: "progress", progress: { stage: "board", board } });
    const opened = await shown.result;
    late.abort(new Error("another file"));
    expect(opened.ok && (await opened.value.facts)).toBeNull();
  });
});
