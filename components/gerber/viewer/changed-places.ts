// Differences between two revisions, limited to the visible ones.
import type { Place, Revision } from "@/lib/core/board-view/revision";

/** Largest number that is useful in a list or picture; the largest changes of each layer come first. */
export const MAX_PLACES = 50;

export function shownPlaces({ layers }: Revision): Place[] {
  return layers.flatMap(({ places }) => places.slice(0, MAX_PLACES));
}
