// Renaming a net: here, on its sheet, or everywhere; the places that would change are listed before.
import { putObjects } from "../../edit/place";
import { nameOf, named, withPartners } from "../../edit/net-names";
import type { Cluster } from "../../connectivity/clusters";
import type { Net } from "../../connectivity/nets";
import type { NetLabel, SchematicObject } from "../../model/records";
import type { Point } from "../../model/units";
import type { SchematicEditor } from "../editor";
import { voltageName } from "../probe-name";

export const RENAME_SCOPES = ["here", "sheet", "everywhere"] as const;
export type RenameScope = (typeof RENAME_SCOPES)[number];

/** A net, and where on the sheet it was chosen. */
export interface RenameTarget {
  readonly net: Net;
  /** Null where it was chosen from a list. */
  readonly cluster: Cluster | null;
}

/** What the next rename would be about: the net of an object of the sheet. */
export function renameTarget(editor: SchematicEditor, objectId: string): RenameTarget | null {
  const { graph } = editor.workspace;
  for (const item of graph.itemsOf(objectId)) {
    const cluster = graph.clusterOf(item);
    const net = cluster && editor.netlist.netOf(editor.path, cluster);
    if (net) return { net, cluster };
  }
  return null;
}

/** The name as labels write it, without the path of a sheet. */
export function shortName({ driver }: Net): string {
  if (!driver || driver.kind === "pin") return "";
  const record = driver.item?.record;
  return (record && nameOf(record)) ?? driver.name;
}

function clustersOf(editor: SchematicEditor, { net, cluster }: RenameTarget, scope: RenameScope): Cluster[] {
  const isHere = ({ instance }: Net["parts"][number]): boolean => instance.path === editor.path;
  if (scope === "everywhere") return net.parts.map((part) => part.cluster);
  const here = net.parts.filter(isHere).map((part) => part.cluster);
  if (scope === "sheet") return here;
  const chosen = cluster ?? here[0];
  return chosen ? [chosen] : [];
}

/** Labels, supplies and entries that carry the net's name and would be renamed. */
export function renamedObjects(editor: SchematicEditor, target: RenameTarget, scope: RenameScope): SchematicObject[] {
  const name = shortName(target.net);
  if (name === "") return [];
  const records = clustersOf(editor, target, scope).flatMap(({ items }) => items.map(({ record }) => record));
  const found = [...new Map(records.map((record) => [record.id, record])).values()].filter(
    (record) => nameIn(editor, record) === name,
  );
  const probes = editor.view.index
    .objects()
    .filter(
      (object) =>
        scope === "everywhere" && object.kind === "voltage-probe" && object.name === voltageName(target.net.name),
    );
  return [...withPartners([...editor.workspace.store.values()], found), ...probes];
}

/** The value of a power symbol names its net; that of another part does not. */
function nameIn({ workspace }: SchematicEditor, record: SchematicObject): string | null {
  if (record.kind !== "component") return nameOf(record);
  return workspace.graph.symbolOf(record.symbolId)?.power ? nameOf(record) : null;
}

/** A wire or a pin where the name of an unnamed net can stand. */
function placeOf(editor: SchematicEditor, target: RenameTarget): { at: Point; sheetId: string } | null {
  for (const { items, sheetId } of clustersOf(editor, target, "sheet").concat(
    clustersOf(editor, target, "everywhere"),
  )) {
    const item = items.find(({ segment }) => segment !== null) ?? items[0];
    const at = item?.points[0];
    if (at) return { at, sheetId };
  }
  return null;
}

/** Another net that has the name already: both would become one. */
export function netNamed(editor: SchematicEditor, { net }: RenameTarget, name: string): Net | null {
  const wanted = name.trim();
  return editor.netlist.nets.find((other) => other !== net && wanted !== "" && shortName(other) === wanted) ?? null;
}

/** False where nothing changes. */
export function renameNet(editor: SchematicEditor, target: RenameTarget, name: string, scope: RenameScope): boolean {
  const wanted = name.trim();
  const before = shortName(target.net);
  if (wanted === "" || wanted === before || editor.isReadOnly) return false;
  const objects = renamedObjects(editor, target, scope);
  if (before === "") return addName(editor, target, wanted);
  if (objects.length === 0) return false;
  editor.commit("rename-net", (edit) =>
    edit.put(
      ...objects.map((object) =>
        object.kind === "voltage-probe" ? { ...object, name: `V(${wanted})` } : named(object, wanted),
      ),
    ),
  );
  return true;
}

function addName(editor: SchematicEditor, target: RenameTarget, text: string): boolean {
  const place = placeOf(editor, target);
  if (!place) return false;
  const label: NetLabel = { kind: "net-label", id: editor.workspace.newId(), ...place, rotation: 0, text };
  editor.commit("rename-net", (edit) => putObjects(edit, [label]));
  return true;
}
