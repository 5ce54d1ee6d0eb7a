// `node --import tsx scripts/oracle/eagle-nets.ts`: the nets of Eagle's boards in the corpus, each beside its schematic,
// recorded in tests/fixtures/nets. Elements that only the board has, such as fiducials and logos, are left out.
import { parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import { toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { schematicSets } from "../corpus-schematics";

for (const { id, files } of schematicSets("oe")) {
  const documents = files.flatMap(({ bytes }) => {
    const parsed = parseEagle(bytes);
    return parsed.ok ? [parsed.value] : [];
  });
  const board = documents.flatMap((document) => document.board ?? [])[0];
  const schematic = documents.flatMap((document) => document.schematic ?? [])[0];
  if (!board || !schematic) continue;
  const parts = new Set(schematic.parts.map(({ name }) => name));
  const elements = board.elements.map(({ name }) => name).filter((name) => parts.has(name));
  const nets = board.signals.map(({ items }) =>
    items.flatMap((item) =>
      item.kind === "contactref" && parts.has(item.element) ? [`${item.element}.${item.pad}`] : [],
    ),
  );
  const partition = toPartition(elements, nets);
  keepNets(id, partition);
  console.log(`${id} ${partition.components.length} components, ${partition.nets.length} nets`);
}
