// Descriptions of the symbols of a library of KiCad 5 and older (.dcm), which stand in a file of their own.
import { TextLines } from "./text-lines";

export type LegacyDescription = {
  /** Name of a symbol or an alias. */
  name: string;
  description: string;
  /** Between blanks. */
  keywords: readonly string[];
  /** Address of the datasheet. */
  datasheet: string;
};

const MAX_DESCRIPTIONS = 20_000;
const KEYS = { D: "description", K: "keywords", F: "datasheet" } as const;

const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/** $CMP name, then lines of a letter and a text, then $ENDCMP; those beyond a limit are left out. */
export function parseLegacyDescriptions(bytes: Uint8Array): LegacyDescription[] {
  const lines = new TextLines(bytes);
  const found: LegacyDescription[] = [];
  let name: string | null = null;
  let texts: Partial<Record<(typeof KEYS)[keyof typeof KEYS], string>> = {};
  for (let text = lines.next(); text !== undefined && found.length < MAX_DESCRIPTIONS; text = lines.next()) {
    const split = text.search(/\s|$/);
    const [key, rest] = [text.slice(0, split), text.slice(split).trim()];
    if (key === "$CMP") [name, texts] = [rest, {}];
    else if (key === "$ENDCMP" && name !== null) {
      const { description = "", keywords = "", datasheet = "" } = texts;
      found.push({ name, description, keywords: keywords.split(/\s+/).filter((word) => word !== ""), datasheet });
      name = null;
    } else if (name !== null && isKey(key)) texts[KEYS[key]] = rest;
  }
  return found;
}
