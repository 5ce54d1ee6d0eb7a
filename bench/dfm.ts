// Checks of boards: a generated one of 100 × 100 mm with four layers, and two of the corpus, in two threads at once as a
// page has them. They are measured as they are built for the product: what runs the benchmarks itself wraps every
// function, which costs up to a quarter more.

import { Worker } from "node:worker_threads";
import { hasCorpus } from "../scripts/corpus-set";
import { type ShareReport, wholeReport } from "@/lib/core/dfm/share-report";
import { SHARES } from "@/lib/core/dfm/shares";
import { withBundled } from "./bundled";
import type { DfmBenchData, DfmBenchQuestion, DfmBenchReply } from "./dfm-worker";
import type { Figure } from "./run";

const GENERATED = "a board of four layers, 100 × 100 mm";
const ROUNDS = 8;

/** Milliseconds by the clock, and of the processor with all of its threads. */
type Round = { clockMs: number; processorMs: number };

/** `set`: of the corpus. The generated board bears 11,552 pads of parts. */
const BOARDS: { name: string; set: string | null; goalMs: number }[] = [
  { name: GENERATED, set: null, goalMs: 1000 },
  // Four layers of 57 × 100 mm, the largest of four layers with one board in its files.
  { name: "og32-bitaxe-ultra", set: "og32-bitaxe-ultra", goalMs: 1000 },
  // The one with the most objects: 12 layers of copper, 94,000 objects.
  { name: "og35-limesdr-usb", set: "og35-limesdr-usb", goalMs: 4000 },
];

export function benchDfm(): Promise<Figure[]> {
  return withBundled("dfm-worker", async (script) => {
    const figures: Figure[] = [];
    for (const { name, set, goalMs } of BOARDS) {
      if (set === null || hasCorpus()) figures.push(...figuresOf(name, await check(script, set), goalMs));
    }
    return figures;
  });
}

/** `keptMb` is what the threads keep of the board together when they have checked it. */
type Checked = { rounds: Round[]; findings: number; keptMb: number };

/** Null where the corpus has no such set. */
async function check(script: string, set: string | null): Promise<Checked | null> {
  const threads = SHARES.map((share) => new ShareThread(script, { set, shares: [share] }));
  try {
    if ((await Promise.all(threads.map((thread) => thread.reply()))).includes("no board")) return null;
    const rounds: Round[] = [];
    let findings = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const [used, start] = [process.cpuUsage(), performance.now()];
      const shares = await Promise.all(threads.map((thread) => thread.check()));
      findings = wholeReport(shares.flat()).findings.length;
      const { user, system } = process.cpuUsage(used);
      rounds.push({ clockMs: performance.now() - start, processorMs: (user + system) / 1000 });
    }
    let bytes = 0;
    for (const thread of threads) bytes += await thread.bytesInUse();
    return { rounds, findings, keptMb: bytes / 2 ** 20 };
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

class ShareThread {
  readonly #worker: Worker;

  constructor(script: string, workerData: DfmBenchData) {
    this.#worker = new Worker(script, { workerData });
  }

  reply(): Promise<DfmBenchReply> {
    return new Promise((resolve, reject) => {
      this.#worker.once("message", resolve);
      this.#worker.once("error", reject);
    });
  }

  #ask(question: DfmBenchQuestion): Promise<DfmBenchReply> {
    this.#worker.postMessage(question);
    return this.reply();
  }

  async check(): Promise<ShareReport[]> {
    const reply = await this.#ask("check");
    if (!Array.isArray(reply)) throw new Error(JSON.stringify(reply));
    return reply;
  }

  async bytesInUse(): Promise<number> {
    const reply = await this.#ask("memory");
    return typeof reply === "object" && "bytes" in reply ? reply.bytes : NaN;
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }
}

/** The first time as a customer has it, and the best of the others: the machine may have other work. */
function figuresOf(name: string, answer: Checked | null, goal: number): Figure[] {
  if (!answer) return [];
  const { rounds, findings, keptMb } = answer;
  const [first, ...others] = rounds;
  const best = (by: (round: Round) => number) => others.map(by).reduce((least, ms) => Math.min(least, ms), Infinity);
  const timed = (what: string, value: number): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit: "ms",
    ratio: value / goal,
    against: "the goal",
  });
  return [
    ...(first ? [timed("first", first.clockMs)] : []),
    timed(
      "again",
      best(({ clockMs }) => clockMs),
    ),
    { name: `${name}: again, processor`, value: best(({ processorMs }) => processorMs), unit: "ms" },
    { name: `${name}: kept in both threads`, value: keptMb, unit: "MB" },
    { name: `${name}: findings`, value: findings, unit: "" },
  ];
}
