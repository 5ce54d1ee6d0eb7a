// Search keywords as patterns of the database.

const escapeLike = (keyword: string) => keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** At the beginning of the text. */
export const startPattern = (keyword: string): string => `${escapeLike(keyword)}%`;

/** Anywhere in the text, signs taken as themselves. */
export const likePattern = (keyword: string): string => `%${escapeLike(keyword)}%`;
