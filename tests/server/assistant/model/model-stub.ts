// A stand-in for an OpenAI-compatible endpoint on loopback: it streams what a test scripts, and breaks as it is told.

import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** One piece of a stream. `stall` never goes on; `cut` ends the connection. */
export type Piece =
  | { readonly text: string }
  | { readonly call: { readonly name: string; readonly input: string } }
  | { readonly raw: string }
  | "end"
  | "stall"
  | "cut";

/** Answer to one call of the model: a stream, or a status with a body that is no stream. */
export type Reply = readonly Piece[] | { readonly status: number; readonly body: string };

export interface ModelRequest {
  readonly messages: { role: string; content: string; tool_calls?: unknown[] }[];
  readonly tools?: { function: { name: string; parameters: Record<string, unknown> } }[];
  readonly model: string;
}

const chunk = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function send(response: ServerResponse, pieces: readonly Piece[]): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  let calls = 0;
  for (const piece of pieces) {
    await settled();
    if (piece === "stall") return;
    if (piece === "cut") return void response.destroy();
    if (piece === "end") response.write(chunk({}, calls > 0 ? "tool_calls" : "stop"));
    else if ("text" in piece) response.write(chunk({ content: piece.text }));
    else if ("raw" in piece) response.write(piece.raw);
    else {
      const { name, input } = piece.call;
      const [index, half] = [calls++, Math.floor(input.length / 2)];
      const begun = {
        index,
        id: `call-${index}`,
        type: "function",
        function: { name, arguments: input.slice(0, half) },
      };
      response.write(chunk({ tool_calls: [begun] }));
      response.write(chunk({ tool_calls: [{ index, function: { arguments: input.slice(half) } }] }));
    }
  }
  response.end("data: [DONE]\n\n");
}

export async function startModelStub() {
  const requests: ModelRequest[] = [];
  let replies: Reply[] = [];
  let closedByCaller = 0;
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) closedByCaller += 1;
    });
    void text(request).then((body) => {
      requests.push(JSON.parse(body) as ModelRequest);
      const reply = replies.shift() ?? { status: 500, body: "nothing is scripted" };
      if ("status" in reply) response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
      else void send(response, reply);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    closedByCaller: () => closedByCaller,
    script(...next: Reply[]) {
      replies = next;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type ModelStub = Awaited<ReturnType<typeof startModelStub>>;
