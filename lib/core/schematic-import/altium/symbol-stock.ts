// Symbols of the design: components whose drawings are equal share one.
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { RecordBuilder } from "../record-builder";

export type SymbolContent = Omit<SchematicSymbol, "id" | "kind">;

export class SymbolStock {
  readonly #builder: RecordBuilder;
  readonly #byContent = new Map<string, SchematicSymbol>();

  constructor(builder: RecordBuilder) {
    this.#builder = builder;
  }

  get symbols(): Iterable<SchematicSymbol> {
    return this.#byContent.values();
  }

  symbolOf(content: SymbolContent): { readonly symbol: SchematicSymbol; readonly isNew: boolean } {
    const key = JSON.stringify(content);
    const known = this.#byContent.get(key);
    if (known) return { symbol: known, isNew: false };
    const symbol: SchematicSymbol = { id: this.#builder.newId(), kind: "symbol", ...content };
    this.#byContent.set(key, symbol);
    return { symbol, isNew: true };
  }
}
