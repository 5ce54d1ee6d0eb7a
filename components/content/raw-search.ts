/** Query of an address as Next gives it. */
export type RawSearch = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a name; empty where there is none. */
export const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";
