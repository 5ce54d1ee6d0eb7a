// The colour theme's cookie, and the script that applies it before the first paint.

export const THEME_COOKIE = "theme";
export const LOCALE_COOKIE = "locale";

/** Inlined in every page's head; a content security policy allows it by the SHA-256 of exactly this text. */
export const THEME_SCRIPT =
  `(function(){var m=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(document.cookie);` +
  `document.documentElement.dataset.theme=m?m[1]:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})()`;
