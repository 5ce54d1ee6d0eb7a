/** File sizes are counted in binary megabytes wherever they are checked, sent, stored or shown. */
export const MEGABYTE = 1024 * 1024;

/** Exact, by the definition of the international inch. */
export const MM_PER_INCH = 25.4;
