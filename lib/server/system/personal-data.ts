// Removal of personal data from what is logged or shown to staff: addresses, numbers, tokens, values of queries.

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Before addresses: the name and password of a URL look like one.
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"\\]{1,200}@/gi, "$1[hidden]@"],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "[email]"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, "$1 [token]"],
  [/\bbw_[\w-]{8,}/g, "[token]"],
  [/\b(?:sk|rk|pk|whsec)_[\w-]{8,}/g, "[token]"],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, "[token]"],
  // Tokens in addresses, as mails have them.
  [/([?&#](?:token|code|key|secret|sig|signature)=)[^\s&"'\\]+/gi, "$1[token]"],
  [/(?<![\w.+-])\+\d[\d ()-]{6,18}\d(?!\w)/g, "[phone]"],
  // Mobile numbers of mainland China, which are typed without a country code.
  [/(?<![\w.-])1[3-9]\d{9}(?![\w.-])/g, "[phone]"],
];

/** A text without email addresses, phone numbers and tokens. */
export function withoutPersonalData(text: string): string {
  return REPLACEMENTS.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
}

/** Drizzle names the values of a failed query behind its statement. */
const VALUES = /\n?params: .*?(?=\n {4}at |$)/s;
/** PostgreSQL names values of rows in these fields of its errors. */
const ROW_FIELDS = ["params", "detail", "where", "hint", "internalQuery"];

const cutValues = (text: string) => text.replace(VALUES, "");

/** A serialized error, and its causes, without the values of the query that failed. */
export function withoutValues<T>(error: T): T {
  if (typeof error !== "object" || error === null) return error;
  const kept = Object.entries(error).filter(([name]) => !ROW_FIELDS.includes(name));
  const cut = kept.map(([name, value]): [string, unknown] => {
    if (typeof value === "string") return [name, cutValues(value)];
    return [name, name === "cause" || name === "aggregateErrors" || name === "raw" ? withoutValues(value) : value];
  });
  return Object.fromEntries(cut) as T;
}

/** The trace of an error, for staff: no values, no personal data. */
export function traceOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return withoutPersonalData(cutValues(text));
}
