// Netlists of the corpus: each runs, or says why not, and its vectors are compared with those of a native ngspice. With
// `-- --spice --write` the answers of the installed ngspice are stored first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { planRuns } from "@/lib/core/spice/run-plan";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "@/tests/support/spice-worker";
import { CORPUS_DIR, manifestEntries } from "./corpus-set";
import { compare } from "./spice/compare";
import { type NativePlot, runNative } from "./spice/native";

const FIXTURES = path.resolve("tests/fixtures/spice");
const TOLERANCE = 1e-3;
const TIMEOUT_MS = 60_000;
const fixtureOf = (id: string): string => path.join(FIXTURES, `${id}.json`);

/**
 * The file as it is for native ngspice. Those with a control block are run as the analyses that were read from it, since
 * a control block decides itself what is kept; every other file never passes through our reader.
 */
function nativeAnswer(text: string): readonly NativePlot[] | string | null {
  if (!/^\s*\.control/im.test(text)) return runNative(text);
  const answers = planRuns(readNetlist(text).netlist).runs.map(({ lines }) =>
    runNative(lines.map((line) => line.text).join("\n")),
  );
  const plots = answers.flatMap((answer) => (answer === null || typeof answer === "string" ? [] : answer));
  return plots.length > 0 ? plots : (answers[0] ?? "no analysis");
}

const reason = (findings: readonly SpiceFinding[]): string => {
  const first = findings.find(({ severity }) => severity === "error") ?? findings[0];
  return first ? `${first.code} line ${first.source?.line ?? "-"}: ${first.subject}` : "";
};

async function report(
  id: string,
  text: string,
  engine: SpiceEngine,
): Promise<"equal" | "different" | "refused" | "alone"> {
  const start = performance.now();
  const result = await engine.run(text, { timeoutMs: TIMEOUT_MS });
  const head = `${id.padEnd(6)} ${String(Math.round(performance.now() - start)).padStart(6)} ms`;
  if (!result.ok) {
    console.log(`${head}  ${result.code} ${reason(result.findings)}`);
    return "refused";
  }
  const { plots } = result.value;
  const shape = plots
    .map(({ analysis, axis, vectors }) => `${analysis} ${axis?.real.length ?? 1}x${vectors.length}`)
    .join(", ");
  const remarks = [...result.value.findings, ...plots.flatMap(({ findings }) => findings)].map(
    ({ code, subject }) => `${code} ${subject}`,
  );
  const native: unknown = existsSync(fixtureOf(id)) ? JSON.parse(readFileSync(fixtureOf(id), "utf8")) : null;
  const { worst, vector, count, drifted } = Array.isArray(native)
    ? compare(native as readonly NativePlot[], plots)
    : { worst: 0, vector: "", count: 0, drifted: 0 };
  const verdict =
    count === 0
      ? "nothing to compare with"
      : `${worst.toExponential(1)} of ${count}${worst <= TOLERANCE ? "" : ` in ${vector}`}` +
        (drifted > 0 ? `, ${drifted} by period and size` : "");
  console.log(`${head}  ${shape.padEnd(34)} ${verdict.padEnd(30)} ${remarks.join("; ").slice(0, 100)}`);
  return count === 0 ? "alone" : worst <= TOLERANCE ? "equal" : "different";
}

export async function reportSpice(only: string | undefined): Promise<void> {
  const entries = manifestEntries().filter(
    ({ id, kind }) => kind === "spice" && (only === undefined || id.includes(only)),
  );
  const sum = { equal: 0, different: 0, refused: 0, alone: 0 };
  const engine = createSpiceEngine(createSpiceThread);
  try {
    for (const { id, path: name } of entries) {
      const text = readFileSync(path.join(CORPUS_DIR, name), "utf8");
      if (process.argv.includes("--write")) {
        mkdirSync(FIXTURES, { recursive: true });
        const answer = nativeAnswer(text);
        if (answer === null) return console.log("ngspice is not installed");
        if (typeof answer === "string")
          console.log(`${id}: native ngspice gives no vectors: ${answer.split("\n").slice(-2).join(" ")}`);
        else writeFileSync(fixtureOf(id), `${JSON.stringify(answer)}\n`);
      }
      sum[await report(id, text, engine)]++;
    }
  } finally {
    engine.end();
  }
  console.log(
    `${entries.length} netlists: ${sum.equal} within ${TOLERANCE} of native ngspice, ${sum.different} not, ` +
      `${sum.alone} without vectors to compare, ${sum.refused} not run`,
  );
}
