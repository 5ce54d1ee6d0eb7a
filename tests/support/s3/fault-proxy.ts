// A proxy in front of an S3 server that answers 503, stalls, and cuts bodies, request by request.

import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * busy: 503 SlowDown, without asking the server. stall: no answer. deaf: the server does it, its answer is lost.
 * `cutAfter`: so many bytes of the answer arrive. `stallAfter`: so many arrive, and the connection stays open.
 */
export type Fault = "busy" | "stall" | "deaf" | { cutAfter: number } | { stallAfter: number };
export type Passing = { method: string; path: string };

const SLOW_DOWN = `<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>`;

export async function startFaultProxy(targetPort: number) {
  let plan: (passing: Passing, count: number) => Fault | null = () => null;
  let count = 0;
  const passed: Passing[] = [];
  const server = createServer((incoming, outgoing) => {
    const passing = { method: incoming.method ?? "", path: incoming.url ?? "" };
    passed.push(passing);
    const fault = plan(passing, ++count);
    if (fault === "busy") {
      incoming.resume();
      outgoing.writeHead(503, { "content-length": SLOW_DOWN.length }).end(SLOW_DOWN);
      return;
    }
    if (fault === "stall") return void incoming.resume();
    const forwarded = send(
      { host: "127.0.0.1", port: targetPort, method: passing.method, path: passing.path, headers: incoming.headers },
      (answer) => {
        if (fault === "deaf") return void answer.resume().once("end", () => outgoing.destroy());
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (typeof fault !== "object" || fault === null) return void answer.pipe(outgoing);
        const limit = "cutAfter" in fault ? fault.cutAfter : fault.stallAfter;
        let left = limit;
        answer.on("data", (chunk: Buffer) => {
          if (left <= 0) return;
          const piece = chunk.subarray(0, left);
          left -= piece.length;
          outgoing.write(piece, () => {
            if (left === 0 && "cutAfter" in fault) outgoing.destroy();
          });
        });
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    passed,
    /** From the next request on; `number` counts them from 1. */
    fail(next: (passing: Passing, number: number) => Fault | null) {
      plan = next;
      count = 0;
      passed.length = 0;
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
