// The page's side of the worker that runs a circuit.
import type { LiveReply, LiveRequest } from "@/lib/workers/live-simulation/live-messages";

export type LiveWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

export interface LiveClient {
  readonly send: (request: LiveRequest) => void;
  /** Terminates the worker: nothing is heard from it any more. */
  readonly end: () => void;
}

interface LiveListeners {
  readonly onReply: (reply: LiveReply) => void;
  /** The worker could not be started, or broke down. */
  readonly onBroken: () => void;
}

const createLiveWorker = (): LiveWorker =>
  new Worker(new URL("./live-simulation.worker.ts", import.meta.url), { type: "module" });

export function createLiveClient(
  { onReply, onBroken }: LiveListeners,
  createWorker: () => LiveWorker = createLiveWorker,
): LiveClient {
  const worker = createWorker();
  const end = (): void => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
  };
  const fail = (): void => {
    end();
    onBroken();
  };
  worker.onmessage = ({ data }: MessageEvent<LiveReply>) => onReply(data);
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return { send: (request) => worker.postMessage(request), end };
}
