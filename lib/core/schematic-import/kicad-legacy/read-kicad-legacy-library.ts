// Symbol libraries of KiCad 5 and older (.lib). Aliases are symbols of their own.
import { err, ok } from "@/lib/base/result";
import { parseLegacyLibrary } from "@/lib/core/formats/kicad-legacy/library";
import type { LibraryReader } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { makeSymbol } from "./library-symbols";
import { stemOf } from "./names";

const MAX_SYMBOLS = 5_000;

export const readKicadLegacyLibrary: LibraryReader = ({ name, bytes }) => {
  const parsed = parseLegacyLibrary(bytes);
  if (!parsed.ok) return err(parsed.code === "TOO_LARGE" ? "TOO_LARGE" : "DAMAGED", { file: name, ...parsed.details });
  const { symbols, version } = parsed.value;
  const [records, report] = [new RecordBuilder(), new ReportBuilder()];
  const stem = stemOf(name);
  const named = symbols.flatMap((symbol) =>
    [symbol.name, ...symbol.aliases].map((own) => ({ symbol, own: own.replace(/^~/, "") })),
  );
  if (named.length > MAX_SYMBOLS)
    return err("TOO_LARGE", { file: name, line: symbols.at(-1)?.line ?? 1, read: `${named.length} symbols` });
  report.found("symbols", named.length);
  for (const { name: own, rest } of symbols)
    for (const { line, text } of rest)
      report.changed({
        ...{ construct: "symbols", code: "kicadLegacy.symbolLine", values: { symbol: own, text: text.slice(0, 60) } },
        source: { file: name, line },
      });
  return ok({
    name: stem,
    symbols: named.map(({ symbol, own }) => makeSymbol(records.newId(), `${stem}:${own}`, symbol)),
    report: report.build({
      ...{ format: "kicadLegacy", tool: `KiCad, library format ${version}` },
      files: [{ name, bytes: bytes.length, isRead: true }],
    }),
  });
};
