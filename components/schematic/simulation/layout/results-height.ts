// Height of the results below the sheet, as a part of the window; this device remembers it.
const ENTRY = "boardwright.schematic.results-height";

export const USUAL_PERCENT = 40;
export const MIN_PERCENT = 15;
export const MAX_PERCENT = 75;

export const clampPercent = (percent: number): number =>
  Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, Math.round(percent * 10) / 10));

/** The usual height where nothing useful is stored. */
export function readPercent(text: string | null): number {
  const percent = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(percent) ? clampPercent(percent) : USUAL_PERCENT;
}

export function storedPercent(): number {
  try {
    return readPercent(localStorage.getItem(ENTRY));
  } catch {
    return USUAL_PERCENT;
  }
}

export function storePercent(percent: number): void {
  try {
    localStorage.setItem(ENTRY, String(percent));
  } catch {
    // Without storage the height lasts as long as the page.
  }
}
