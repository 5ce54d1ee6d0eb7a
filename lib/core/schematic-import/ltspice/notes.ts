export const LTSPICE_NOTES = [] as const;
export type LtspiceNote = (typeof LTSPICE_NOTES)[number];
