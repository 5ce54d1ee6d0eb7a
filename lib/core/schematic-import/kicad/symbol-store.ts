// Symbols of a design: each file embeds its own copies, and equal ones become one record.
import type { KicadLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";
import type { KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import { readSymbol, symbolLosses, type SymbolLosses } from "./symbols";

export interface StoredSymbol {
  readonly symbol: SchematicSymbol;
  readonly source: KicadLibrarySymbol | null;
}

const NO_LOSSES: SymbolLosses = { colors: [], drawings: [], stackedPins: [] };

export class SymbolStore {
  readonly #builder: RecordBuilder;
  readonly #report: ReportBuilder;
  /** By content. */
  readonly #known = new Map<string, SchematicSymbol>();
  readonly #byFile = new Map<KicadSchematic, Map<string, StoredSymbol>>();
  readonly #libraries = new Map<KicadSchematic, ReadonlyMap<string, KicadLibrarySymbol>>();

  constructor(builder: RecordBuilder, report: ReportBuilder) {
    this.#builder = builder;
    this.#report = report;
  }

  #libraryOf(model: KicadSchematic): ReadonlyMap<string, KicadLibrarySymbol> {
    const known = this.#libraries.get(model);
    if (known) return known;
    const library = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
    this.#libraries.set(model, library);
    return library;
  }

  /** An empty symbol where the file embeds none of the name. */
  find(model: KicadSchematic, file: string, name: string, prefix: string): StoredSymbol {
    const ofFile = this.#byFile.get(model) ?? new Map<string, StoredSymbol>();
    this.#byFile.set(model, ofFile);
    const known = ofFile.get(name);
    if (known) return known;
    const stored = this.#read(model, file, name, prefix);
    ofFile.set(name, stored);
    return stored;
  }

  #read(model: KicadSchematic, file: string, name: string, prefix: string): StoredSymbol {
    const library = this.#libraryOf(model);
    const source = library.get(name) ?? null;
    const find = (parent: string) => library.get(parent) ?? library.get(name.replace(/[^:]*$/, parent));
    const { symbol, losses } = source
      ? readSymbol(source, { id: "", version: model.version, find })
      : { symbol: emptySymbol(name, prefix), losses: NO_LOSSES };
    const key = JSON.stringify(symbol);
    const known = this.#known.get(key);
    if (known) return { symbol: known, source };
    this.#report.found("symbols");
    for (const { code, line, count } of symbolLosses(losses)) {
      const values = { name: symbol.name, count };
      this.#report.changed({ construct: "symbols", code: `kicad.${code}`, values, source: { file, line } });
    }
    const record = this.#builder.add({ ...symbol, id: this.#builder.newId() });
    this.#known.set(key, record);
    return { symbol: record, source };
  }
}

const emptySymbol = (name: string, prefix: string): SchematicSymbol => ({
  ...{ id: "", kind: "symbol", name: name.slice(0, 200), prefix: prefix.slice(0, 16), description: "", keywords: [] },
  ...{ unitCount: 1, styleCount: 1, power: null, showsPinNumbers: true, showsPinNames: true, pinNameOffset: 0 },
  ...{ pins: [], graphics: [], fields: {} },
});
