// `npx tsx scripts/oracle/ngspice-nets.ts`: keeps the nets of the corpus' SPICE netlists as ngspice lists them with all
// subcircuits written out. Part r1 of the call x1 is "r.x1.r1" there, and r1_x1 in the import.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { schematicSets } from "../corpus-schematics";

const NODES: Record<string, number> = {
  ...{ r: 2, c: 2, l: 2, v: 2, i: 2, d: 2, b: 2, f: 2, h: 2, q: 3, j: 3, z: 3, m: 4, s: 4, t: 4, o: 4, e: 4, g: 4 },
};

/** Without analyses and commands, which would run or change the circuit. */
function listing(text: string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "ngspice-nets-"));
  const [first = "", ...rest] = text.split(/\r?\n/);
  const end = rest.findIndex((line) => /^\s*\.end\s*$/i.test(line));
  const lines = rest.slice(0, end < 0 ? rest.length : end).join("\n");
  const plain = lines
    .replaceAll(/^\.control[^]*?(?:^\.endc|$(?![^]))/gim, "")
    .replaceAll(/^\.(?:probe|save|print|plot).*$/gim, "");
  const file = path.join(folder, "circuit.cir");
  writeFileSync(file, `${first}\n${plain}\n.control\nlisting expand\nquit\n.endc\n.end\n`);
  try {
    return execFileSync("ngspice", ["-b", "-n", file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split(
      "\n",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const { id, files } of schematicSets("os")) {
  const text = new TextDecoder().decode(files[0]?.bytes);
  const spelled = new Map([...text.matchAll(/^\s*([A-Za-z]\w*)/gm)].map(([, name = ""]) => [name.toLowerCase(), name]));
  const models = new Set([...text.matchAll(/^\.model\s+(\S+)/gim)].map(([, name = ""]) => name.toLowerCase()));
  const spell = (name: string): string => spelled.get(name) ?? name;
  const nets = new Map<string, string[]>();
  const components: string[] = [];
  for (const line of listing(text)) {
    // The first line is the title.
    const [, number = "1", content = ""] = /^\s*(\d+) : (.*)$/.exec(line) ?? [];
    const [name = "", ...words] = content.split(/[\s,()]+/);
    const model = name.startsWith("q") ? words.findIndex((word) => models.has(word)) : -1;
    const count = model > 0 ? model : NODES[name.charAt(0)];
    if (number === "1" || count === undefined || words.length < count) continue;
    const parts = name.split(".");
    const designator = [parts.at(-1) ?? "", ...parts.slice(1, -1).toReversed()].map(spell).join("_");
    components.push(designator);
    for (const [at, node] of words.slice(0, count).entries())
      nets.set(node, [...(nets.get(node) ?? []), `${designator}.${at + 1}`]);
  }
  keepNets(id, toPartition(components, nets.values()));
  console.log(id, components.length, nets.size);
}
