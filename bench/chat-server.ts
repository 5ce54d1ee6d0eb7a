// The server of the chat benchmarks, in a process of its own: the socket with the assistant, and a bare endpoint.
// Arguments: the port, and `slow` for an assistant that tells twenty words a tenth of a second apart.

import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Assistant } from "@/lib/server/assistant/assistant";
import { createGroundedAssistant } from "@/lib/server/assistant/grounded";
import { searchPassages } from "@/lib/server/content/search/content-search";
import { attachSocket } from "@/lib/server/realtime/socket";
import { createTestApi } from "@/tests/support/api";

const WORDS = 20;
const WORD_MS = 100;

const slow: Assistant = async ({ question }, _context, { tell, signal }) => {
  let markdown = "";
  for (let at = 0; at < WORDS && !signal.aborted; at++) {
    const text = `${question}-${at} `;
    markdown += text;
    tell({ kind: "words", text });
    await wait(WORD_MS);
  }
  const blocks = [{ kind: "text" as const, markdown }];
  return { blocks, sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} };
};

const [port = "0", kind] = process.argv.slice(2);
const { deps } = await createTestApi({ env: { TRUST_PROXY: "1" } });
const assistant = kind === "slow" ? slow : createGroundedAssistant(deps);
if (kind !== "slow") await searchPassages("", { area: deps.environment.marketArea, locale: "en" }, { limit: 1 });
const server = createServer((request, response) => {
  if (request.url === "/bare") response.end("{}");
});
const sockets = attachSocket(server, deps, { assistant });
server.listen(Number(port), "127.0.0.1", 4_096, () => process.send?.("listening"));
process.on("SIGTERM", () => void sockets.close().then(() => process.exit(0)));
