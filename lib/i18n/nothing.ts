/** What stands where there is nothing to say, in every language; a table leaves it out on a phone. */
export const NOTHING = "--";
