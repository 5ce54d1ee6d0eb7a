// Rules that a price book keeps beyond its shape.

import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { RawBook } from "@/lib/core/pricing/book";
import type { BookFault } from "@/lib/core/pricing/book-fault";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";

/** More layers never cost less. */
function fallingBoards({ boards }: RawBook): BookFault[] {
  const layers = Object.entries(boards.byLayers);
  return layers.flatMap(([count, { setup, perM2 }], at): BookFault[] => {
    const before = layers[at - 1]?.[1];
    const falls =
      before !== undefined && (Number(setup) < Number(before.setup) || Number(perM2) < Number(before.perM2));
    return falls ? [{ path: `boards.byLayers.${count}`, reason: "falls" }] : [];
  });
}

/** The last zone is for the countries of no other zone. */
function unservedRest({ shipping }: RawBook): BookFault[] {
  const last = shipping.zones.length - 1;
  const isRest = shipping.zones[last]?.countries.length === 0;
  return isRest ? [] : [{ path: `shipping.zones.${last}.countries`, reason: "noRest" }];
}

export const boardFaults = (book: RawBook): BookFault[] => [...fallingBoards(book), ...unservedRest(book)];

/** The joints of a large order are the cheaper ones. */
export function assemblyFaults({ smt }: Pick<AssemblyBook, "smt">): BookFault[] {
  return Number(smt.perJointBeyond) > Number(smt.perJoint) ? [{ path: "smt.perJointBeyond", reason: "falls" }] : [];
}

/** Width and height of a stencil size, mm. */
const sides = (size: string) => size.split("x").map(Number);

function isWithin(size: string, larger: string): boolean {
  const [width = 0, height = 0] = sides(size);
  const [maxWidth = 0, maxHeight = 0] = sides(larger);
  return size !== larger && width <= maxWidth && height <= maxHeight;
}

/** A larger stencil never costs less. */
export function stencilFaults({ sizes }: Pick<StencilBook, "sizes">): BookFault[] {
  return (["frameless", "framed"] as const).flatMap((frame) => {
    const prices = Object.entries(sizes[frame]);
    return prices
      .filter(([size, price]) =>
        prices.some(([other, lower]) => isWithin(other, size) && Number(lower) > Number(price)),
      )
      .map(([size]): BookFault => ({ path: `sizes.${frame}.${size}`, reason: "falls" }));
  });
}
