// `node --import tsx scripts/oracle/kicad-legacy-nets.ts`: the netlists that KiCad 5 and older wrote beside the
// schematics of the corpus, recorded in tests/fixtures/nets.
import { atoms, findAtom, findList, listsIn } from "@/lib/base/s-expression";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import { type NetPartition, toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { schematicSets } from "../corpus-schematics";

function groupNets(pins: readonly (readonly [net: string, pin: string])[]): string[][] {
  const nets = new Map<string, string[]>();
  for (const [net, pin] of pins) nets.set(net, [...(nets.get(net) ?? []), pin]);
  return [...nets.values()];
}

/** `(export (components (comp (ref R1))) (nets (net (node (ref R1) (pin 1)))))`. */
function readExport(bytes: Uint8Array): NetPartition | null {
  const parsed = parseKicadLists(bytes);
  if (!parsed.ok) return null;
  const components = listsIn(findList(parsed.value, "components") ?? parsed.value, "comp");
  const nets = listsIn(findList(parsed.value, "nets") ?? parsed.value, "net");
  return toPartition(
    components.map((component) => findAtom(component, "ref") ?? ""),
    nets.map((net) =>
      listsIn(net, "node").map((node) => `${findAtom(node, "ref") ?? ""}.${atoms(findList(node, "pin"))[0] ?? ""}`),
    ),
  );
}

/** ` ( /503BB638/5054932E $noname  C53 1uF {Lib=C}`, then ` (    1 VAA )` for each pin; "?" stands for no net. */
function readList(text: string): NetPartition {
  const components: string[] = [];
  const pins: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, part] = /^ \( \/\S+ \S+ {2}(\S+) /.exec(line) ?? [];
    if (part !== undefined) components.push(part);
    const [, pin, net] = /^ {2}\(\s*(\S+) (\S+) \)/.exec(line) ?? [];
    if (pin !== undefined && net !== undefined && net !== "?") pins.push([net, `${components.at(-1) ?? ""}.${pin}`]);
  }
  return toPartition(components, groupNets(pins));
}

/** The netlist of ol05 is that of another keyboard; the symbols of ol08 and ol09 are in no file beside them. */
const WITHOUT_TRUTH = new Set(["ol05", "ol08", "ol09"]);

for (const { id, files } of schematicSets("ol")) {
  if (WITHOUT_TRUTH.has(id)) continue;
  const file = files.find(({ name }) => name.endsWith(".net"));
  if (!file || file.bytes.length === 0) continue;
  const text = new TextDecoder("latin1").decode(file.bytes);
  const partition = text.startsWith("(export") ? readExport(file.bytes) : readList(text);
  if (!partition) continue;
  keepNets(id, partition);
  console.log(`${id} ${partition.components.length} components, ${partition.nets.length} nets`);
}
