// `npm run attack`: sends the attacks to a built server of its own and prints what held, what fell, and what was not tried.
// `--short` leaves out what takes long; `--only A01,B05` sends those alone.

import { type AttackCase, type AttackNote, Fell } from "./attack-case";
import { authentication } from "./authentication";
import { availability } from "./availability";
import { browser } from "./browser";
import { notes } from "./notes";
import { ownership } from "./ownership";
import { prices } from "./prices";
import { startTarget, type Target } from "./target";
import { uploads } from "./uploads";

type Row = { id: string; title: string; outcome: "held" | "FELL" | "not applicable" | "by test"; detail: string };

/** A case that hangs has fallen. */
const MAX_CASE_MS = 60_000;

async function attempt({ id, title, run }: AttackCase, target: Target): Promise<Row> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Fell(`no answer in ${MAX_CASE_MS / 1000} s`)), MAX_CASE_MS);
  });
  try {
    await Promise.race([run(target), tooLong]);
    return { id, title, outcome: "held", detail: "" };
  } catch (error) {
    const detail = error instanceof Fell ? error.message : `the case itself failed: ${String(error)}`;
    return { id, title, outcome: "FELL", detail };
  } finally {
    clearTimeout(timer);
  }
}

function rowOf(note: AttackNote): Row {
  return "testedBy" in note
    ? { id: note.id, title: note.title, outcome: "by test", detail: note.testedBy }
    : { id: note.id, title: note.title, outcome: "not applicable", detail: note.notApplicable };
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

const all = [...authentication, ...ownership, ...prices, ...browser, ...uploads, ...availability];
const cases = all.filter((attack) => isWanted(attack) && !(isShort && attack.isLong));
const { target, stop } = await startTarget();
const rows: Row[] = [];
try {
  for (const attack of cases) rows.push(await attempt(attack, target));
  const alive = await target.call("/api/ready").catch(() => null);
  const outcome = alive?.status === 200 ? "held" : "FELL";
  rows.push({ id: "end", title: "The server is ready after all of it", outcome, detail: "" });
} finally {
  await stop();
}
if (!isShort) rows.push(...notes.filter(isWanted).map(rowOf));
print(rows.toSorted((a, b) => a.id.localeCompare(b.id)));
process.exitCode = rows.some(({ outcome }) => outcome === "FELL") ? 1 : 0;
