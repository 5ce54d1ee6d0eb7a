// The parts of a simulated schematic for which real ones are proposed.
import { compareNaturally } from "@/lib/base/natural-order";
import { type ExportedDesign, type ExportedPart, fieldOf } from "@/lib/core/schematic/export/exported-design";
import type { SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { parameterValues } from "@/lib/core/spice/check-netlist";
import { evaluate } from "@/lib/core/spice/evaluate";
import { parseExpression } from "@/lib/core/spice/expression";
import type { SpiceElement, SpiceNetlist } from "@/lib/core/spice/netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import type { IdealPart, ProposedKind } from "./requirement";
import { elementStress } from "./stress";

export interface SimulatedPart extends IdealPart {
  readonly designator: string;
  /** Ids of its units. */
  readonly componentIds: readonly string[];
  /** From the fields; empty for an ideal part. */
  readonly mpn: string;
  /** As it stands on the sheet. */
  readonly valueText: string;
}

const MPN_FIELDS = ["mpn", "manufacturer part number", "manufacturer part", "mfr part number", "part number"];

/** F: above this electrolytic capacitors are usual. */
const MAX_CERAMIC = 22e-6;

const modelCard = (netlist: SpiceNetlist, { model }: SpiceElement) => netlist.models.find(({ name }) => name === model);

/** Null for what is no diode or transistor of a model that is known. */
function kindOf(element: SpiceElement, netlist: SpiceNetlist, { symbol }: ExportedPart): ProposedKind | null {
  const { letter } = element;
  const card = modelCard(netlist, element);
  const kind = card?.kind ?? "";
  if (letter === "r") return "resistor";
  if (letter === "l") return "inductor";
  if (letter === "c") {
    const isPolar = /polar|electroly/i.test(symbol.name) && !/non-?polar|bipolar/i.test(symbol.name);
    return isPolar || (elementValue(element, netlist) ?? 0) > MAX_CERAMIC
      ? "electrolyticCapacitor"
      : "ceramicCapacitor";
  }
  if (letter === "d")
    return /led/i.test(symbol.name) ? null : zenerVolts(element, netlist, symbol.name) ? "zener" : "diode";
  if (letter === "q") return kind === "npn" || kind === "pnp" ? kind : null;
  if (letter !== "m") return null;
  const isP = kind === "pmos" || (kind === "vdmos" && /\bpchan\b/i.test(card?.line.text ?? ""));
  return isP ? "pChannel" : "nChannel";
}

/** Breakdown voltage of a Zener diode's model; null for other diodes. */
function zenerVolts(element: SpiceElement, netlist: SpiceNetlist, symbolName: string): number | null {
  const card = modelCard(netlist, element);
  const isZener = /zener/i.test(symbolName) || /zener|^bzx/i.test(card?.name ?? "");
  const [, volts] = /\bbv\s*=\s*([^\s)]+)/i.exec(card?.line.text ?? "") ?? [];
  return isZener && volts !== undefined ? (parseSpiceNumber(volts) ?? null) : null;
}

/** Value of R, C and L: a number, or an expression of parameters. */
function elementValue({ value }: SpiceElement, netlist: SpiceNetlist): number | null {
  const [, braced] = /^\{([^}]*)\}/.exec(value) ?? [];
  if (braced === undefined) return parseSpiceNumber(value.split(/\s/)[0] ?? "") ?? null;
  const parsed = parseExpression(braced);
  if (!parsed.ok) return null;
  const { values } = parameterValues(netlist);
  const found = evaluate(parsed.value, { valueOf: (name) => values.get(name), functionOf: () => undefined });
  return found.ok ? found.value : null;
}

/** A model that the part's own fields define has its designator behind the name. */
function partNumberOf(model: string, designator: string): string {
  const [name, own] = [model.toUpperCase(), `_${designator.toUpperCase()}`];
  return name.endsWith(own) ? name.slice(0, -own.length) : name;
}

interface SimulatedDesign {
  readonly design: ExportedDesign;
  readonly netlist: Pick<SimulationNetlist, "text" | "placeOfVector">;
  /** Plots of a run that saved the currents of parts. */
  readonly plots: readonly SpicePlot[];
}

function simulatedPart(
  element: SpiceElement,
  part: ExportedPart,
  { netlist, plots }: { netlist: SpiceNetlist; plots: readonly SpicePlot[] },
): SimulatedPart | null {
  const kind = kindOf(element, netlist, part);
  if (kind === null) return null;
  const value =
    element.letter === "d" ? zenerVolts(element, netlist, part.symbol.name) : elementValue(element, netlist);
  const stress = elementStress(element, plots, kind === "resistor" ? value : null);
  if (!stress) return null;
  const hasModel = element.model !== null && kind !== "resistor";
  return {
    ...{ kind, value, stress, designator: part.designator },
    componentIds: part.units.map(({ component }) => component.id),
    mpn: fieldOf(part, ...MPN_FIELDS),
    valueText: fieldOf(part, "value"),
    footprint: fieldOf(part, "footprint"),
    modelName: hasModel ? partNumberOf(element.model ?? "", part.designator) : "",
  };
}

/** Resistors, capacitors, inductors, diodes and transistors of the run, by designator. */
export function simulatedParts({ design, netlist, plots }: SimulatedDesign): SimulatedPart[] {
  const read = readNetlist(netlist.text).netlist;
  const byDesignator = new Map(design.parts.map((part) => [part.designator, part]));
  return read.elements
    .flatMap((element): SimulatedPart[] => {
      const { designator } = netlist.placeOfVector(`@${element.name.toLowerCase()}[i]`);
      const part = designator === null ? undefined : byDesignator.get(designator);
      const found = part && simulatedPart(element, part, { netlist: read, plots });
      return found ? [found] : [];
    })
    .toSorted((a, b) => compareNaturally(a.designator, b.designator));
}
