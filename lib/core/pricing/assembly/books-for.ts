// The price books of an assembled board: those of the board, the assembly and the stencil, under one name.

import type { MarketArea } from "@/lib/core/market/area";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";
import type { AssemblyBook } from "./book";

/** The books of one price; `version` names all three. */
export interface PcbaBooks {
  board: PriceBook;
  assembly: AssemblyBook;
  stencil: StencilBook;
  version: string;
  /** The date of the newest of them. */
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

interface BookRequest {
  version?: string | null;
  nowMs: number;
}

type Validity = ChosenBook<PcbaBooks>["validity"];
type Chosen = { board: ChosenBook<PriceBook>; assembly: ChosenBook<AssemblyBook>; stencil: ChosenBook<StencilBook> };

const renewed = <B>({ book, validity }: ChosenBook<B>): B | null =>
  validity.kind === "renewed" ? validity.previous : book;

/** Renewed if one of them is, with the former price if all of them are known; honored as long as the first. */
function bookStatusOf({ board, assembly, stencil }: Chosen): Validity {
  const standings = [board.validity, assembly.validity, stencil.validity];
  if (standings.some(({ kind }) => kind === "renewed")) {
    const previous = { board: renewed(board), assembly: renewed(assembly), stencil: renewed(stencil) };
    const isKnown = previous.board !== null && previous.assembly !== null && previous.stencil !== null;
    return { kind: "renewed", previous: isKnown ? together(previous as Parts) : null };
  }
  const lastDays = standings.flatMap((validity) => (validity.kind === "kept" ? [validity.lastDay] : []));
  return lastDays.length === 0
    ? { kind: "inForce" }
    : { kind: "kept", lastDay: lastDays.reduce((a, b) => (a < b ? a : b)) };
}

/** As `bookFor`, for the three books of a version in this order: board, assembly, stencil. */
export function pcbaBooksFor(
  priceBooks: PriceBooks,
  area: MarketArea,
  { version, nowMs }: BookRequest,
): ChosenBook<PcbaBooks> {
  const names: (string | undefined)[] = version?.split(SEPARATOR) ?? [];
  const chosen: Chosen = {
    board: bookFor(priceBooks.boards, area, { version: names[0], nowMs }),
    assembly: bookFor(priceBooks.assemblies, area, { version: names[1], nowMs }),
    stencil: bookFor(priceBooks.stencils, area, { version: names[2], nowMs }),
  };
  const { board, assembly, stencil } = chosen;
  return {
    book: together({ board: board.book, assembly: assembly.book, stencil: stencil.book }),
    current: together({ board: board.current, assembly: assembly.current, stencil: stencil.current }),
    validity: bookStatusOf(chosen),
  };
}
