// The format of a file by its content. Endings do not tell: `.sch` is Eagle, KiCad 5, or gEDA.
import { readCompoundFile } from "@/lib/base/compound-file";
import { containerOf } from "@/lib/core/archive/container";

export type ImportFileKind =
  | ("kicad-schematic" | "kicad-symbols" | "kicad-project")
  | ("kicad-legacy-schematic" | "kicad-legacy-library" | "kicad-legacy-descriptions")
  | ("eagle-schematic" | "eagle-library" | "eagle-binary")
  | ("altium-schematic" | "altium-library" | "altium-project" | "altium-annotation")
  | ("easyeda-schematic" | "easyeda-pro-sheet" | "easyeda-pro-project" | "easyeda-pro-3")
  | ("ltspice-schematic" | "ltspice-symbol")
  | "falstad-circuit"
  | "spice-netlist";

const START_BYTES = 4096;
/** Eagle states what a document is after its layers and settings; it is far into some. */
const EAGLE_BYTES = 512 * 1024;
/** EasyEDA's JSON may name its document type behind the colors. */
const JSON_BYTES = 64 * 1024;

/** Anchored or bounded, so that each is linear. */
const SIGNS: readonly (readonly [ImportFileKind, RegExp])[] = [
  ["kicad-schematic", /^\s{0,200}\(\s{0,20}kicad_sch\b/],
  ["kicad-symbols", /^\s{0,200}\(\s{0,20}kicad_symbol_lib\b/],
  ["kicad-legacy-schematic", /^\s{0,200}EESchema Schematic File Version\b/],
  ["kicad-legacy-library", /^\s{0,200}EESchema-LIBRARY Version\b/],
  ["kicad-legacy-descriptions", /^\s{0,200}EESchema-DOCLIB\b/],
  ["altium-project", /^\s{0,200}\[Design\]\s/],
  ["altium-annotation", /^\[DesignatorManager\]\s/im],
  ["altium-library", /^\s{0,200}\|HEADER=Protel for Windows - Schematic Library\b/i],
  ["altium-schematic", /^\s{0,200}\|HEADER=Protel for Windows - Schematic Capture\b/i],
  ["ltspice-schematic", /^\s{0,200}Version 4(?:\.\d)?\r?\n\s{0,20}SHEET\b/],
  ["ltspice-symbol", /^\s{0,200}Version 4(?:\.\d)?\r?\n\s{0,20}SymbolType\b/i],
  ["falstad-circuit", /^\s{0,200}\$ \d{1,10} [\d.eE+-]{1,40} [\d.eE+-]{1,40} /],
  ["falstad-circuit", /^\s{0,200}(?:<\?xml[^>]{0,200}>\s{0,200})?<cir[\s>]/],
  ["easyeda-pro-3", /^\s{0,200}\{\s{0,5}"type"\s{0,5}:\s{0,5}"DOCHEAD"/],
  ["easyeda-pro-sheet", /^\s{0,200}\[\s{0,5}"DOCTYPE"\s{0,5},\s{0,5}"SCH"/],
];
const EAGLE =
  /^\s{0,200}(?:<\?xml[^>]{0,200}>\s{0,200})?(?:<!--[^]{0,1000}?-->\s{0,200})?(?:<!DOCTYPE\s+eagle\b|<eagle\b)/;

const latin1 = (bytes: Uint8Array, length: number): string =>
  new TextDecoder("latin1").decode(bytes.subarray(0, length)).replace(/^\u00ef\u00bb\u00bf/, "");

/** LTspice XVII writes UTF-16 without a mark: every other byte of the start is 0. */
function startOf(bytes: Uint8Array): string {
  const isWide = bytes.length > 8 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0;
  return isWide ? new TextDecoder("utf-16le").decode(bytes.subarray(0, START_BYTES)) : latin1(bytes, START_BYTES);
}

function kindOfEagle(bytes: Uint8Array): ImportFileKind | null {
  const text = latin1(bytes, EAGLE_BYTES);
  if (/<schematic\b/.test(text)) return "eagle-schematic";
  return /<drawing\b/.test(text) && !/<board\b/.test(text) && /<library\b/.test(text) ? "eagle-library" : null;
}

function kindOfJson(bytes: Uint8Array, name: string): ImportFileKind | null {
  const text = latin1(bytes, JSON_BYTES);
  // EasyEDA Standard has a list of schematics, Pro an object of them by their ids.
  if (/"schematics"\s{0,5}:\s{0,5}\{/.test(text)) return "easyeda-pro-project";
  if (/"docType"\s{0,5}:\s{0,5}"?[15]\b/.test(text) || /\\"docType\\"\s{0,5}:\s{0,5}\\?"?1\b/.test(text))
    return "easyeda-schematic";
  // KiCad's project file is JSON without a format of its own.
  return /\.kicad_pro$/i.test(name) ? "kicad-project" : null;
}

function kindOfCompoundFile(bytes: Uint8Array): ImportFileKind | null {
  const streams = readCompoundFile(bytes);
  const header = streams.ok ? streams.value.get("FileHeader") : undefined;
  if (!header) return null;
  const text = latin1(header, 200);
  if (/Schematic Capture/i.test(text)) return "altium-schematic";
  return /Schematic Library/i.test(text) ? "altium-library" : null;
}

/** Netlists have no sign of their own: their ending, and a line that only they have, tell them. */
const SPICE_NAME = /\.(?:cir|net|sp|spi|spice|ckt|sub)$/i;
const SPICE_LINE =
  /^\s{0,20}\.(?:end|ends|subckt|tran|ac|dc|op|tf|pz|noise|model|options?|param|control|include|lib)\b/im;

/** Null for anything that holds nothing of a schematic. */
export function importKindOf({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): ImportFileKind | null {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return kindOfCompoundFile(bytes);
  if (containerOf(bytes) !== undefined) return null;
  // The record of the drawing: 10 hex, then flags.
  if (bytes[0] === 0x10 && (bytes[1] === 0 || bytes[1] === 0x80)) return /\.sch$/i.test(name) ? "eagle-binary" : null;
  const start = startOf(bytes);
  const sign = SIGNS.find(([, pattern]) => pattern.test(start));
  if (sign) return sign[0];
  if (EAGLE.test(start)) return kindOfEagle(bytes);
  if (start.trimStart().startsWith("{")) return kindOfJson(bytes, name);
  return SPICE_NAME.test(name) && SPICE_LINE.test(latin1(bytes, JSON_BYTES)) ? "spice-netlist" : null;
}
