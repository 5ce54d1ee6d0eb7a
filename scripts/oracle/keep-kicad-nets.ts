// `node --import tsx scripts/oracle/keep-kicad-nets.ts [id]`: keeps KiCad's netlists of the corpus for the tests, and
// compares the names of its nets with ours. kicad-cli must be installed. Schematics of KiCad 10, which version 9 cannot
// read, have the nets of the pads of their board, if there is one.
import { existsSync } from "node:fs";
import path from "node:path";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { toPartition } from "@/lib/core/schematic-import/net-partition";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { keepNets } from "@/tests/support/net-fixtures";
import { CORPUS_DIR, filesBelow, manifestEntries } from "../corpus-set";
import { kicadNetlistOf, type OracleNetlist, padNetsOf } from "./kicad-schematic";

const MAX_SHOWN = 8;

function oracleOf(folder: string, names: readonly string[], isTen: boolean): OracleNetlist | null {
  const [project] = names.filter((name) => name.endsWith(".kicad_pro"));
  const root = project?.replace(/\.kicad_pro$/, ".kicad_sch");
  if (!isTen && root !== undefined && existsSync(path.join(folder, root)))
    return kicadNetlistOf(path.join(folder, root));
  const board = names.find((name) => name.endsWith(".kicad_pcb"));
  return board === undefined ? null : padNetsOf(path.join(folder, board));
}

const [only] = process.argv.slice(2);
let [same, all] = [0, 0];
for (const { id, kind, tool, path: name } of manifestEntries()) {
  if (kind !== "kicad" || (only !== undefined && !id.includes(only))) continue;
  const folder = path.join(CORPUS_DIR, name);
  const files = filesBelow(folder, "");
  if (!files.some((file) => file.name.endsWith(".kicad_sch"))) continue;
  const oracle = oracleOf(
    folder,
    files.map((file) => file.name),
    tool.startsWith("KiCad 10"),
  );
  if (!oracle) {
    console.log(`${id} has no netlist of the original`);
    continue;
  }
  keepNets(
    id,
    toPartition(
      oracle.components,
      oracle.nets.map(({ pins }) => pins),
    ),
  );
  const read = importDesign(files);
  if (!read.ok) {
    console.log(`${id} ${read.code}`);
    continue;
  }
  // KiCad's netlist has the characters that names of nets escape.
  const ours = new Set(exportedDesign(read.value.schematic).nets.map((net) => net.name.replaceAll("{slash}", "/")));
  const theirs = oracle.nets.filter(({ pins }) => pins.some((pin) => !pin.startsWith("#")));
  const missing = theirs.filter((net) => !ours.has(net.name));
  same += theirs.length - missing.length;
  all += theirs.length;
  console.log(`${id} ${theirs.length - missing.length} of ${theirs.length} names equal`);
  const known = new Set(theirs.map((net) => net.name));
  const extra = [...ours].filter((net) => !known.has(net));
  for (const net of missing.slice(0, MAX_SHOWN))
    console.log(`   theirs ${net.name}: ${net.pins.slice(0, 4).join(" ")}`);
  for (const net of extra.slice(0, MAX_SHOWN)) console.log(`   ours   ${net}`);
}
console.log(`names of nets equal: ${same} of ${all}`);
