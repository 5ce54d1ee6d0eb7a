// Fails where a script of the built pages is none: the bundler's optimizer has made such scripts of valid sources.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";

const folder = process.argv[2];
const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
const faulty = scripts.filter((name) => {
  try {
    return !new Script(readFileSync(path.join(folder, name), "utf8"));
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return true;
  }
});
process.exitCode = faulty.length > 0 ? 1 : 0;
