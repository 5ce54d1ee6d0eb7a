// Minimum-degree ordering on the graph of A + Aᵀ (Tinney and Walker, Proc. IEEE 55(11), 1967, scheme 2).
import type { Pattern } from "./transversal";

/** Order in which columns are eliminated; `rowOf` is the row on the diagonal of each column. */
export function minimumDegreeOrder({ size, starts, rows }: Pattern, rowOf: Int32Array): Int32Array {
  const diagonalOf = new Int32Array(size).fill(-1);
  rowOf.forEach((row, column) => {
    if (row >= 0) diagonalOf[row] = column;
  });
  const neighbors = Array.from({ length: size }, () => new Set<number>());
  for (let column = 0; column < size; column++) {
    for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
      const other = diagonalOf[rows[at] ?? 0] ?? -1;
      if (other < 0 || other === column) continue;
      neighbors[column]?.add(other);
      neighbors[other]?.add(column);
    }
  }
  const isDone = new Uint8Array(size);
  return Int32Array.from({ length: size }, () => {
    let best = -1;
    let bestDegree = Infinity;
    for (let column = 0; column < size; column++) {
      const degree = neighbors[column]?.size ?? 0;
      if (isDone[column] === 1 || degree >= bestDegree) continue;
      [best, bestDegree] = [column, degree];
    }
    isDone[best] = 1;
    const clique = [...(neighbors[best] ?? [])];
    for (const one of clique) {
      const set = neighbors[one];
      set?.delete(best);
      for (const other of clique) if (other !== one) set?.add(other);
    }
    return best;
  });
}
