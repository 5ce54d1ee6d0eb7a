// A file of SPICE models that the project keeps.

export interface SpiceLibraryRecord {
  readonly kind: "spice-library";
  readonly id: string;
  /** Name of the file, by which `.include` finds it: "opamps.lib". */
  readonly name: string;
  readonly text: string;
}

/** Characters of one file. */
export const MAX_LIBRARY_LENGTH = 1_000_000;
export const MAX_LIBRARIES = 30;
export const MAX_LIBRARY_NAME = 100;
