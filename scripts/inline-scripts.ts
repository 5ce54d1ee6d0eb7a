// Writes the hashes of the prerendered pages' fixed inline scripts, which the content security policy allows.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf, inlineScripts, isPageData, KNOWN_SCRIPTS_NAME } from "@/lib/server/http/inline-scripts";

const BUILD = path.join(".builds", process.env.BUILD_ID ?? "");
const PAGES = path.join(BUILD, "next/server/app");

const known = new Set<string>();
for (const name of readdirSync(PAGES, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".html")) continue;
  for (const script of inlineScripts(readFileSync(path.join(PAGES, name), "utf8"))) {
    if (!isPageData(script)) known.add(hashOf(script));
  }
}
writeFileSync(path.join(BUILD, "server", KNOWN_SCRIPTS_NAME), JSON.stringify([...known].toSorted(), null, 2));
console.log(`${known.size} inline scripts are known to the pages' policy`);
