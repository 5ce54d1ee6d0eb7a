// How fine hatched copper may be: its many small openings hold more resist than tracks do.

/** 8 mil: below it openings fill and lines part, by the public reports of large board houses. */
export const HATCH_FINE_MM = 0.2;
/** 10 mil, what they recommend. */
export const HATCH_COMMON_MM = 0.25;
