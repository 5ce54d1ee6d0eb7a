// What somebody typed into a search of the desk, as the database compares it.

const escapeLike = (keyword: string) => keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Anywhere in the text, signs taken as themselves. */
export const likePattern = (keyword: string): string => `%${escapeLike(keyword)}%`;
