// Client of the 3D worker.

import type { NamedPart } from "@/lib/core/board3d/assemble";
import type {
  Board3dInput,
  Board3dAppearance,
  Board3dReply,
  Board3dRequest,
} from "@/lib/workers/board3d/board3d-messages";
import type { JobWorker } from "@/lib/workers/worker-client";
import { unpainted } from "@/lib/workers/board3d/unpainted";

export interface OpenBoard3d {
  input: Board3dInput;
  parts: readonly NamedPart[] | null;
  thicknessMm: number;
  isGuessedEdgeFine: boolean;
}

export interface Board3dSession {
  /** Reports that the first picture was drawn. */
  seen(): void;
  paint(appearance: Board3dAppearance): void;
  askSheets(appearance: Board3dAppearance): void;
  setParts(parts: readonly NamedPart[]): void;
  readTable(file: Blob): void;
  /** Ends the worker; no further replies follow. */
  end(): void;
}

export type Board3dEvent = Exclude<Board3dReply, { kind: "begun" }>;

/** Time limit until the board arrives. */
const TIMEOUT_MS = 60_000;

function createBoard3dWorker(): JobWorker {
  return new Worker(new URL("./board3d.worker.ts", import.meta.url), { type: "module" });
}

/**
 * Calls back with each reply; failures are replies too. `appearance` is called once, when the worker has begun to read:
 * long work of the page belongs there, since a worker starts only when the page is idle.
 */
export function openBoard3d(
  { input, ...open }: OpenBoard3d,
  appearance: () => Board3dAppearance,
  onEvent: (reply: Board3dEvent) => void,
  createWorker: () => JobWorker = createBoard3dWorker,
): Board3dSession {
  const worker = createWorker();
  let isOver = false;
  const fail = (code: Extract<Board3dReply, { kind: "failed" }>["code"]) => {
    if (isOver) return;
    onEvent({ kind: "failed", code });
    end();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    worker.terminate();
  };
  const timer = setTimeout(() => fail("PARSE_TIMEOUT"), TIMEOUT_MS);
  const ask = (request: Board3dRequest) => {
    if (!isOver) worker.postMessage(request);
  };
  worker.onmessage = ({ data }: MessageEvent<Board3dReply>) => {
    if (isOver) return;
    if (data.kind === "begun") return ask({ kind: "look", appearance: appearance() });
    clearTimeout(timer);
    onEvent(data);
  };
  worker.onerror = ({ message }) => fail(/memory|allocation/i.test(message) ? "PARSE_TOO_LARGE" : "PARSE_FAILED");
  worker.onmessageerror = () => fail("PARSE_FAILED");
  // Paint lists are for another renderer, and as large as everything else.
  const sent = input.kind === "scene" ? { ...input, scene: withNetlist(input.scene) } : input;
  ask({ kind: "open", input: sent, ...open, wasmUrl: `${location.origin}/wasm/` });
  return {
    seen: () => ask({ kind: "seen" }),
    paint: (appearance) => ask({ kind: "paint", appearance }),
    askSheets: (appearance) => ask({ kind: "sheets", appearance }),
    setParts: (parts) => ask({ kind: "parts", parts }),
    readTable: (file) => ask({ kind: "table", file }),
    end,
  };
}

function withNetlist(scene: Extract<Board3dInput, { kind: "scene" }>["scene"]) {
  return { ...unpainted(scene, () => true), netlist: scene.netlist };
}
