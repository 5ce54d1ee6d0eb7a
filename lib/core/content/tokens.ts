// Tokens in a content text, such as {{limit minTrace unit=mil}}: figures that come from rules and price books.

export interface Token {
  name: string;
  /** The word after the name, empty where the first argument is named. */
  key: string;
  args: Readonly<Record<string, string>>;
}

const TOKEN = /\{\{\s*([a-zA-Z]+)((?:\s+[\w.=+-]+)*)\s*\}\}/g;
/** Characters to which Markdown gives a meaning. */
const MARKDOWN = /[\\`*_[\]<>|~]/g;

function toToken(name: string, rest: string): Token {
  const words = rest.split(/\s+/).filter(Boolean);
  const named = words.filter((word) => word.includes("="));
  const [key = ""] = words.filter((word) => !word.includes("="));
  const args = Object.fromEntries(named.map((word) => word.split("=", 2)));
  return { name, key, args };
}

/** Every token of a text, in its order. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([, name = "", rest = ""]) => toToken(name, rest));
}

/** The text with each token replaced by its value, escaped for Markdown; a token without a value stays as it is. */
export function fillTokens(text: string, valueOf: (token: Token) => string | null): string {
  return text.replace(TOKEN, (written, name: string, rest: string) => {
    const value = valueOf(toToken(name, rest));
    return value === null ? written : value.replace(MARKDOWN, (mark) => `\\${mark}`);
  });
}
