// A sheet of either of EasyEDA's editors in our units and axes, before it becomes records.
import type { DrawnGraphic } from "./placing";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { ComponentField, SignalDirection, TextNote } from "@/lib/core/schematic/model/records";
import type { Mirror } from "@/lib/core/schematic/model/placement";
import type { Direction, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";
import type { Construct } from "../report";
import type { EasyedaNote } from "./notes";

interface Placed {
  readonly at: Point;
  /** Null in files of one line. */
  readonly line: number | null;
}

export interface DrawnSegment {
  readonly from: Point;
  readonly to: Point;
  readonly line: number | null;
}

export interface DrawnName extends Placed {
  readonly kind: "label" | "ground" | "supply" | "port";
  readonly text: string;
  /** From the anchor over the drawing, or in the direction of reading. */
  readonly toward: Direction;
  readonly direction: SignalDirection;
  /** It names its wire without being drawn. */
  readonly isHidden: boolean;
}

export interface SymbolDraft {
  readonly name: string;
  readonly prefix: string;
  readonly description: string;
  readonly unitCount: number;
  readonly showsPinNames: boolean;
  readonly showsPinNumbers: boolean;
  readonly pins: readonly SymbolPin[];
  readonly graphics: readonly SymbolGraphic[];
}

export interface DrawnPart extends Placed {
  readonly rotation: Rotation;
  readonly mirror: Mirror;
  readonly symbol: SymbolDraft;
  readonly unit: number;
  readonly designator: string;
  readonly fields: Readonly<Record<string, ComponentField>>;
  readonly isInBom: boolean;
  readonly isOnBoard: boolean;
}

export interface DrawnImage extends Placed {
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

export interface DrawnNote {
  readonly construct: Construct;
  readonly outcome: "changed" | "lost";
  readonly code: EasyedaNote;
  readonly line: number | null;
  readonly values: Readonly<Record<string, string | number>>;
  readonly at: Point | null;
}

export interface DrawnSheet {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly titleBlock: Readonly<Record<string, string>>;
  readonly wires: readonly DrawnSegment[];
  readonly buses: readonly DrawnSegment[];
  /** From the bus to the wire. */
  readonly busEntries: readonly DrawnSegment[];
  readonly junctions: readonly Placed[];
  readonly noConnects: readonly Placed[];
  readonly names: readonly DrawnName[];
  readonly parts: readonly DrawnPart[];
  readonly texts: readonly (Placed & Pick<TextNote, "text" | "rotation" | "style">)[];
  readonly graphics: readonly DrawnGraphic[];
  readonly images: readonly DrawnImage[];
  /** About things that were found and are not among the lists above. */
  readonly notes: readonly DrawnNote[];
  /** About things that are among them. */
  readonly changes: readonly DrawnNote[];
}

/** A sheet while it is drawn. */
export type OpenSheet = {
  -readonly [K in keyof DrawnSheet]: DrawnSheet[K] extends readonly (infer T)[] ? T[] : DrawnSheet[K];
};
