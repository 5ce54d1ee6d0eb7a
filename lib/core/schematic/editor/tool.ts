// Interface of a tool, and what it may use of the editor.
import type { Item } from "../connectivity/item";
import type { Edit, SchematicDiff, Workspace } from "../edit/edit";
import type { SchematicObject } from "../model/records";
import type { Point } from "../model/units";
import type { Guide } from "./alignment";
import type { TextEdit } from "./object-text";
import type { Pointer } from "./pointer";
import type { ProbeRefusal, ProbeRequest } from "./probe-request";
import type { SheetView } from "./sheet-view";

/** Why a tool would not act at the pointer. */
export type Refusal =
  | "label-needs-wire"
  | "pin-is-connected"
  | "needs-pin"
  | "probe-needs-net"
  | "probe-needs-pin"
  | "needs-crossing"
  | "locked"
  | "held"
  | "needs-bus"
  | ProbeRefusal;

/** Drawn above the document while a tool is at work. */
export interface Overlay {
  /** In place of the hidden ones. */
  readonly drawn: readonly SchematicObject[];
  readonly hidden: ReadonlySet<string>;
  /** The selection is shown this far away, while many objects are dragged. */
  readonly shift: Point | null;
  /** Dashed if it selects whatever it touches. */
  readonly box: { readonly from: Point; readonly to: Point } | null;
  readonly snapAt: Point | null;
  /** Nets that the next click would join. */
  readonly joins: readonly string[];
  readonly refusal: Refusal | null;
  readonly measure: { readonly from: Point; readonly to: Point } | null;
  /** Pins in line with those that are dragged. */
  readonly guides: readonly Guide[];
  /** Result of a simulation that a click would ask for. */
  readonly probe: ProbeRequest | null;
  /** Start of a drag from net to net. */
  readonly probeFrom: Point | null;
}

export const NO_OVERLAY: Overlay = {
  ...{ drawn: [], hidden: new Set<string>(), shift: null, box: null, snapAt: null },
  ...{ joins: [], refusal: null, measure: null, guides: [], probe: null, probeFrom: null },
};

/**
 * Keys that a tool takes while it is at work; the editor takes them otherwise. "end" ends at the pointer, "finish" at the
 * last point that was set.
 */
export type ToolKey = "rotate" | "mirror-x" | "mirror-y" | "corner-mode" | "other-leg" | "back" | "end" | "finish";

export interface ToolHost {
  readonly workspace: Workspace;
  readonly view: SheetView;
  /** Path of the sheet's placement. */
  readonly path: string;
  readonly grid: number;
  readonly selection: ReadonlySet<string>;
  /** Name of the action: a key of the messages. */
  commit(name: string, work: (edit: Edit) => void): void;
  /** The same, with a diff that was made for the present document. */
  commitDiff(name: string, diff: SchematicDiff): void;
  show(overlay: Partial<Overlay>): void;
  select(ids: Iterable<string>): void;
  /** Names that labels and supplies give to the net of an item. */
  netNames(item: Item): readonly string[];
  startWire(pointer: Pointer): void;
  /** True while another person drags the object. */
  isHeld(id: string): boolean;
  openSheet(path: string): void;
  /** Begins to type the text of an object on the sheet. */
  editText(edit: TextEdit): void;
}

export interface Tool {
  hover(pointer: Pointer): void;
  click(pointer: Pointer): void;
  doubleClick?(pointer: Pointer): void;
  /** False leaves the drag to the camera. */
  startDrag?(pointer: Pointer): boolean;
  drag?(pointer: Pointer): void;
  endDrag?(pointer: Pointer): void;
  /** False if the tool has no use for the key now. */
  key?(key: ToolKey): boolean;
  /** Ends what is begun; false if nothing was. */
  cancel(): boolean;
}

/** Preview of a diff: the objects after it, in place of those before. */
export function previewOf({ added, removed, changed }: SchematicDiff): Pick<Overlay, "drawn" | "hidden"> {
  const isObject = (record: { kind: string }): record is SchematicObject => "sheetId" in record;
  return {
    drawn: [...added, ...changed.map(([, after]) => after)].filter(isObject),
    hidden: new Set([...removed, ...changed.map(([before]) => before)].map(({ id }) => id)),
  };
}
