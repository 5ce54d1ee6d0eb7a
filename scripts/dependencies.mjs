// `npm run dependencies`: licenses, install scripts and checksums of the lock file, and known vulnerabilities where the
// registry answers. Without network the first part still counts, and the second is said to be missing.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { lockFileProblems } from "./tasks/lock-file.mjs";

const problems = lockFileProblems(JSON.parse(readFileSync("package-lock.json", "utf8")));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "The lock file keeps the rules." : `${problems.length} problems in the lock file.`);

/** Null where the registry gave no report. */
function audit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8", timeout: 60_000 });
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

const found = audit();
const isUnsafe = found !== null && found.high + found.critical > 0;
if (found === null) console.log("Vulnerabilities were not checked: the registry's audit service cannot be reached.");
else console.log(`Known vulnerabilities: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate.`);
if (isUnsafe) console.error("Run npm audit for the packages.");
process.exit(problems.length > 0 || isUnsafe ? 1 : 0);
