// The assistant without a model: from a question to its first words with 100 conversations at once, beside a bare endpoint
// of the same server; and 1,000 pages whose server restarts while it answers.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { readQuestions } from "../scripts/chat-eval/question-set";
import { type ChatClient, createChatClient } from "../tests/support/chat-clients";
import { percentile, timed } from "./percentile";
import type { Figure } from "./run";

const PORT = 3957;
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;
const CONVERSATIONS = 100;
const ROUNDS = 5;
const PAGES = Number(process.env.BENCH_CHAT_PAGES ?? 1_000);
/** Connections are opened in groups, as a server's backlog is limited. */
const GROUP = 100;
const RESTART_AFTER_MS = 1_000;

async function startServer(kind: "grounded" | "slow"): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "chat-server.ts"), [String(PORT), kind], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent" },
  });
  await once(child, "message");
  return child;
}

async function stopServer(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function connectAll(count: number): Promise<ChatClient[]> {
  const clients: ChatClient[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, count - from) }, (_, at) =>
      createChatClient(URL_OF_SERVER, from + at),
    );
    await Promise.all(group.map((client) => client.connected()));
    clients.push(...group);
  }
  return clients;
}

/** Milliseconds until the first part of the answer, and until its first block. */
async function askOnce(client: ChatClient, question: string): Promise<{ part: number; block: number }> {
  const startedAt = performance.now();
  let [part, block] = [Number.NaN, Number.NaN];
  await client.ask(question, (kind) => {
    const passed = performance.now() - startedAt;
    if (Number.isNaN(part)) part = passed;
    if (kind !== "tool" && Number.isNaN(block)) block = passed;
  });
  return { part, block };
}

async function firstWords(): Promise<Figure[]> {
  const child = await startServer("grounded");
  const clients = await connectAll(CONVERSATIONS);
  try {
    const questions = readQuestions("built-on", "en").filter(({ after }) => after === undefined);
    const bare: number[] = [];
    const asked: { part: number; block: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const times = await Promise.all(
        clients.map((client, at) => {
          const { q = "" } = questions[(round * CONVERSATIONS + at) % questions.length] ?? {};
          return askOnce(client, q);
        }),
      );
      const answers = await Promise.all(
        clients.map(() => timed(() => fetch(`${URL_OF_SERVER}/bare`).then((answer) => answer.text()))),
      );
      // The first round warms up.
      if (round === 0) continue;
      asked.push(...times);
      bare.push(...answers);
    }
    const figure = (name: string, values: readonly number[], quantile: number): Figure => {
      const [value, base] = [percentile(values, quantile), percentile(bare, quantile)];
      return { name, value, unit: "ms", ratio: value / base, against: `a bare endpoint (${base.toFixed(1)} ms)` };
    };
    const parts = asked.map(({ part }) => part);
    const blocks = asked.map(({ block }) => block);
    return [
      figure(`${CONVERSATIONS} at once, first part, p50`, parts, 0.5),
      figure(`${CONVERSATIONS} at once, first part, p95`, parts, 0.95),
      figure(`${CONVERSATIONS} at once, first block, p50`, blocks, 0.5),
      figure(`${CONVERSATIONS} at once, first block, p95`, blocks, 0.95),
    ];
  } finally {
    clients.forEach((client) => client.close());
    await stopServer(child);
  }
}

async function restart(): Promise<Figure[]> {
  let child = await startServer("slow");
  const clients = await connectAll(PAGES);
  try {
    const answers = clients.map((client, at) => client.ask(`q${at}`));
    await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS));
    const startedAt = performance.now();
    await stopServer(child);
    child = await startServer("slow");
    await Promise.all(clients.map((client) => client.connected()));
    const back = performance.now() - startedAt;
    const read = await Promise.all(answers);
    const broken = read.filter(
      ({ words, turn }, at) =>
        turn.state !== "done" || words !== Array.from({ length: 20 }, (_, piece) => `q${at}-${piece} `).join(""),
    );
    if (broken.length > 0) throw new Error(`${broken.length} of ${PAGES} answers are not whole`);
    return [
      { name: `${PAGES} pages, restart until all are back`, value: back, unit: "ms" },
      { name: "answers lost or doubled", value: broken.length, unit: "" },
      { name: "answers begun anew", value: read.filter(({ restarts }) => restarts > 0).length, unit: "" },
    ];
  } finally {
    clients.forEach((client) => client.close());
    await stopServer(child);
  }
}

export const benchChat = async (): Promise<Figure[]> => [...(await firstWords()), ...(await restart())];
