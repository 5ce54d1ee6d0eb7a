// Texts with overbars in KiCad's notation, "~{RESET}".
import { escapeText } from "./svg-text";

/** Content of an SVG text element. */
export const markedText = (text: string): string =>
  text
    .split(/(~\{[^}]*\})/)
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("~{")
        ? `<tspan text-decoration="overline">${escapeText(part.slice(2, -1))}</tspan>`
        : escapeText(part),
    )
    .join("");
