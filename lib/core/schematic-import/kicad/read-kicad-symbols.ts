// Reads a KiCad symbol library (`.kicad_sym`), versions 6 to 10.
import { err, ok } from "@/lib/base/result";
import type { KicadLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";
import { parseKicadSymbols } from "@/lib/core/formats/kicad/symbol-library";
import type { LibraryReader } from "../imported-design";
import { ReportBuilder } from "../report";
import { stemOf } from "./file-names";
import { toolOf } from "./read-kicad";
import { readSymbol, symbolLosses } from "./symbols";

const MAX_SYMBOLS = 50_000;

export const readKicadSymbols: LibraryReader = ({ name, bytes }) => {
  const parsed = parseKicadSymbols(bytes);
  if (!parsed.ok) {
    const code = parsed.code === "TOO_DEEP" || parsed.code === "TOO_LARGE" ? parsed.code : "DAMAGED";
    return err(code, { file: name, ...parsed.details });
  }
  const { version, generatorVersion, symbols } = parsed.value;
  if (symbols.length > MAX_SYMBOLS) return err("TOO_LARGE", { file: name });
  const library = stemOf(name);
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const report = new ReportBuilder();
  const read = symbols.map((source: KicadLibrarySymbol, index) => {
    report.found("symbols");
    const find = (parent: string) => byName.get(parent);
    const { symbol, losses } = readSymbol(source, { id: `s${index + 1}`, version, find });
    const missing = source.parent !== undefined && !byName.has(source.parent);
    const about = { construct: "symbols", source: { file: name, line: source.line } } as const;
    if (missing)
      report.changed({
        ...about,
        code: "kicad.parentMissing",
        values: { name: source.name, parent: source.parent ?? "" },
      });
    for (const { code, line, count } of symbolLosses(losses)) {
      const values = { name: symbol.name, count };
      report.changed({ ...about, code: `kicad.${code}`, values, source: { file: name, line } });
    }
    return { ...symbol, name: `${library}:${symbol.name}`.slice(0, 200) };
  });
  const files = [{ name, bytes: bytes.length, isRead: true }];
  return ok({
    name: library,
    symbols: read,
    report: report.build({ format: "kicad", tool: toolOf(version, generatorVersion), files }),
  });
};
