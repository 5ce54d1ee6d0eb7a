// 3D worker: lives as long as the view and handles requests in order.

import { type Board3dJob, type Board3dStage, openBoard3dJob } from "@/lib/workers/board3d/board3d-job";
import type { Board3dAppearance, Board3dReply, Board3dRequest } from "@/lib/workers/board3d/board3d-messages";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";

/** Resolution of the first picture; the fine one follows. */
const COARSE_PX = 1024;

/** Time limit of waiting for a page that does not report its first picture because it is hidden. */
const PATIENCE_MS = 1_000;

let room: Board3dJob | null = null;
let onSeen = () => {};

/** Arrives while the files are read. */
const firstAppearance = new Promise<Board3dAppearance>((resolve) => {
  self.addEventListener("message", ({ data }: MessageEvent<Board3dRequest>) => {
    if (data.kind === "look") resolve(data.appearance);
  });
});

function reply(message: Board3dReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function sendFaces(from: Board3dStage, appearance: Board3dAppearance, isFine: boolean): void {
  const faces = from.faces(appearance);
  reply({ kind: "faces", ...faces, isFine }, [faces.top, faces.bottom]);
}

function sendBoard(from: Board3dStage, appearance: Board3dAppearance, isFine: boolean): void {
  const faces = from.faces(appearance);
  reply({ kind: "board", model: from.model, ...faces, isFine }, [faces.top, faces.bottom]);
}

/** The model sent before is still valid; only its faces are finer. */
function isSameModel({ model: seen }: Board3dStage, { model }: Board3dStage): boolean {
  return seen.solid === model.solid && seen.outline === model.outline;
}

function coarsely(appearance: Board3dAppearance): Board3dAppearance {
  return { ...appearance, maxPx: Math.min(COARSE_PX, appearance.maxPx) };
}

async function open(request: Extract<Board3dRequest, { kind: "open" }>): Promise<void> {
  // A browser delivers earlier messages to a new worker only when its page is idle: the page continues on this reply.
  reply({ kind: "begun" });
  const { parts } = request;
  const stages: Board3dStage[] = [];
  const opened = await openBoard3dJob(request, async (sight) => {
    stages.push(sight);
    sendBoard(sight, coarsely(await firstAppearance), false);
    await untilSeen();
  });
  if (!opened.ok) return reply({ kind: "failed", code: opened.code });
  const appearance = await firstAppearance;
  const coarse = coarsely(appearance);
  const isFineEnough = coarse.maxPx === appearance.maxPx;
  room = opened.value;
  const seen = stages.at(-1);
  if (!seen) {
    sendBoard(room, coarse, isFineEnough);
    await untilSeen();
  } else if (isSameModel(seen, room)) sendFaces(room, appearance, true);
  else sendBoard(room, appearance, true);
  reply({ kind: "parts", parts: parts ? room.parts(parts) : await room.findParts() });
  if (!seen && !isFineEnough) sendFaces(room, appearance, true);
}

/** The first picture must not share the CPU with later work. */
function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS);
    onSeen = () => {
      clearTimeout(patience);
      resolve();
    };
  });
}

async function obey(request: Exclude<Board3dRequest, { kind: "seen" | "look" }>): Promise<void> {
  if (request.kind === "open") return open(request);
  if (!room) return;
  switch (request.kind) {
    case "paint":
      return sendFaces(room, request.appearance, true);
    case "sheets": {
      const sheets = room.sheets(request.appearance);
      return reply(
        { kind: "sheets", sheets },
        sheets.map(({ image }) => image),
      );
    }
    case "parts":
      return reply({ kind: "parts", parts: room.parts(request.parts) });
    case "table": {
      const parts = await room.readParts(request.file);
      return reply(parts ? { kind: "parts", parts } : { kind: "failed", code: "NO_PARTS" });
    }
  }
}

let last = Promise.resolve();

self.addEventListener("message", (event: MessageEvent<Board3dRequest>) => {
  const request = event.data;
  if (request.kind === "seen") return onSeen();
  if (request.kind === "look") return;
  last = last.then(() => obey(request)).catch((cause: unknown) => reply({ kind: "failed", code: codeOfThrown(cause) }));
});
