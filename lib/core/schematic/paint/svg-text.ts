// Numbers and texts of SVG.
import { toMm } from "../model/units";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Millimeters, to 1 µm. */
export const mm = (units: number): string => String(Number(toMm(units).toFixed(3)));
