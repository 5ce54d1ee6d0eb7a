// The color theme's cookie, and the script that applies it before the first paint.

export const THEME_COOKIE = "theme";
export const LOCALE_COOKIE = "locale";

/** The media query of a system whose own theme is dark. */
export const SYSTEM_IS_DARK = "(prefers-color-scheme: dark)";
const CHOSEN = `(?:^|; )${THEME_COOKIE}=(light|dark)`;

/** Inlined in every page's head; a content security policy allows it by the SHA-256 of exactly this text. */
export const THEME_SCRIPT =
  `(function(){var m=/${CHOSEN}/.exec(document.cookie);` +
  `document.documentElement.dataset.theme=m?m[1]:matchMedia("${SYSTEM_IS_DARK}").matches?"dark":"light"})()`;

/** `cookie` is the value of `document.cookie`. */
export function hasChosenTheme(cookie: string): boolean {
  return new RegExp(CHOSEN).test(cookie);
}
