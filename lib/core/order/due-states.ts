// Urgency of an order by its promised ship date: before today, today, not set yet, or later.

export const DUE_STATES = ["late", "today", "undated", "later"] as const;
export type Due = (typeof DUE_STATES)[number];
