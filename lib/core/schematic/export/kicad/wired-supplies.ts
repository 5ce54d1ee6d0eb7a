// Hidden supply pins that are wired. They name a net of the whole design in KiCad, and nothing here.
import type { ClusterGraph } from "../../connectivity/clusters";
import type { SchematicComponent } from "../../model/records";
import type { SchematicSymbol } from "../../model/symbol";

/** Symbols whose wired supply pins are passive, one for each set of such pins. */
export class WiredSupplies {
  readonly #graph: ClusterGraph;
  readonly #made = new Map<string, SchematicSymbol>();

  constructor(graph: ClusterGraph) {
    this.#graph = graph;
  }

  /** The symbol itself for a component without such pins. */
  symbolOf(component: SchematicComponent, symbol: SchematicSymbol): SchematicSymbol {
    if (symbol.power !== null) return symbol;
    const wired = this.#graph.itemsOf(component.id).flatMap((item) => {
      const pin = item.pin?.pin;
      const isWired = (this.#graph.clusterOf(item)?.items.length ?? 0) > 1;
      return pin?.isHidden && pin.type === "power-input" && isWired ? [symbol.pins.indexOf(pin)] : [];
    });
    if (wired.length === 0) return symbol;
    const key = JSON.stringify([symbol.id, ...wired]);
    const known = this.#made.get(key);
    if (known) return known;
    const pins = symbol.pins.map((pin, at) => (wired.includes(at) ? { ...pin, type: "passive" as const } : pin));
    const made = { ...symbol, pins };
    this.#made.set(key, made);
    return made;
  }
}
