// Records of drawn sheets.
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import { place } from "@/lib/core/schematic/model/placement";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import { GRID, isSamePoint, type Point, pointKey } from "@/lib/core/schematic/model/units";
import type { ImportedImage } from "../imported-design";
import { plainNetName } from "../plain-net-name";
import type { RecordBuilder } from "../record-builder";
import type { Construct, ReportBuilder } from "../report";
import { WireTouch } from "../wire-touch";
import { readDataUrl } from "./data-url";
import type { DrawnImage, DrawnName, DrawnPart, DrawnSegment, DrawnSheet, SymbolDraft } from "./drawn-sheet";
import { NetNames } from "./net-names";
import type { EasyedaNote } from "./notes";
import { clip } from "./part-fields";

/** Turns of our forms, of which grounds hang and supplies stand where they are not turned. */
const HANGING: Record<Direction, Rotation> = { down: 0, right: 90, up: 180, left: 270 };
const STANDING: Record<Direction, Rotation> = { up: 0, left: 90, down: 180, right: 270 };
const READING: Record<Direction, Rotation> = { right: 0, up: 90, left: 180, down: 270 };

const BACK: Record<Rotation, Rotation> = { 0: 180, 90: 270, 180: 0, 270: 90 };

/** Along the only wire that ends at the point; null where there is none. */
function alongWire(at: Point, wires: WireTouch<DrawnSegment>): Rotation | null {
  const [wire, ...others] = wires.endingAt(at);
  if (!wire || others.length > 0) return null;
  const other = isSamePoint(wire.from, at) ? wire.to : wire.from;
  if (other.x !== at.x) return other.x > at.x ? 0 : 180;
  return other.y < at.y ? 90 : 270;
}

const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;

interface NoteAt {
  readonly construct: Construct;
  readonly code: EasyedaNote;
  readonly line: number | null;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly at: Point | null;
}

export class SheetRecords {
  readonly images: ImportedImage[] = [];
  readonly #builder: RecordBuilder;
  readonly #report: ReportBuilder;
  readonly #symbols = new Map<string, string>();
  /** Names on more than one sheet: those are one net everywhere. */
  readonly #shared: ReadonlySet<string>;
  readonly #names: NetNames;

