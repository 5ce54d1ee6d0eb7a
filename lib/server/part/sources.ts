// Whose a row of the catalogue is.

/** Price and stock are invented. */
export const SAMPLE_SOURCE = "sample";

/** A distributor's. */
export const IMPORT_SOURCE = "import";
