// Duration of runs by ngspice in a worker, as a ratio to native ngspice on the same circuits; reading of netlists apart.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readNetlist } from "../lib/core/spice/read-netlist";
import { planRuns } from "../lib/core/spice/run-plan";
import { createSpiceEngine, type SpiceEngine } from "../lib/workers/spice/spice-engine";
import { createSpiceThread } from "../tests/support/spice-worker";
import type { Figure } from "./run";

const stage = (from: string, to: string, at: number): string =>
  `MP${at} ${to} ${from} vdd vdd PM W=4u L=1u\nMN${at} ${to} ${from} 0 0 NM W=2u L=1u\nCL${at} ${to} 0 20f`;

const STAGES = 31;

/** A ring of inverters: each output drives the next, the last one the first. */
const ring = Array.from({ length: STAGES }, (_, at) => stage(`n${at}`, `n${(at + 1) % STAGES}`, at)).join("\n");

const CIRCUITS: Readonly<Record<string, string>> = {
  "RC low-pass, 100,000 steps": `
V1 in 0 SIN(0 1 1k)
R1 in out 1k
C1 out 0 100n
.tran 1u 100m 0 1u`,
  "op-amp amplifier": `
.subckt amp p n o
G1 0 x p n 1m
R1 x 0 100Meg
C1 x 0 159p
E1 o 0 x 0 1
.ends
V1 in 0 SIN(0 0.1 1k)
X1 in fb out amp
R1 fb 0 1k
R2 out fb 9k
.tran 1u 50m 0 1u`,
  "transistor amplifier, AC": `
V1 vcc 0 12
V2 in 0 AC 1
C1 in b 10u
R1 vcc b 47k
R2 b 0 10k
R3 vcc c 2.2k
R4 e 0 470
C2 e 0 100u
Q1 c b e QN
.model QN NPN(Bf=200 Is=1e-14 Cje=10p Cjc=5p Tf=0.4n)
.ac dec 5000 1 1g`,
  "ring oscillator, 31 stages": `
VDD vdd 0 3.3
${ring}
.ic v(n0)=0
.model NM NMOS(Level=1 Vto=0.7 Kp=100u Lambda=0.02)
.model PM PMOS(Level=1 Vto=-0.7 Kp=40u Lambda=0.02)
.tran 50p 100n uic`,
  rectifier: `
V1 a 0 SIN(0 17 50)
D1 a out DM
D2 0 a DM
R1 out 0 100
C1 out 0 470u
.model DM D(Is=1e-9 Rs=0.05 Cjo=20p Bv=100)
.tran 10u 2 0 20u`,
};

/** The engines take turns, and the best turn counts: other work on the machine slows single ones. */
const TURNS = 3;

const milliseconds = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const native = (folder: string, file: string): unknown =>
  execFileSync("ngspice", ["-b", "-n", "-r", path.join(folder, "out.raw"), file], { stdio: "ignore" });

async function ours(engine: SpiceEngine, text: string): Promise<void> {
  const result = await engine.run(text, { timeoutMs: 120_000 });
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
}

function hasNative(): boolean {
  try {
    execFileSync("ngspice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Reading, checking and planning of the largest of them, written out a hundredfold as subcircuits. */
function readingFigure(): Figure {
  const body = CIRCUITS["ring oscillator, 31 stages"] ?? "";
  const copies = Array.from({ length: 100 }, (_, at) => `.subckt ring${at}\n${ring}\n.ends`).join("\n");
  const text = `ring\n${copies}\n${body}\n.end\n`;
  const lines = text.split("\n").length;
  planRuns(readNetlist(text).netlist);
  const start = performance.now();
  planRuns(readNetlist(text).netlist);
  return { name: "reading and planning a netlist", value: lines / (performance.now() - start), unit: "lines/ms" };
}

async function circuitFigures(engine: SpiceEngine, folder: string): Promise<Figure[]> {
  const isInstalled = hasNative();
  const figures: Figure[] = [];
  for (const [name, body] of Object.entries(CIRCUITS)) {
    const text = `${name}${body}\n.end\n`;
    const file = path.join(folder, "in.cir");
    writeFileSync(file, text);
    let [own, other] = [Infinity, Infinity];
    for (let turn = 0; turn < TURNS; turn++) {
      own = Math.min(own, await milliseconds(() => ours(engine, text)));
      if (isInstalled) other = Math.min(other, await milliseconds(() => native(folder, file)));
    }
    figures.push({
      ...{ name, value: own, unit: "ms" },
      ...(isInstalled ? { ratio: own / other, against: "the time of native ngspice" } : {}),
    });
  }
  return figures;
}

export async function benchSimulation(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-spice-"));
  const engine = createSpiceEngine(createSpiceThread);
  try {
    const start = await milliseconds(() => ours(engine, "start\nR1 a 0 1\nV1 a 0 1\n.op\n.end\n"));
    const first: Figure = { name: "start of the engine and first run", value: start, unit: "ms" };
    return [first, ...(await circuitFigures(engine, folder)), readingFigure()];
  } finally {
    engine.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
