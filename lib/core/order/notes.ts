// Notes in the activity log of an order that code refers to; each is a key of messages/order.json under `log.note`.

/** The customer added or replaced files: the check before payment starts again. */
export const FILE_NOTES = ["filesAdded", "filesReplaced"] as const;
export type FileNote = (typeof FILE_NOTES)[number];

/** Results of the check before payment that staff must resolve. */
export const NOTES_FOR_STAFF = ["fileDiffers", "priceDiffers"] as const;

/** Reasons for which the check before payment holds an order. */
const CHECK_NOTES = ["fileAwaited", ...NOTES_FOR_STAFF] as const;
export type CheckNote = (typeof CHECK_NOTES)[number];

const isFileNote = (note: string) => FILE_NOTES.some((each) => each === note);

/**
 * The last result of the check before payment for an order that it holds; null if it released the order, has not run
 * yet, or files were changed since. Other events of the order do not change it.
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
