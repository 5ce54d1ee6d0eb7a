// Texts of servers and files on their way to a terminal or a log.

/**
 * On one line, without control characters, which a terminal would obey, and without marks that change the direction of
 * text. A line that begins with "::" would be a command in the log of GitHub Actions.
 */
export function safeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/^(\s*):(?=:)/, "$1: ");
}