  constructor(
    builder: RecordBuilder,
    report: ReportBuilder,
    { sheets, ignoresCase }: { readonly sheets: readonly DrawnSheet[]; readonly ignoresCase: boolean },
  ) {
    this.#builder = builder;
    this.#report = report;
    this.#names = new NetNames(ignoresCase);
    const seen = new Map<string, number>();
    for (const { names } of sheets)
      for (const text of new Set(names.map((name) => this.#names.textOf(name.text))))
        seen.set(text, (seen.get(text) ?? 0) + 1);
    this.#shared = new Set([...seen].flatMap(([text, count]) => (count > 1 ? [text] : [])));
  }

  /** `path` is that of the sheet's placement. Returns nothing: records go to the builder. */
  add(sheet: DrawnSheet, sheetId: string, path: string): void {
    const { width, height, titleBlock, name } = sheet;
    this.#report.found("sheets");
    this.#builder.add({ kind: "sheet", id: sheetId, name: clip(name || "Sheet", 200), width, height, titleBlock });
    this.#addWires(sheet, sheetId);
    const wires = new WireTouch<DrawnSegment>(sheet.wires);
    for (const named of sheet.names) this.#addName(named, sheet, sheetId, wires);
    for (const part of sheet.parts) this.#addPart(part, sheetId, path);
    this.#addJunctions(sheet, sheetId);
    this.#addDrawings(sheet, sheetId);
    for (const note of sheet.notes) this.#report.found(note.construct);
    for (const { outcome, ...note } of [...sheet.notes, ...sheet.changes]) this.#note(outcome, note, sheet, sheetId);
  }

  #note(outcome: "changed" | "lost", note: NoteAt, { file }: DrawnSheet, sheetId: string): void {
    const { construct, code, line, values = {}, at } = note;
    const full = { construct, code: `easyeda.${code}` as const, values, source: { file, line } };
    this.#report[outcome]({ ...full, place: at && { sheetId, at } });
  }

  #addWires(sheet: DrawnSheet, sheetId: string): void {
    const id = (): { readonly id: string; readonly sheetId: string } => ({ id: this.#builder.newId(), sheetId });
    this.#report.found("wires", sheet.wires.length);
    this.#report.found("buses", sheet.buses.length + sheet.busEntries.length);
    this.#report.found("no-connects", sheet.noConnects.length);
    for (const { from, to } of sheet.wires) this.#builder.add({ kind: "wire", ...id(), from, to });
    for (const { from, to } of sheet.buses) this.#builder.add({ kind: "bus", ...id(), from, to });
    for (const { from, to } of sheet.busEntries) this.#builder.add({ kind: "bus-entry", ...id(), bus: from, wire: to });
    for (const { at } of sheet.noConnects) this.#builder.add({ kind: "no-connect", ...id(), at });
  }

  #addName(named: DrawnName, sheet: DrawnSheet, sheetId: string, wires: WireTouch<DrawnSegment>): void {
    const { kind, at, line, toward, direction, isHidden } = named;
    const text = this.#names.textOf(named.text);
    const isPower = kind === "ground" || kind === "supply";
    const construct = isPower ? "power-ports" : "labels";
    this.#report.found(construct);
    const note = (code: EasyedaNote): void =>
      this.#note("changed", { construct, code, line, values: { name: named.text, text }, at }, sheet, sheetId);
    if (text === "") return;
    const isSpelled = text !== named.text;
    if (isSpelled) note(plainNetName(named.text) === named.text ? "nameCase" : "nameSigns");
    const object = { id: this.#builder.newId(), sheetId, at };
    if (isPower) {
      this.#builder.add({
        ...{ kind: "power-port", ...object, mirror: "none", name: text, scope: "global" },
        rotation: kind === "ground" ? HANGING[toward] : STANDING[toward],
        form: kind === "ground" ? "ground" : "bar",
      });
      return;
    }
    const isGlobal = kind === "port" || this.#shared.has(text);
    const along = kind === "label" && (isHidden || isGlobal) ? alongWire(at, wires) : null;
    const rotation = along === null ? READING[toward] : isGlobal ? BACK[along] : along;
    if (isHidden && !isSpelled) note("hiddenName");
    else if (isGlobal && kind === "label" && !isSpelled) note("globalLabel");
    this.#builder.add(
      isGlobal
        ? { kind: "port", ...object, rotation, text, direction }
        : { kind: "net-label", ...object, rotation, text },
    );
  }

