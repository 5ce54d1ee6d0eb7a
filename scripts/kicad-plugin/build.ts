// `npm run kicad-plugin`: the KiCad plug-in as a zip to install from a file. `-- https://…` names the site that it calls.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildPlugin } from "@/lib/server/kicad/package";

const FOLDER = "dist/kicad-plugin";

const [site = ""] = process.argv.slice(2);
const { version, zip, download } = await buildPlugin(site.replace(/\/+$/, ""));
const file = path.join(FOLDER, `boardwright-kicad-${version}.zip`);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(file, zip);
console.log(`${file}  ${download.download_size} bytes  sha256 ${download.download_sha256}`);
