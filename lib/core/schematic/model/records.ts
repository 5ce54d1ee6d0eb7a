// Records of a schematic: sheets, symbols, and the objects drawn on sheets.
import type { ErcSettingsRecord, ErcWaiver } from "./checks";
import type { Fill, Graphic, LINE_STYLES, Rotation, TextStyle } from "./graphic";
import type { Mirror, Placement } from "./placement";
import type { SimulationSetupRecord } from "./simulation-setup";
import type { SpiceLibraryRecord } from "./spice-library";
import type { PowerScope, SchematicSymbol } from "./symbol";
import type { Point } from "./units";

interface SheetObject {
  readonly id: string;
  /** The sheet on which it is drawn. */
  readonly sheetId: string;
  readonly isLocked?: boolean;
}

/** A drawing page. A sheet may be placed several times by sheet symbols. */
export interface Sheet {
  readonly kind: "sheet";
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Texts of the title block: title, revision, date, company, ... */
  readonly titleBlock: Readonly<Record<string, string>>;
}

/** Position of a field's text, from the component's origin and not turned with it. */
export interface FieldPlace {
  readonly offset: Point;
  readonly rotation: 0 | 90;
  readonly style: TextStyle;
}

export interface ComponentField {
  readonly text: string;
  readonly isVisible: boolean;
  /** Null is placed automatically. */
  readonly place: FieldPlace | null;
}

export interface SchematicComponent extends SheetObject, Placement {
  readonly kind: "component";
  readonly symbolId: string;
  readonly unit: number;
  readonly style: number;
  /** By path of the sheet's placement: a sheet placed twice has two designators per component. */
  readonly designators: Readonly<Record<string, string>>;
  /** Value, footprint, MPN and others by name. */
  readonly fields: Readonly<Record<string, ComponentField>>;
  /** Names of chosen alternate functions by pin number. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isPopulated: boolean;
  readonly isInBom: boolean;
  readonly isOnBoard: boolean;
  readonly isSimulated: boolean;
}

export interface Wire extends SheetObject {
  readonly kind: "wire" | "bus";
  readonly from: Point;
  readonly to: Point;
}

/** Joins a wire to a bus ("bus-entry"), or two buses ("bus-bus-entry"). */
export interface BusEntry extends SheetObject {
  readonly kind: "bus-entry" | "bus-bus-entry";
  /** End on the bus. */
  readonly bus: Point;
  readonly wire: Point;
}

export interface Junction extends SheetObject {
  readonly kind: "junction";
  readonly at: Point;
}

export interface NoConnect extends SheetObject {
  readonly kind: "no-connect";
  readonly at: Point;
}

export type SignalDirection = "input" | "output" | "bidirectional" | "tri-state" | "passive";

interface Label extends SheetObject {
  readonly at: Point;
  /** Direction of reading: 0 to the right of the anchor, 180 to the left, 90 up, 270 down. */
  readonly rotation: Rotation;
  readonly text: string;
  /** Size of the letters' em; left out, the size of all labels. */
  readonly size?: number;
}

/** Name of a net on its sheet. */
export interface NetLabel extends Label {
  readonly kind: "net-label";
}

/** Name of a net on all sheets. */
export interface Port extends Label {
  readonly kind: "port";
  readonly direction: SignalDirection;
}

/** Joins the net to the entry of the same name on the symbol of this sheet. */
export interface SheetLabel extends Label {
  readonly kind: "sheet-label";
  readonly direction: SignalDirection;
}

/** Ground and supplies: names the net at its anchor. */
export interface PowerPort extends SheetObject {
  readonly kind: "power-port";
  readonly at: Point;
  readonly rotation: Rotation;
  readonly mirror: Mirror;
  readonly name: string;
  readonly scope: PowerScope;
  /** Form of the symbol, for example "ground" or "bar". */
  readonly form: string;
}

/** A placement of another sheet. */
export interface SheetSymbol extends SheetObject {
  readonly kind: "sheet-symbol";
  readonly targetId: string;
  readonly name: string;
  /** Size of the letters' em; left out, the size of all labels. */
  readonly size?: number;
  readonly from: Point;
  readonly to: Point;
}

export interface SheetEntry extends SheetObject {
  readonly kind: "sheet-entry";
  readonly sheetSymbolId: string;
  readonly at: Point;
  readonly side: "left" | "right" | "top" | "bottom";
  readonly text: string;
  /** Size of the letters' em; left out, the size of all labels. */
  readonly size?: number;
  readonly direction: SignalDirection;
}

export interface TextNote extends SheetObject {
  readonly kind: "text" | "spice-directive";
  readonly at: Point;
  readonly text: string;
  readonly rotation: Rotation;
  readonly style: TextStyle;
}

export interface Drawing extends SheetObject {
  readonly kind: "drawing";
  readonly graphic: Exclude<Graphic, { shape: "text" }>;
}

export interface SheetImage extends SheetObject {
  readonly kind: "image";
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Handle of a cleaned file of the project. */
  readonly file: string;
}

export interface TextTable extends SheetObject {
  readonly kind: "table";
  readonly at: Point;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Rows of cells. */
  readonly cells: readonly (readonly string[])[];
  readonly line: (typeof LINE_STYLES)[number];
  readonly fill: Fill;
}

export interface Probe extends SheetObject {
  readonly kind: "voltage-probe" | "current-probe";
  readonly at: Point;
  readonly name: string;
}

export interface Group extends SheetObject {
  readonly kind: "group";
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** Named list of bus members, valid on all sheets. */
export interface BusAlias {
  readonly kind: "bus-alias";
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

export type SchematicObject =
  | SchematicComponent
  | Wire
  | BusEntry
  | Junction
  | NoConnect
  | NetLabel
  | Port
  | SheetLabel
  | PowerPort
  | SheetSymbol
  | SheetEntry
  | TextNote
  | Drawing
  | SheetImage
  | TextTable
  | Probe
  | Group;

export type SchematicRecord =
  | Sheet
  | SchematicSymbol
  | BusAlias
  | ErcSettingsRecord
  | ErcWaiver
  | SimulationSetupRecord
  | SpiceLibraryRecord
  | SchematicObject;
