/** The entry of a table; words of files such as "constructor" find nothing that the table does not list. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
