// Notes in the log of an order that more is made of than a line to read; each is a key of messages/order.json under
// `log.note`.

/** The customer gave files, or others in place of former ones: the check before payment begins anew. */
export const FILE_NOTES = ["filesAdded", "filesReplaced"] as const;
export type FileNote = (typeof FILE_NOTES)[number];

/** What the check before payment leaves to a person. */
export const NOTES_FOR_STAFF = ["fileDiffers", "priceDiffers"] as const;

/** Why the check before payment left an order where it is. */
const CHECK_NOTES = ["fileAwaited", ...NOTES_FOR_STAFF] as const;
export type CheckNote = (typeof CHECK_NOTES)[number];

const isFileNote = (note: string) => FILE_NOTES.some((each) => each === note);

/**
 * What the check before payment has said last of an order that it holds; null where it has let it through, has not spoken
 * yet, or other files have come since. Whatever else happens to the order leaves its word as it is.
 */
export function latestReviewNote({
  status,
  events,
}: {
  status: string;
  events: readonly { note: string }[];
}): CheckNote | null {
  if (status !== "Queued" && status !== "Order Received") return null;
  const checkNoteOf = (note: string) => CHECK_NOTES.find((each) => each === note) ?? null;
  const last = events.findLast(({ note }) => isFileNote(note) || checkNoteOf(note) !== null);
  return last ? checkNoteOf(last.note) : null;
}
