export const KICAD_NOTES = [] as const;
export type KicadNote = (typeof KICAD_NOTES)[number];
