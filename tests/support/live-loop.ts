// The live worker within the test: its loop runs at once, and time passes when the test says so.
import type { createLiveClient } from "@/lib/workers/live-simulation/live-client";
import { createLiveLoop } from "@/lib/workers/live-simulation/live-loop";
import type { LiveRequest } from "@/lib/workers/live-simulation/live-messages";

export interface LiveWorld {
  readonly createClient: typeof createLiveClient;
  readonly sent: readonly LiveRequest[];
  readonly pass: (ms: number) => void;
  readonly ended: () => number;
}

export function createLiveWorld(): LiveWorld {
  let clock = 0;
  let ended = 0;
  let waiting: { readonly at: number; readonly callback: () => void }[] = [];
  const sent: LiveRequest[] = [];
  const pass = (ms: number): void => {
    const end = clock + ms;
    for (;;) {
      waiting.sort((a, b) => a.at - b.at);
      const [next, ...others] = waiting;
      if (!next || next.at > end) break;
      waiting = others;
      clock = next.at;
      next.callback();
    }
    clock = end;
  };
  const createClient: LiveWorld["createClient"] = ({ onReply }) => {
    let isOpen = true;
    const handle = createLiveLoop({
      now: () => clock,
      later: (callback, ms) => void waiting.push({ at: clock + ms, callback }),
      reply: (reply) => void (isOpen && onReply(reply)),
    });
    return {
      send(request) {
        sent.push(request);
        handle(request);
      },
      end() {
        isOpen = false;
        ended++;
      },
    };
  };
  return { createClient, sent, pass, ended: () => ended };
}
