// What a book of boards has to keep beyond its shape.

import type { RawBook } from "@/lib/core/pricing/book";
import type { BookFault } from "@/lib/core/pricing/book-fault";

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

/** Whoever lives in no other zone is in the last one. */
function unservedRest({ shipping }: RawBook): BookFault[] {
  const last = shipping.zones.length - 1;
  const isRest = shipping.zones[last]?.countries.length === 0;
  return isRest ? [] : [{ path: `shipping.zones.${last}.countries`, reason: "noRest" }];
}

export const boardFaults = (book: RawBook): BookFault[] => [...fallingBoards(book), ...unservedRest(book)];
