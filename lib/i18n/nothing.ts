/** Placeholder for an empty value in every language; a table omits it on a phone. */
export const NOTHING = "--";
