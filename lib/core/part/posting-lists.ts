// Packed lists of numbers by name: parts by word, or values by part.

/** Concatenated rows of numbers: row n is `starts[n]` up to `starts[n + 1]`. */
export interface Packed {
  starts: Uint32Array;
  numbers: Uint32Array;
}

export const rowOf = ({ starts, numbers }: Packed, row: number): Uint32Array =>
  numbers.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);

/** Rows that are appended one by one, without an object per row. */
export class PackedRows {
  readonly #starts: number[] = [0];
  #numbers = new Uint32Array(1024);

  push(row: readonly number[]): void {
    const start = this.#starts.at(-1) ?? 0;
    if (start + row.length > this.#numbers.length) {
      const longer = new Uint32Array(2 * (start + row.length));
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers.set(row, start);
    this.#starts.push(start + row.length);
  }

  packed(): Packed {
    return { starts: Uint32Array.from(this.#starts), numbers: this.#numbers.slice(0, this.#starts.at(-1)) };
  }
}

/** The rows with the indexes in `order`, in that order. */
export function rowsInOrder(packed: Packed, order: Uint32Array): Packed {
  const starts = new Uint32Array(order.length + 1);
  order.forEach((row, at) => (starts[at + 1] = (starts[at] ?? 0) + rowOf(packed, row).length));
  const numbers = new Uint32Array(starts[order.length] ?? 0);
  order.forEach((row, at) => numbers.set(rowOf(packed, row), starts[at]));
  return { starts, numbers };
}

/** The inverted index: for each of `count` numbers the rows that contain it, ascending. */
export function inverted(packed: Packed, count: number): Packed {
  const starts = new Uint32Array(count + 1);
  for (const number of packed.numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const numbers = new Uint32Array(packed.numbers.length);
  for (let row = 0; row + 1 < packed.starts.length; row++) {
    for (const number of rowOf(packed, row)) {
      const at = next[number] ?? 0;
      numbers[at] = row;
      next[number] = at + 1;
    }
  }
  return { starts, numbers };
}

/** Numbers names in the order of their first occurrence. */
export class Names<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(name: string, value: Value): number {
    const existing = this.#numbers.get(name);
    if (existing !== undefined) return existing;
    this.#numbers.set(name, this.values.length);
    return this.values.push(value) - 1;
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}
