// Assembly options from a board's files: its joints, and the sides with surface-mounted parts.

import type { AssemblySide, AssemblySpecification } from "./specification";

/** For the whole file, which may hold several boards; null if the files do not state it. */
export interface SolderedBoard {
  smtPadsTop: number | null;
  smtPadsBottom: number | null;
  thtHoles: number | null;
  boards: number | null;
}

function sideOf({ smtPadsTop, smtPadsBottom }: SolderedBoard): AssemblySide | null {
  const [isTop, isBottom] = [(smtPadsTop ?? 0) > 0, (smtPadsBottom ?? 0) > 0];
  if (isTop && isBottom) return "combine";
  return isTop ? "top" : isBottom ? "bottom" : null;
}

/** Counts are per board. Empty for a board whose files show no joints. */
export function suggestAssembly(found: SolderedBoard): Partial<AssemblySpecification> {
  const { smtPadsTop, smtPadsBottom, thtHoles, boards } = found;
  const pads = (smtPadsTop ?? 0) + (smtPadsBottom ?? 0);
  if (pads + (thtHoles ?? 0) === 0) return {};
  const ofOne = (count: number) => Math.round(count / Math.max(1, boards ?? 1));
  const side = sideOf(found);
  return {
    ...(smtPadsTop === null && smtPadsBottom === null ? {} : { smtJoints: ofOne(pads) }),
    ...(thtHoles === null ? {} : { thtJoints: ofOne(thtHoles) }),
    ...(side === null ? {} : { assemblySide: side }),
  };
}
