export const STAGE_ID = "schematic-sheet";

/** Puts the focus on the sheet, so that keys draw. */
export const focusStage = (): void => document.getElementById(STAGE_ID)?.focus({ preventScroll: true });
