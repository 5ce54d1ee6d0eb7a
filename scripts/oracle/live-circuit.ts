// Compares netlists in the live engine with ngspice: `node --import tsx scripts/oracle/live-circuit.ts`. `--save` keeps
// ngspice's answers for the tests.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LIVE_NETLISTS, type LiveNetlist, netlistText } from "@/tests/core/live-circuit/netlists";
import { traceOf } from "@/tests/core/live-circuit/run-live";
import { peakDifference, resample, type Trace, uniformTimes } from "@/tests/core/live-simulation/trace";

const FIXTURE = path.resolve(import.meta.dirname, "../../tests/fixtures/live-circuit/ngspice.json");
const SAMPLES = 120;
const STEPS = 1e4;

function runNgspice(one: LiveNetlist): Trace {
  const folder = mkdtempSync(path.join(tmpdir(), "ngspice-"));
  try {
    const output = path.join(folder, "out.txt");
    const deck = path.join(folder, "deck.cir");
    const analysis = [
      ".options reltol=1e-5 abstol=1e-13 vntol=1e-8 itl4=100",
      `.tran ${one.seconds / STEPS} ${one.seconds} 0 ${one.seconds / STEPS}`,
      ...[".control", "run", "set wr_singlescale", `wrdata ${output} v(${one.node})`, "quit", ".endc", ".end", ""],
    ];
    writeFileSync(deck, netlistText(one).replace(/\.end\n$/, analysis.join("\n")));
    execFileSync("ngspice", ["-b", deck], { stdio: ["ignore", "pipe", "pipe"] });
    const rows = readFileSync(output, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number));
    return { times: rows.map(([time = NaN]) => time), values: rows.map(([, value = NaN]) => value) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const answers: Record<string, readonly number[]> = {};
for (const one of LIVE_NETLISTS) {
  const times = uniformTimes(one.seconds, SAMPLES);
  const reference = resample(runNgspice(one), times);
  answers[one.name] = reference.map((value) => Number(value.toPrecision(5)));
  const ours = resample(traceOf(netlistText(one), one.node, one.seconds), times);
  console.log(`${one.name.padEnd(32)} ${(100 * peakDifference(reference, ours)).toFixed(3)} %`);
}
if (process.argv.includes("--save")) writeFileSync(FIXTURE, `${JSON.stringify(answers)}\n`);
