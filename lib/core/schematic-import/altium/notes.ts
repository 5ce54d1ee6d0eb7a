export const ALTIUM_NOTES = [] as const;
export type AltiumNote = (typeof ALTIUM_NOTES)[number];
