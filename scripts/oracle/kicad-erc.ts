// `node --import tsx scripts/oracle/kicad-erc.ts [id]`: KiCad's electrical rule check of the KiCad projects of the corpus
// and of our export of their import: kinds of findings that the export has more of. kicad-cli must be installed.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { kicadProject } from "@/lib/core/schematic/export/kicad-project";
import { CORPUS_DIR, filesBelow, manifestEntries } from "../corpus-set";

const MAX_SHOWN = 3;
/** Findings that depend on the libraries that are installed. */
const OF_LIBRARIES: ReadonlySet<string> = new Set(["lib_symbol_issues", "footprint_link_issues"]);

const reportSchema = z.object({
  sheets: z.array(
    z.object({
      path: z.string(),
      violations: z.array(
        z.object({
          type: z.string(),
          severity: z.string(),
          description: z.string(),
          items: z.array(z.object({ description: z.string() })),
        }),
      ),
    }),
  ),
});

/** Findings by severity and kind, each as its words. */
type Findings = ReadonlyMap<string, readonly string[]>;

function findingsOf(schematic: string, folder: string): Findings {
  const out = path.join(folder, "erc.json");
  const words = ["sch", "erc", "--format", "json", "--severity-all", "-o", out, schematic];
  execFileSync("kicad-cli", words, { stdio: "ignore", timeout: 300_000 });
  const { sheets } = reportSchema.parse(JSON.parse(readFileSync(out, "utf8")));
  const findings = new Map<string, string[]>();
  for (const sheet of sheets) {
    for (const { type, severity, description, items } of sheet.violations) {
      if (OF_LIBRARIES.has(type)) continue;
      const key = `${severity} ${type}`;
      const text = `${sheet.path} ${description}: ${items.map((item) => item.description).join("; ")}`;
      findings.set(key, [...(findings.get(key) ?? []), text]);
    }
  }
  return findings;
}

const [only] = process.argv.slice(2);
const keep = process.env["EXPORT_DIR"];
let [same, all] = [0, 0];
for (const { id, kind, tool, path: name } of manifestEntries()) {
  if (kind !== "kicad" || tool.startsWith("KiCad 10") || (only !== undefined && !id.includes(only))) continue;
  const files = filesBelow(path.join(CORPUS_DIR, name), "");
  const root = files.find((file) => file.name.endsWith(".kicad_pro"))?.name.replace(/\.kicad_pro$/, "");
  const read = importDesign(files);
  if (!read.ok || root === undefined) continue;
  const folder = keep === undefined ? mkdtempSync(path.join(os.tmpdir(), "kicad-erc-")) : path.join(keep, id);
  const [theirs, ours] = [path.join(folder, "original"), path.join(folder, "export")];
  for (const place of [theirs, ours]) mkdirSync(place, { recursive: true });
  cpSync(path.join(CORPUS_DIR, name), theirs, { recursive: true });
  const { schematic, images } = read.value;
  const imageOf = (file: string) => images.find((image) => image.file === file)?.bytes;
  for (const file of kicadProject(schematic, { name: path.basename(root), imageOf }))
    writeFileSync(path.join(ours, file.name), file.text);
  try {
    const before = findingsOf(path.join(theirs, `${root}.kicad_sch`), theirs);
    const after = findingsOf(path.join(ours, `${path.basename(root)}.kicad_sch`), ours);
    const kinds = [...new Set([...before.keys(), ...after.keys()])].sort();
    const more = kinds.filter((key) => (after.get(key)?.length ?? 0) > (before.get(key)?.length ?? 0));
    all++;
    if (more.length === 0) same++;
    console.log(`${id} ${more.length === 0 ? "no new findings" : "NEW FINDINGS"}`);
    for (const key of kinds) {
      const [was, is] = [before.get(key) ?? [], after.get(key) ?? []];
      if (was.length === is.length) continue;
      console.log(
        `   ${key.padEnd(36)} ${was.length} before, ${is.length} after${is.length > was.length ? "  <<" : ""}`,
      );
      const old = new Set(was);
      if (is.length > was.length)
        for (const text of is.filter((line) => !old.has(line)).slice(0, MAX_SHOWN))
          console.log(`      ${text.slice(0, 220)}`);
    }
  } catch (error) {
    console.log(`${id} is not checked: ${String(error).split("\n")[0] ?? ""}`);
  }
  if (keep === undefined) rmSync(folder, { recursive: true });
}
console.log(`${same} of ${all} projects have no new findings`);
