// Notes in the log of an order that more is made of than a line to read; each is a key of messages/order.json under
// `log.note`.

/** The customer gave files, or others in place of former ones: the check before payment begins anew. */
export const FILE_NOTES = ["filesAdded", "filesReplaced"] as const;
export type FileNote = (typeof FILE_NOTES)[number];

/** What the check before payment leaves to a person. */
export const NOTES_FOR_STAFF = ["fileDiffers", "priceDiffers"] as const;

/** Why the check before payment left an order where it is. */
export type CheckNote = "fileAwaited" | (typeof NOTES_FOR_STAFF)[number];

export const isFileNote = (note: string): note is FileNote => FILE_NOTES.some((each) => each === note);
