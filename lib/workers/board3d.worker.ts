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

async function open(request: Extract<Board3dRequest, { kind: "open" }>): Promise<void> {
  const { look, parts } = request;
  const coarse = { ...look, mostPx: Math.min(COARSE_PX, look.mostPx) };
  const isFineEnough = coarse.mostPx === look.mostPx;
  const sights: Board3dSight[] = [];
  const opened = await openRoom(request, (sight) => {
    sights.push(sight);
    sendBoard(sight, coarse, false);
    return untilSeen();
  });
  if (!opened.ok) return reply({ kind: "failed", code: opened.code });
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

async function obey(request: Exclude<Board3dRequest, { kind: "seen" }>): Promise<void> {
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
  last = last.then(() => obey(request)).catch((cause: unknown) => reply({ kind: "failed", code: codeOfThrown(cause) }));
});
