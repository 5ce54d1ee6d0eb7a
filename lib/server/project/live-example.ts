// An example project as a netlist that runs on a page, with the primitives of its root sheet.
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { Locale } from "@/lib/core/market/area";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { contentPrimitives, sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import type { Primitive } from "@/lib/core/schematic/paint/primitive";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { openExample } from "./examples";

export interface LiveExampleProject {
  readonly netlist: string;
  /** Names of nets by node, and of parts by element, both in small letters. */
  readonly nets: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly primitives: readonly Primitive[];
}

/** NOT_FOUND for an id that is none of an example. */
export async function liveExample(projectId: string, locale: Locale): Promise<LiveExampleProject> {
  const { content, projectName: title } = await openExample(projectId, locale);
  const schematic = readSchematic(content);
  const { text, placeOfVector } = simulationNetlist(exportedDesign(schematic), { title });
  const { elements } = readNetlist(text).netlist;
  const nodes = new Set(elements.flatMap((element) => element.nodes));
  const nets = [...nodes].flatMap((node) => {
    const { net } = placeOfVector(`v(${node})`);
    return net === null ? [] : [[node, net.replace(/^\//, "")] as const];
  });
  const parts = elements.flatMap(({ name }) => {
    const { designator } = placeOfVector(`i(${name})`);
    return designator === null ? [] : [[name.toLowerCase(), designator] as const];
  });
  const [root] = readHierarchy(schematic.records, schematic.rootSheetId).instances;
  const primitives = root ? contentPrimitives(sheetSourcesOf(schematic.records), root) : [];
  return { netlist: text, nets: Object.fromEntries(nets), parts: Object.fromEntries(parts), primitives };
}
