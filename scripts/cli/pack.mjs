// `npm run cli:pack`: the package `boardwright` as a tarball for `npm publish` or `npx ./boardwright-….tgz`.
// `-- --url https://boards.example` builds the address of a server in.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../tasks/run.mjs";
import { buildCli } from "./build.mjs";

const { values } = parseArgs({ options: { url: { type: "string" }, output: { type: "string" } } });
const output = path.resolve(values.output ?? path.join(ROOT, ".cache", "cli"));
const folder = path.join(output, "package");
const metafile = await buildCli(folder, { url: values.url });
const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", output], { cwd: folder, encoding: "utf8" });
const [{ filename, size }] = JSON.parse(packed);
const [program] = Object.values(metafile.outputs);
console.log(`${path.join(output, filename)}: ${size} bytes, program ${program.bytes} bytes`);
