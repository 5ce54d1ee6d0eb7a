// The worker of the board in space: stays while the board is looked at, and answers each wish in its turn.

import { type Board3dRoom, openRoom } from "@/lib/workers/board3d-room";
import type { Board3dLook, Board3dReply, Board3dRequest } from "@/lib/workers/board3d-messages";
import { codeOfThrown } from "@/lib/workers/read-upload";

/** Enough to see what it is; the fine picture follows. */
const COARSE_PX = 1024;

let room: Board3dRoom | null = null;

function reply(message: Board3dReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function sendFaces(from: Board3dRoom, look: Board3dLook, isFine: boolean): void {
  const faces = from.faces(look);
  reply({ kind: "faces", ...faces, isFine }, [faces.top, faces.bottom]);
}

async function open(request: Extract<Board3dRequest, { kind: "open" }>): Promise<void> {
  const opened = await openRoom(request);
  if (!opened.ok) return reply({ kind: "failed", code: opened.code });
  room = opened.value;
  reply({ kind: "model", model: room.model });
  const isCoarseFirst = request.look.mostPx > COARSE_PX;
  if (isCoarseFirst) sendFaces(room, { ...request.look, mostPx: COARSE_PX }, false);
  reply({ kind: "parts", parts: request.parts ? room.parts(request.parts) : await room.findParts() });
  sendFaces(room, request.look, true);
}

async function obey(request: Board3dRequest): Promise<void> {
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
  last = last
    .then(() => obey(event.data))
    .catch((cause: unknown) => reply({ kind: "failed", code: codeOfThrown(cause) }));
});
