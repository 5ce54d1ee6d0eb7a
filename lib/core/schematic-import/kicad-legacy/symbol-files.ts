// Symbols in the libraries beside a design: its cache first, then libraries of rescued symbols, then others.
import type { LegacyDescription } from "@/lib/core/formats/kicad-legacy/descriptions";
import type { LegacyLibrary, LegacySymbol } from "@/lib/core/formats/kicad-legacy/library";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import { describedBy, makeSymbol, placeholder } from "./library-symbols";
import { stemOf } from "./names";

export interface SymbolFile {
  readonly name: string;
  readonly library: LegacyLibrary;
}

export interface DescriptionFile {
  readonly name: string;
  readonly entries: readonly LegacyDescription[];
}

export interface SymbolSources {
  readonly libraries: readonly SymbolFile[];
  readonly descriptions: readonly DescriptionFile[];
}

/** The name in a cache has "_" in place of the colon; "~" before a name hides the value. */
const plain = (name: string): string => name.replace(/^~/, "");
const cached = (name: string): string => name.replaceAll(":", "_");

/** Order in which libraries are searched. */
const rankOf = ({ name }: SymbolFile): number => (/-cache\.lib$/i.test(name) ? 0 : /-rescue\.lib$/i.test(name) ? 1 : 2);

interface Found {
  readonly file: string;
  readonly symbol: LegacySymbol;
}

export class SymbolFiles {
  /** By name in caches, and by library and name in others. */
  readonly #byName = new Map<string, Found>();
  /** By library and name, and by name alone. */
  readonly #descriptions = new Map<string, LegacyDescription>();
  readonly #made = new Map<string, SchematicSymbol | null>();
  readonly #records: RecordBuilder;
  readonly #report: ReportBuilder;

  constructor(
    { libraries, descriptions }: SymbolSources,
    { records, report }: { readonly records: RecordBuilder; readonly report: ReportBuilder },
  ) {
    [this.#records, this.#report] = [records, report];
    for (const { name: file, entries } of descriptions)
      for (const entry of entries)
        for (const key of [`${stemOf(file)}:${entry.name}`, entry.name])
          if (!this.#descriptions.has(key)) this.#descriptions.set(key, entry);
    for (const file of libraries.toSorted((a, b) => rankOf(a) - rankOf(b)))
      for (const symbol of file.library.symbols)
        for (const name of [symbol.name, ...symbol.aliases].map(plain)) {
          this.#keep(name, { file: file.name, symbol });
          this.#keep(`${stemOf(file.name)}:${name}`, { file: file.name, symbol });
        }
  }

  #keep(name: string, found: Found): void {
    // Old versions did not tell case.
    for (const key of [name, name.toLowerCase()]) if (!this.#byName.has(key)) this.#byName.set(key, found);
  }

  #find(name: string): Found | undefined {
    const own = name.split(":").at(-1) ?? name;
    const candidates = [cached(name), name, own];
    for (const candidate of [...candidates, ...candidates.map((one) => one.toLowerCase())]) {
      const found = this.#byName.get(plain(candidate));
      if (found) return found;
    }
    return undefined;
  }

  /** A name of the cache has "_" in place of the colon; without a library of that name, the name alone counts. */
  #descriptionOf(name: string): LegacyDescription | undefined {
    const own = plain(name);
    return this.#descriptions.get(own) ?? this.#descriptions.get(own.split(":").at(-1) ?? own);
  }

  /** Made at the first use; null where no file has it. */
  symbolFor(name: string): SchematicSymbol | null {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const found = this.#find(name);
    const made = found ? makeSymbol(this.#records.newId(), name, found.symbol) : null;
    const symbol = made && describedBy(made, this.#descriptionOf(name));
    if (symbol && found) {
      this.#records.add(symbol);
      this.#report.found("symbols");
      for (const { line, text } of found.symbol.rest)
        this.#report.changed({
          ...{
            construct: "symbols",
            code: "kicadLegacy.symbolLine",
            values: { symbol: name, text: text.slice(0, 60) },
          },
          source: { file: found.file, line },
        });
    }
    this.#made.set(name, symbol);
    return symbol;
  }

  readonly #placeholders = new Map<string, SchematicSymbol>();

  /** `units` are those that the design has of it. */
  placeholderFor(
    name: string,
    { prefix, units }: { readonly prefix: string; readonly units: number },
  ): SchematicSymbol {
    const known = this.#placeholders.get(name);
    if (known) return known;
    const symbol = this.#records.add(placeholder(this.#records.newId(), { name, prefix, units }));
    this.#placeholders.set(name, symbol);
    return symbol;
  }
}
