// Designators: the next free number of a prefix, over all placements of all sheets.
import type { SchematicComponent, SchematicRecord } from "../model/records";

/** "R12" is "R" and 12; a designator without a number at its end, such as "R?", has none. */
export function splitDesignator(designator: string): { prefix: string; number: number | null } {
  let end = designator.length;
  while (end > 0 && /\d/.test(designator.charAt(end - 1))) end--;
  const prefix = designator.slice(0, end);
  if (end === designator.length) return { prefix: prefix.replaceAll("?", ""), number: null };
  return { prefix, number: Number(designator.slice(end)) };
}

/** Gives out numbers that no component of the document has. */
export class DesignatorPool {
  readonly #taken = new Map<string, Set<number>>();

  constructor(records: Iterable<SchematicRecord>) {
    for (const record of records) if (record.kind === "component") this.#take(record);
  }

  #take({ designators }: SchematicComponent): void {
    for (const designator of Object.values(designators)) {
      const { prefix, number } = splitDesignator(designator);
      if (number !== null) this.#numbersOf(prefix).add(number);
    }
  }

  #numbersOf(prefix: string): Set<number> {
    const known = this.#taken.get(prefix);
    if (known) return known;
    const numbers = new Set<number>();
    this.#taken.set(prefix, numbers);
    return numbers;
  }

  /** The lowest free number from `from` on; it is taken from then on. */
  next(prefix: string, from = 1): string {
    const numbers = this.#numbersOf(prefix);
    let number = from;
    while (numbers.has(number)) number++;
    numbers.add(number);
    return `${prefix}${number}`;
  }
}
