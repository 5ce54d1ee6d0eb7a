/** The path of a Chromium that starts, or undefined where none could be had. */
export function findChromium(): Promise<string | undefined>;
