// `npm run attack`: runs the attacks against a built server and prints which passed, which failed, and which could not
// be run. `--short` omits long ones; `--only A01,B05` runs only those. ATTACK_TIMES=1 prints the milliseconds of each
// case.

import { type AttackCase, Fell, NotApplicable } from "./attack-case";
import { CASES } from "./cases";
import { notes } from "./notes";
import { startTarget, stopTargets, type Target } from "./target";

type Row = { id: string; title: string; outcome: "held" | "FELL" | "not applicable" | "by test"; detail: string };

/** A case that hangs has failed. */
const MAX_CASE_MS = 60_000;
const MAX_LONG_CASE_MS = 180_000;

async function attempt({ id, title, run, isLong }: AttackCase, target: Target): Promise<Row> {
  const maxMs = isLong ? MAX_LONG_CASE_MS : MAX_CASE_MS;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Fell(`no answer in ${maxMs / 1000} s`)), maxMs);
  });
  try {
    await Promise.race([run(target), tooLong]);
    return { id, title, outcome: "held", detail: "" };
  } catch (error) {
    if (error instanceof NotApplicable) return { id, title, outcome: "not applicable", detail: error.message };
    const detail = error instanceof Fell ? error.message : `the case itself failed: ${String(error)}`;
    return { id, title, outcome: "FELL", detail };
  } finally {
    clearTimeout(timer);
  }
}

function print(rows: Row[]): void {
  for (const { id, title, outcome, detail } of rows)
    console.log(`${id.padEnd(5)} ${outcome.padEnd(15)} ${title}${detail === "" ? "" : `  [${detail}]`}`);
  const count = (wanted: Row["outcome"]) => rows.filter(({ outcome }) => outcome === wanted).length;
  const { length } = rows;
  console.log(
    `\n${length} cases: ${count("held")} held, ${count("FELL")} fell, ` +
      `${count("by test")} in the test suite, ${count("not applicable")} not applicable`,
  );
}

const flags = process.argv.slice(2);
const isShort = flags.includes("--short");
const only = flags[flags.indexOf("--only") + 1]?.split(",");
const isWanted = ({ id }: { id: string }) => !flags.includes("--only") || only?.includes(id) === true;

const cases = CASES.filter((attack) => isWanted(attack) && !(isShort && attack.isLong));
const { target } = await startTarget();
const rows: Row[] = [];
try {
  for (const attack of cases) {
    const startedAt = performance.now();
    rows.push(await attempt(attack, target));
    if (process.env.ATTACK_TIMES) console.log(attack.id, Math.round(performance.now() - startedAt));
  }
  const alive = await target.call("/api/ready").catch(() => null);
  const outcome = alive?.status === 200 ? "held" : "FELL";
  rows.push({ id: "end", title: "The server is ready after all of it", outcome, detail: "" });
} finally {
  await stopTargets();
}
if (!isShort)
  rows.push(
    ...notes
      .filter(isWanted)
      .map(({ id, title, testedBy }) => ({ id, title, outcome: "by test" as const, detail: testedBy })),
  );
print(rows.toSorted((a, b) => a.id.localeCompare(b.id)));
process.exitCode = rows.some(({ outcome }) => outcome === "FELL") ? 1 : 0;
