// One sheet while its records are made.
import type { LtspicePoint } from "@/lib/core/formats/ltspice/ltspice-lines";
import type { LtspiceIoPin } from "@/lib/core/formats/ltspice/ltspice-sheet";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import type { RecordBuilder } from "../record-builder";
import type { NewNote, ReportBuilder } from "../report";
import type { DesignSheet } from "./design-sheet";
import type { LtspiceNote } from "./notes";
import type { NetNames } from "./net-names";
import { toPoint } from "./placing";

type Note = Omit<NewNote, "code" | "source"> & { readonly code: LtspiceNote; readonly line: number };

export class SheetContext {
  readonly builder: RecordBuilder;
  readonly report: ReportBuilder;
  readonly names: NetNames;
  readonly drawn: DesignSheet;
  readonly sheetId: string;
  /** By the places of their flags. */
  readonly ioPins: ReadonlyMap<number, LtspiceIoPin>;
  readonly #shift: Point;

  constructor(
    shared: { readonly builder: RecordBuilder; readonly report: ReportBuilder; readonly names: NetNames },
    drawn: DesignSheet,
    place: { readonly sheetId: string; readonly shift: Point },
  ) {
    this.builder = shared.builder;
    this.report = shared.report;
    this.names = shared.names;
    this.drawn = drawn;
    this.ioPins = new Map(drawn.sheet.ioPins.map((pin) => [pointKey(pin.at), pin]));
    this.sheetId = place.sheetId;
    this.#shift = place.shift;
  }

  /** Point of our sheet. */
  pointOf(point: LtspicePoint): Point {
    const { x, y } = toPoint(point);
    return { x: x + this.#shift.x, y: y + this.#shift.y };
  }

  get shift(): Point {
    return this.#shift;
  }

  /** Ids of a new object of the sheet. */
  newObject(): { readonly id: string; readonly sheetId: string } {
    return { id: this.builder.newId(), sheetId: this.sheetId };
  }

  #noteOf({ code, line, ...note }: Note, at?: LtspicePoint): NewNote {
    const place = at ? { sheetId: this.sheetId, at: this.pointOf(at) } : null;
    return { ...note, code: `ltspice.${code}`, source: { file: this.drawn.file, line }, place };
  }

  changed(note: Note, at?: LtspicePoint): void {
    this.report.changed(this.#noteOf(note, at));
  }

  lost(note: Note, at?: LtspicePoint): void {
    this.report.lost(this.#noteOf(note, at));
  }
}
