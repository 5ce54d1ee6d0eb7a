// The objects of a sheet in square chunks: an edit prepares only the chunks that it touches, and only visible ones are drawn.
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import { type Box, joinBoxes, overlaps } from "@/lib/core/schematic/editor/object-index";
import type { SheetView } from "@/lib/core/schematic/editor/sheet-view";
import type { SchematicObject } from "@/lib/core/schematic/model/records";
import { pointKey } from "@/lib/core/schematic/model/units";
import { paintRecord } from "@/lib/core/schematic/paint/record-primitives";
import { EMPTY, type Painted, prepare } from "@/components/schematic/stage/painted";

/** Edge of a chunk: 64 grid steps. */
const CHUNK = 64 * 12_700;

interface Chunk {
  readonly objects: Map<string, SchematicObject>;
  /** Null until it is prepared again. */
  painted: Painted | null;
  box: Box | null;
}

export class SheetChunks {
  readonly #view: SheetView;
  readonly #chunks = new Map<number, Chunk>();
  readonly #chunkOf = new Map<string, Chunk>();
  #hidden: ReadonlySet<string> = new Set();

  constructor(view: SheetView) {
    this.#view = view;
    for (const object of view.index.objects()) this.#put(object);
  }

  /** Takes a diff that the view has taken already. */
  update({ added, removed, changed }: SchematicDiff): void {
    const isHere = (record: { readonly kind: string }): record is SchematicObject =>
      "sheetId" in record && record.sheetId === this.#view.sheetId;
    for (const record of [...removed, ...changed.map(([before]) => before)])
      if (isHere(record)) this.#delete(record.id);
    for (const record of [...added, ...changed.map(([, after]) => after)]) if (isHere(record)) this.#put(record);
    const symbols = new Set(changed.flatMap(([{ kind, id }]) => (kind === "symbol" ? [id] : [])));
    if (symbols.size === 0) return;
    for (const object of this.#view.index.objects())
      if (object.kind === "component" && symbols.has(object.symbolId)) this.#put(object);
  }

  /** Objects that are drawn elsewhere for now. */
  hide(ids: ReadonlySet<string>): void {
    if (ids === this.#hidden) return;
    for (const id of new Set([...ids, ...this.#hidden]))
      if (ids.has(id) !== this.#hidden.has(id)) this.#discard(this.#chunkOf.get(id));
    this.#hidden = ids;
  }

  visible(box: Box): Painted[] {
    const found: Painted[] = [];
    for (const chunk of this.#chunks.values()) {
      const painted = chunk.painted ?? this.#prepare(chunk);
      if (chunk.box && overlaps(chunk.box, box)) found.push(painted);
    }
    return found;
  }

  #put(object: SchematicObject): void {
    this.#delete(object.id);
    const box = this.#view.index.boxOf(object.id);
    if (!box) return;
    const key = pointKey({
      x: Math.floor((box.minX + box.maxX) / 2 / CHUNK),
      y: Math.floor((box.minY + box.maxY) / 2 / CHUNK),
    });
    const chunk = this.#chunks.get(key) ?? { objects: new Map<string, SchematicObject>(), painted: null, box: null };
    this.#chunks.set(key, chunk);
    chunk.objects.set(object.id, object);
    this.#chunkOf.set(object.id, chunk);
    this.#discard(chunk);
  }

  #delete(id: string): void {
    const chunk = this.#chunkOf.get(id);
    if (!chunk) return;
    chunk.objects.delete(id);
    this.#chunkOf.delete(id);
    this.#discard(chunk);
  }

  #discard(chunk: Chunk | undefined): void {
    if (chunk) chunk.painted = null;
  }

  #prepare(chunk: Chunk): Painted {
    const shown = [...chunk.objects.values()].filter(({ id }) => !this.#hidden.has(id));
    chunk.box = joinBoxes(shown.flatMap(({ id }) => this.#view.index.boxOf(id) ?? []));
    chunk.painted =
      shown.length === 0 ? EMPTY : prepare(shown.flatMap((object) => paintRecord(object, this.#view.context)));
    return chunk.painted;
  }
}
