// Sheets on which it would take too long to find what touches.
import { place } from "@/lib/core/schematic/model/placement";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import type { SheetDraft } from "./sheet-draft";
import type { SourceRecord } from "./sheet-source";
import { portEnds } from "./wiring";

/** Edge of the squares in which wires are counted. */
const CELL = 203_200;
/** Squares that all wires of a sheet pass through together; the largest sheet seen has 900. */
const MAX_CELLS = 400_000;
/** Pairs of wires in one square; the largest sheet seen has 2,500. */
const MAX_PAIRS = 20_000_000;
/** Objects at one point; three are the most seen. */
const MAX_AT_POINT = 1_000;

class Density {
  readonly #atPoint = new Map<number, number>();
  readonly #inCell = new Map<number, number>();
  #cells = 0;
  #pairs = 0;
  #isExceeded = false;

  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  addPoint(at: Point): void {
    const count = (this.#atPoint.get(pointKey(at)) ?? 0) + 1;
    this.#atPoint.set(pointKey(at), count);
    if (count > MAX_AT_POINT) this.#isExceeded = true;
  }

  addSegment(from: Point, to: Point): void {
    this.addPoint(from);
    this.addPoint(to);
    const [left, right] = [Math.floor(Math.min(from.x, to.x) / CELL), Math.floor(Math.max(from.x, to.x) / CELL)];
    const [top, low] = [Math.floor(Math.min(from.y, to.y) / CELL), Math.floor(Math.max(from.y, to.y) / CELL)];
    this.#cells += (right - left + 1) * (low - top + 1);
    if (this.#cells > MAX_CELLS) this.#isExceeded = true;
    for (let y = top; y <= low && !this.#isExceeded; y++)
      for (let x = left; x <= right; x++) {
        const count = this.#inCell.get(pointKey({ x, y })) ?? 0;
        this.#inCell.set(pointKey({ x, y }), count + 1);
        this.#pairs += count;
      }
    if (this.#pairs > MAX_PAIRS) this.#isExceeded = true;
  }
}

/** True for a sheet that no one draws. */
export function isTooDense(draft: SheetDraft, ports: readonly SourceRecord[]): boolean {
  const density = new Density();
  for (const object of draft.objects) {
    if (density.isExceeded) return true;
    if (object.kind === "wire" || object.kind === "bus") density.addSegment(object.from, object.to);
    else if ("at" in object) density.addPoint(object.at);
  }
  for (const port of ports) {
    const { near, far } = portEnds(port, draft);
    density.addPoint(near);
    density.addPoint(far);
  }
  const symbols = new Map([...draft.context.symbols.symbols].map((symbol) => [symbol.id, symbol]));
  for (const { record } of draft.components) {
    if (density.isExceeded) return true;
    for (const pin of symbols.get(record.symbolId)?.pins ?? []) density.addPoint(place(pin.at, record));
  }
  return density.isExceeded;
}
