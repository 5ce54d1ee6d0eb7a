// Where two revisions differ, as far as it is shown.
import type { Place, Revision } from "@/lib/core/board-view/revision";

/** A list or a picture of more is read by nobody; the largest of each layer come first. */
export const MAX_PLACES = 50;

export function shownPlaces({ layers }: Revision): Place[] {
  return layers.flatMap(({ places }) => places.slice(0, MAX_PLACES));
}
