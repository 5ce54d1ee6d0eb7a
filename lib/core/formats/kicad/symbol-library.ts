// A KiCad symbol library (`.kicad_sym`, versions 6 to 10).
import { err, ok, type Result } from "@/lib/base/result";
import { atoms, listName, type SExpressionCode } from "@/lib/base/s-expression";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import { type KicadLibrarySymbol, parseLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";

export type KicadSymbolLibrary = {
  /** The date of the format as a number: 20211014 for KiCad 6. 0 where the file does not say. */
  version: number;
  generatorVersion: string | undefined;
  symbols: readonly KicadLibrarySymbol[];
};

const MAX_READ = 40;

/** NOT_A_LIBRARY: the file is another one of KiCad's. Failures tell `line` and `read`, the text found there. */
export function parseKicadSymbols(bytes: Uint8Array): Result<KicadSymbolLibrary, SExpressionCode | "NOT_A_LIBRARY"> {
  const symbols: KicadLibrarySymbol[] = [];
  const settings = new Map<string, string | undefined>();
  const parsed = parseKicadLists(bytes, {
    onRecord: (record) => {
      if (listName(record) === "symbol") symbols.push(parseLibrarySymbol(record));
      else settings.set(listName(record), atoms(record)[0]);
    },
  });
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (listName(root) !== "kicad_symbol_lib")
    return err("NOT_A_LIBRARY", { line: root.line, read: listName(root).slice(0, MAX_READ) });
  const version = Number(settings.get("version") ?? NaN);
  return ok({
    version: Number.isFinite(version) ? version : 0,
    generatorVersion: settings.get("generator_version"),
    symbols,
  });
}
