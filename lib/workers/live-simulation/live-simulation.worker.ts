// Runs a circuit live; see live-loop.ts.
import { createLiveLoop } from "@/lib/workers/live-simulation/live-loop";
import type { LiveRequest } from "@/lib/workers/live-simulation/live-messages";

const handle = createLiveLoop({
  now: () => performance.now(),
  later: (callback, ms) => void setTimeout(callback, ms),
  reply: (message, transfer) => self.postMessage(message, { transfer }),
});

self.addEventListener("message", ({ data }: MessageEvent<LiveRequest>) => handle(data));
