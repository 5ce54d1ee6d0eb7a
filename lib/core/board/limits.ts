// Limits of one file, beyond which reading stops with a warning: a hostile file must neither hang nor fill memory.

/** Drawn objects of a file, repeats and blocks unrolled; the largest real layer seen has 0.2 million. */
export const MAX_OBJECTS = 600_000;
/** Commands of a file. */
export const MAX_COMMANDS = 2_000_000;
/** Corners of all regions of a file. */
export const MAX_VERTICES = 12_000_000;
/** Copies that one step-and-repeat may make. */
export const MAX_REPEATS = 100_000;
/** Maximum nesting of step-and-repeats and aperture blocks. */
export const MAX_DEPTH = 8;
/** No board is larger than ten meters; a coordinate beyond it is an error. */
export const MAX_COORDINATE_MM = 10_000;
/** One kilometer: an arc with a more distant center has wrong offsets. */
export const MAX_CENTRE_MM = 1_000_000;
/** Factor of LS and SF. */
export const MAX_SCALE = 1_000;
/** Apertures of a file, and of statements of one macro. */
export const MAX_APERTURES = 20_000;
export const MAX_MACRO_STATEMENTS = 2_000;
/** Points of one macro outline (Gerber specification 4.5.1.6 allows 5000). */
export const MAX_MACRO_POINTS = 20_000;
/** Attributes in effect at one time, and capacity of a layer's attribute tables. */
export const MAX_ATTRIBUTES = 64;
export const MAX_ATTRIBUTE_ITEMS = 4_000_000;
/** Hits and slots of a drill file, repeats unrolled. */
export const MAX_DRILLS = 500_000;
