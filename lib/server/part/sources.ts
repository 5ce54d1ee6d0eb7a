// Sources of catalog rows.

/** Price and stock are invented. */
export const SAMPLE_SOURCE = "sample";

/** A distributor's price list. */
export const IMPORT_SOURCE = "import";
