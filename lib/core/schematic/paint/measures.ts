// Widths and sizes of what is drawn on sheets: pixels at 100 %, where 1.27 mm are 11 pixels.
import { GRID } from "../model/units";

const pixels = (count: number): number => Math.round((count * GRID) / 11);

export const WIRE_WIDTH = pixels(1.5);
export const BUS_WIDTH = pixels(4);
/** Outline of bodies and power ports. */
export const BODY_WIDTH = pixels(1.5);
/** Pins, flags of labels, and thin lines. */
export const THIN_WIDTH = pixels(1.25);
export const FRAME_WIDTH = pixels(1);
export const JUNCTION_RADIUS = pixels(3);
/** Half the edge of the cross of a free pin. */
export const CROSS_REACH = 6_350;

export const TEXT_SIZE = GRID;
/** Distance of a label's text from its wire: underscores stand free. */
export const LABEL_GAP = 4_500;
/** Distance of fields from the body. */
export const FIELD_GAP = 6_350;
/** Pitch of lines, as a part of the text's size. */
export const LINE_PITCH = 1.4;
