// Version of the package, set by its build.

declare const BOARDWRIGHT_VERSION: string | undefined;

export const VERSION = typeof BOARDWRIGHT_VERSION === "undefined" ? "0.0.0" : BOARDWRIGHT_VERSION;

/** Version of the shape of `--json`. It changes when a field is removed or gets another meaning. */
export const JSON_VERSION = 1;
