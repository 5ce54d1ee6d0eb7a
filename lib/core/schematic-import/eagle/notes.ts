export const EAGLE_NOTES = [] as const;
export type EagleNote = (typeof EAGLE_NOTES)[number];
