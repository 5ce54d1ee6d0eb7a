// `npx tsx scripts/oracle/easyeda-pro-nets.ts`: keeps the nets of the boards (.epcb) in the corpus' EasyEDA Pro projects.
// EasyEDA makes a board's nets of its schematic: pads are pins by their numbers.
import { parseProRows, proText } from "@/lib/core/formats/easyeda/pro-rows";
import { toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { schematicSets, unpackedSet } from "../corpus-schematics";

for (const packed of schematicSets("oy1")) {
  const { id, files } = await unpackedSet(packed);
  const boards = files.filter(({ name }) => /\.epcb$/i.test(name));
  const [board] = boards;
  if (!board || boards.length > 1 || !files.some(({ name }) => /\.esch$/i.test(name))) continue;
  const rows = parseProRows(new TextDecoder().decode(board.bytes));
  if (!rows.ok) continue;
  // "ATTR" id, group, component, layer, x, y, key, value; "PAD_NET" component, pad, net, id of the pad.
  const designators = new Map(
    rows.value.flatMap(({ name, values }): [string, string][] =>
      name === "ATTR" && values[6] === "Designator" && values[2] !== ""
        ? [[proText(values[2]), proText(values[7])]]
        : [],
    ),
  );
  const nets = new Map<string, string[]>();
  for (const { name, values } of rows.value) {
    const designator = designators.get(proText(values[0]));
    const net = proText(values[2]);
    if (name !== "PAD_NET" || designator === undefined || net === "") continue;
    nets.set(net, [...(nets.get(net) ?? []), `${designator}.${proText(values[1])}`]);
  }
  keepNets(id, toPartition(designators.values(), nets.values()));
  console.log(id, designators.size, nets.size);
}
