// `npx tsx scripts/oracle/ltspice-nets.ts`: keeps the nets of the netlists that LTspice wrote (.net) beside the corpus' sheets.
// Subcircuits of sheets are written out: part C1 of the block X1 is C1_X1, as the import names it.
import { decodeText } from "@/lib/base/text-encoding";
import { toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { schematicSets } from "../corpus-schematics";

/** The netlist of ot07 is older than its sheet `sub_circuit.asc`: what that sheet draws stands in its place. */
const NEWER: Record<string, string> = {
  ot07: ".subckt sub_circuit IN OUT\nC1 OUT 0 22n\nC2 IN 0 1n\nL1 IN OUT 4uH\n.ends",
};

/** Nodes by the letter of an element; those of X are all words before the name of the subcircuit. */
const NODES: Record<string, number> = { R: 2, C: 2, L: 2, V: 2, I: 2, D: 2, B: 2, Q: 3, M: 3, E: 4, G: 4, S: 4 };

interface Circuit {
  readonly ports: readonly string[];
  readonly lines: string[][];
}

function circuitsOf(text: string): Map<string, Circuit> {
  const top: Circuit = { ports: [], lines: [] };
  const circuits = new Map([["", top]]);
  let open = top;
  const joined = text.replaceAll(/\r/g, "").replaceAll(/\n\+/g, " ").split("\n");
  for (const line of joined) {
    const words = (line.split(";")[0] ?? "").trim().split(/\s+/);
    const [first = "", name = "", ...ports] = words;
    if (/^\.subckt$/i.test(first)) circuits.set(name.toLowerCase(), (open = { ports, lines: [] }));
    else if (/^\.ends$/i.test(first)) open = top;
    else if (/^[A-Za-z]/.test(first)) open.lines.push(words);
  }
  return circuits;
}

/** "X§U1" is U1 with the letter of its element before it; a block X1 is written as XX1. */
const designatorOf = (name: string): string => name.replace(/^.§/, "").replace(/^XX/, "X");

function flatten(circuits: Map<string, Circuit>): { components: string[]; nets: Map<string, string[]> } {
  const components: string[] = [];
  const nets = new Map<string, string[]>();
  const visit = (circuit: Circuit, suffix: string, nodes: ReadonlyMap<string, string>): void => {
    for (const [name = "", ...words] of circuit.lines) {
      const letter = name.charAt(0).toUpperCase();
      const plain = words.filter((word) => !word.includes("="));
      const used = plain.slice(0, letter === "X" ? -1 : NODES[letter]);
      const named = used.map((node) => (node === "0" ? "0" : (nodes.get(node.toLowerCase()) ?? `${node}${suffix}`)));
      const inner = letter === "X" ? circuits.get((plain.at(-1) ?? "").toLowerCase()) : undefined;
      const designator = designatorOf(name);
      if (inner) {
        const ports = inner.ports.map((port, at): [string, string] => [port.toLowerCase(), named[at] ?? ""]);
        visit(inner, `_${designator}${suffix}`, new Map(ports));
        continue;
      }
      components.push(designator + suffix);
      named.forEach((node, at) => {
        const key = node.toLowerCase();
        nets.set(key, [...(nets.get(key) ?? []), `${designator}${suffix}.${at + 1}`]);
      });
    }
  };
  const top = circuits.get("");
  if (top) visit(top, "", new Map());
  return { components, nets };
}

for (const { id, files } of schematicSets("ot")) {
  const netlist = files.find(({ name }) => /\.net$/i.test(name));
  if (!netlist) continue;
  const [title = "", ...lines] = decodeText(netlist.bytes).text.split("\n");
  // The netlist of ot06 is another simulator's, of another drawing of the circuit.
  if (!/\.asc\s*$/.test(title)) continue;
  const { components, nets } = flatten(circuitsOf(`${lines.join("\n")}\n${NEWER[id] ?? ""}`));
  keepNets(id, toPartition(components, nets.values()));
  console.log(id, components.length, nets.size);
}