  #symbolId(draft: SymbolDraft): string {
    const { pins, graphics, ...head } = draft;
    const key = JSON.stringify([head, pins, graphics]);
    const known = this.#symbols.get(key);
    if (known !== undefined) return known;
    const id = this.#builder.newId();
    this.#symbols.set(key, id);
    this.#report.found("symbols");
    this.#builder.add({
      ...{ kind: "symbol", id, ...head, keywords: [], styleCount: 1, power: null, pinNameOffset: 5_080, fields: {} },
      ...{ pins: pins.slice(0, MAX_PINS), graphics: graphics.slice(0, MAX_GRAPHICS) },
    });
    return id;
  }

  #addPart(part: DrawnPart, sheetId: string, path: string): void {
    const { at, rotation, mirror, unit, designator, fields, isInBom, isOnBoard } = part;
    this.#report.found("components");
    this.#report.found("fields", Object.keys(fields).length);
    if (fields["footprint"]) this.#report.found("footprints");
    this.#builder.add({
      ...{ kind: "component", id: this.#builder.newId(), sheetId, at, rotation, mirror, unit, style: 1 },
      ...{ symbolId: this.#symbolId(part.symbol), designators: { [path]: designator }, fields, alternates: {} },
      ...{ isPopulated: true, isInBom, isOnBoard, isSimulated: true },
    });
  }

  /** Those of the file, and one wherever a pin or a supply touches a wire between its ends. */
  #addJunctions(sheet: DrawnSheet, sheetId: string): void {
    const done = new Set<number>();
    const add = (at: Point): void => {
      done.add(pointKey(at));
      this.#builder.add({ kind: "junction", id: this.#builder.newId(), sheetId, at });
    };
    this.#report.found("junctions", sheet.junctions.length);
    for (const { at } of sheet.junctions) if (!done.has(pointKey(at))) add(at);
    const wires = new WireTouch<DrawnSegment>(sheet.wires);
    const places = [
      ...sheet.parts.flatMap((part) => {
        const { symbol, unit, line } = part;
        const pins = symbol.pins.filter((pin) => pin.unit === 0 || pin.unit === unit);
        return pins.map((pin) => ({ at: place(pin.at, part), line }));
      }),
      ...sheet.names.filter(({ kind }) => kind === "ground" || kind === "supply"),
    ];
    for (const { at, line } of places) {
      if (done.has(pointKey(at)) || wires.passing(at).length === 0) continue;
      add(at);
      this.#report.found("junctions");
      this.#note("changed", { construct: "junctions", code: "partOnWire", line, at }, sheet, sheetId);
    }
  }

  #addDrawings(sheet: DrawnSheet, sheetId: string): void {
    const object = (): { readonly id: string; readonly sheetId: string } => ({ id: this.#builder.newId(), sheetId });
    this.#report.found("texts", sheet.texts.length);
    this.#report.found("drawings", sheet.graphics.length);
    for (const { at, text, rotation, style } of sheet.texts)
      this.#builder.add({ kind: "text", ...object(), at, text: clip(text, 20_000), rotation, style });
    for (const graphic of sheet.graphics) this.#builder.add({ kind: "drawing", ...object(), graphic });
    for (const image of sheet.images) this.#addImage(image, sheet, sheetId);
  }

  #addImage(image: DrawnImage, sheet: DrawnSheet, sheetId: string): void {
    const { at, line, width, height, source } = image;
    this.#report.found("images");
    const read = readDataUrl(source);
    if (!read) {
      this.#note("lost", { construct: "images", code: "imageNotRead", line, at }, sheet, sheetId);
      return;
    }
    const file = `image-${this.images.length + 1}`;
    this.images.push({ file, ...read });
    this.#builder.add({ kind: "image", id: this.#builder.newId(), sheetId, at, width, height, file });
  }

  /** A sheet that places the others, which join by the names of their nets. */
  addOverview(
    name: string,
    targets: readonly { readonly id: string; readonly symbolId: string; readonly name: string }[],
  ): string {
    const id = this.#builder.newId();
    const [columns, pitchX, pitchY] = [4, 48 * GRID, 28 * GRID];
    const rows = Math.ceil(targets.length / columns);
    const size = { width: 2_970_000, height: Math.max(2_100_000, (rows + 1) * pitchY) };
    this.#builder.add({
      kind: "sheet",
      id,
      name: clip(name || "Overview", 200),
      titleBlock: { title: clip(name, 1_000) },
      ...size,
    });
    for (const [index, target] of targets.entries()) {
      const from = { x: 12 * GRID + (index % columns) * pitchX, y: 12 * GRID + Math.floor(index / columns) * pitchY };
      const to = { x: from.x + 40 * GRID, y: from.y + 20 * GRID };
      this.#builder.add({
        ...{
          kind: "sheet-symbol",
          id: target.symbolId,
          sheetId: id,
          targetId: target.id,
          name: clip(target.name, 200),
        },
        ...{ from, to },
      });
    }
    return id;
  }
}
