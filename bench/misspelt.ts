// Part numbers in people's spelling, the same in every run.

function random(): (below: number) => number {
  let seed = 20_261_121;
  return (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
}

/** Spellings of a part number: unchanged, lower case, one wrong character, one missing, or cut off. */
function misspelt(mpn: string, kind: number, below: (limit: number) => number): string {
  const at = 2 + below(Math.max(1, mpn.length - 3));
  if (kind === 1) return mpn.toLowerCase();
  if (kind === 2) return `${mpn.slice(0, at)}${"ABCDEFGH0123456789"[below(18)]}${mpn.slice(at + 1)}`;
  if (kind === 3) return mpn.slice(0, at) + mpn.slice(at + 1);
  return kind === 4 ? mpn.slice(0, -1) : mpn;
}

export interface Misspelt {
  wanted: string;
  typed: string;
}

export function misspeltNumbers(mpns: readonly string[], count: number): Misspelt[] {
  const below = random();
  return Array.from({ length: count }, (_, at) => {
    const wanted = mpns[below(mpns.length)] ?? "";
    return { wanted, typed: misspelt(wanted, at % 5, below) };
  });
}
