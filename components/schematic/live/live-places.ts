// Nets and parts of the sheet that is shown, with the names that the running circuit has for them.
import type { LiveSession } from "@/components/schematic/live/live-session";
import { unitsShown } from "@/components/schematic/stage/part-place";
import type { LiveLabel } from "@/components/schematic/stage/paint-live";
import type { LoadedCircuit } from "@/lib/core/live-circuit/live-frame";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { anchorOfNet } from "@/lib/core/schematic/editor/net-anchor";
import type { Point } from "@/lib/core/schematic/model/units";

export interface LiveNet {
  readonly key: string;
  /** Index of its voltage among the values of a frame. */
  readonly index: number;
  /** Its wires on the placement that is shown. */
  readonly wires: readonly { readonly from: Point; readonly to: Point }[];
}

export interface LivePart {
  readonly key: string;
  readonly componentId: string;
  readonly at: Point;
  /** Indexes of its current and its power. */
  readonly current: number;
  readonly power: number;
}

export interface LivePlaces {
  readonly nets: readonly LiveNet[];
  readonly parts: readonly LivePart[];
  readonly netLabels: readonly LiveLabel[];
}

type Net = SchematicEditor["netlist"]["nets"][number];

const wiresOf = ({ parts }: Net, path: string): LiveNet["wires"] =>
  parts
    .filter(({ instance }) => instance.path === path)
    .flatMap(({ cluster }) => cluster.items.flatMap(({ segment }) => segment ?? []));

export const middleOfComponent = ({ view }: SchematicEditor, id: string): Point | null => {
  const box = view.index.boxOf(id);
  return box ? { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) } : null;
};

/** Ground is left out: it is 0 V. */
export function livePlaces(editor: SchematicEditor, session: LiveSession, circuit: LoadedCircuit): LivePlaces {
  const { nodes, elements } = circuit;
  const nodeIndexes = new Map(nodes.map((node, index) => [node, index]));
  const nets: LiveNet[] = [];
  const netLabels: LiveLabel[] = [];
  for (const net of editor.netlist.nets) {
    const index = nodeIndexes.get(session.netlist?.nodeOfNet(net.name) ?? "0");
    const at = index === undefined ? null : anchorOfNet(net, editor.path);
    if (index === undefined || !at) continue;
    const key = `net ${net.name}`;
    nets.push({ key, index, wires: wiresOf(net, editor.path) });
    netLabels.push({ key, at, lines: 1 });
  }
  const parts = elements.flatMap((element, index): LivePart[] => {
    const place = session.placeOf({ device: element });
    if (!place) return [];
    return unitsShown(editor, place).flatMap((componentId) => {
      const at = middleOfComponent(editor, componentId);
      const current = nodes.length + index;
      return at ? [{ key: `part ${componentId}`, componentId, at, current, power: current + elements.length }] : [];
    });
  });
  return { nets, parts, netLabels };
}
