// The worker of the board in space: stays while the board is looked at, and answers each wish in its turn.

import { type Board3dRoom, type Board3dSight, openRoom } from "@/lib/workers/board3d-room";
import type { Board3dLook, Board3dReply, Board3dRequest } from "@/lib/workers/board3d-messages";
import { codeOfThrown } from "@/lib/workers/read-upload";

/** Enough to see what it is; the fine picture follows. */
const COARSE_PX = 1024;

/** A page that does not say what it has seen, because nobody looks at it, is not waited for longer. */
const PATIENCE_MS = 1_000;

let room: Board3dRoom | null = null;
let onSeen = () => {};

/** It comes while the files are read. */
const firstLook = new Promise<Board3dLook>((resolve) => {
  self.addEventListener("message", ({ data }: MessageEvent<Board3dRequest>) => {
    if (data.kind === "look") resolve(data.look);
  });
});

function reply(message: Board3dReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function sendFaces(from: Board3dSight, look: Board3dLook, isFine: boolean): void {
  const faces = from.faces(look);
  reply({ kind: "faces", ...faces, isFine }, [faces.top, faces.bottom]);
}

function sendBoard(from: Board3dSight, look: Board3dLook, isFine: boolean): void {
  const faces = from.faces(look);
  reply({ kind: "board", model: from.model, ...faces, isFine }, [faces.top, faces.bottom]);
}

/** What was sent of it still holds; only its faces are finer. */
function isSameModel({ model: seen }: Board3dSight, { model }: Board3dSight): boolean {
  return seen.solid === model.solid && seen.outline === model.outline;
}

function coarsely(look: Board3dLook): Board3dLook {
  return { ...look, mostPx: Math.min(COARSE_PX, look.mostPx) };
}

async function open(request: Extract<Board3dRequest, { kind: "open" }>): Promise<void> {
  // A browser hands over what came before the worker ran only when its page rests: the page goes to work on hearing this.
  reply({ kind: "begun" });
  const { parts } = request;
  const sights: Board3dSight[] = [];
  const opened = await openRoom(request, async (sight) => {
    sights.push(sight);
    sendBoard(sight, coarsely(await firstLook), false);
    await untilSeen();
  });
  if (!opened.ok) return reply({ kind: "failed", code: opened.code });
  const look = await firstLook;
  const coarse = coarsely(look);
  const isFineEnough = coarse.mostPx === look.mostPx;
  room = opened.value;
  const seen = sights.at(-1);
  if (!seen) {
    sendBoard(room, coarse, isFineEnough);
    await untilSeen();
  } else if (isSameModel(seen, room)) sendFaces(room, look, true);
  else sendBoard(room, look, true);
  reply({ kind: "parts", parts: parts ? room.parts(parts) : await room.findParts() });
  if (!seen && !isFineEnough) sendFaces(room, look, true);
}

/** The first picture must not share the processor with what comes after it. */
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
      return sendFaces(room, request.look, true);
    case "sheets": {
      const sheets = room.sheets(request.look);
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
