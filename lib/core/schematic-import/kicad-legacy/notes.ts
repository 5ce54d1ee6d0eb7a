export const KICAD_LEGACY_NOTES = [] as const;
export type KicadLegacyNote = (typeof KICAD_LEGACY_NOTES)[number];
