// Which books an assembled board is priced by: the board's, the assembly's and the stencil's, under one name.

import type { MarketArea } from "@/lib/core/market/area";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import type { PriceShelf } from "@/lib/core/pricing/shelf";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";
import type { AssemblyBook } from "./book";

/** What one price is made by; `version` names all three. */
export interface PcbaBooks {
  board: PriceBook;
  assembly: AssemblyBook;
  stencil: StencilBook;
  version: string;
  /** Of the newest of them. */
  effectiveFrom: string;
}

const SEPARATOR = "+";

type Parts = Pick<PcbaBooks, "board" | "assembly" | "stencil">;

function together(parts: Parts): PcbaBooks {
  const { board, assembly, stencil } = parts;
  const dated = [board, assembly, stencil];
  return {
    ...parts,
    version: dated.map(({ version }) => version).join(SEPARATOR),
    effectiveFrom: dated.map(({ effectiveFrom }) => effectiveFrom).reduce((a, b) => (a > b ? a : b)),
  };
}

interface Asked {
  version?: string | null;
  nowMs: number;
}

type Standing = ChosenBook<PcbaBooks>["standing"];
type Chosen = { board: ChosenBook<PriceBook>; assembly: ChosenBook<AssemblyBook>; stencil: ChosenBook<StencilBook> };

const renewed = <B>({ book, standing }: ChosenBook<B>): B | null =>
  standing.kind === "renewed" ? standing.former : book;

/** Renewed where one of them is, with the former price where all of them are known; kept as long as the first. */
function standingOf({ board, assembly, stencil }: Chosen): Standing {
  const standings = [board.standing, assembly.standing, stencil.standing];
  if (standings.some(({ kind }) => kind === "renewed")) {
    const former = { board: renewed(board), assembly: renewed(assembly), stencil: renewed(stencil) };
    const isKnown = former.board !== null && former.assembly !== null && former.stencil !== null;
    return { kind: "renewed", former: isKnown ? together(former as Parts) : null };
  }
  const lastDays = standings.flatMap((standing) => (standing.kind === "kept" ? [standing.lastDay] : []));
  return lastDays.length === 0
    ? { kind: "inForce" }
    : { kind: "kept", lastDay: lastDays.reduce((a, b) => (a < b ? a : b)) };
}

/** As `bookFor`, of the three books that a version names in this order: board, assembly, stencil. */
export function pcbaBooksFor(shelf: PriceShelf, area: MarketArea, { version, nowMs }: Asked): ChosenBook<PcbaBooks> {
  const names: (string | undefined)[] = version?.split(SEPARATOR) ?? [];
  const chosen: Chosen = {
    board: bookFor(shelf.boards, area, { version: names[0], nowMs }),
    assembly: bookFor(shelf.assemblies, area, { version: names[1], nowMs }),
    stencil: bookFor(shelf.stencils, area, { version: names[2], nowMs }),
  };
  const { board, assembly, stencil } = chosen;
  return {
    book: together({ board: board.book, assembly: assembly.book, stencil: stencil.book }),
    current: together({ board: board.current, assembly: assembly.current, stencil: stencil.current }),
    standing: standingOf(chosen),
  };
}
