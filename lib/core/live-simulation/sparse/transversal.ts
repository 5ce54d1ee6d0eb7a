// Maximum transversal: a row for each column, so that no diagonal element of the permuted matrix is a structural zero.

/** Columns of a square matrix: rows of column c stand at starts[c] … starts[c + 1]. */
export interface Pattern {
  readonly size: number;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Row of each column, the column's own where possible; -1 for a column that has none: the matrix is singular. */
export function maximumTransversal({ size, starts, rows }: Pattern): Int32Array {
  const rowOf = new Int32Array(size).fill(-1);
  const columnOf = new Int32Array(size).fill(-1);
  for (let column = 0; column < size; column++) {
    for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
      if (rows[at] !== column) continue;
      rowOf[column] = column;
      columnOf[column] = column;
    }
  }
  const visited = new Int32Array(size).fill(-1);
  const augment = (column: number, root: number): boolean => {
    for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
      const row = rows[at] ?? 0;
      if (visited[row] === root) continue;
      visited[row] = root;
      const owner = columnOf[row] ?? -1;
      if (owner >= 0 && !augment(owner, root)) continue;
      rowOf[column] = row;
      columnOf[row] = column;
      return true;
    }
    return false;
  };
  for (let column = 0; column < size; column++) if (rowOf[column] === -1) augment(column, column);
  return rowOf;
}
