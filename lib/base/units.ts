// What one unit is worth in another, where a page and a server must not differ.

/** Sizes of files are counted in binary megabytes wherever they are checked, sent, stored or said. */
export const MEGABYTE = 1024 * 1024;

/** Exactly, by the definition of the international inch. */
export const MM_PER_INCH = 25.4;
