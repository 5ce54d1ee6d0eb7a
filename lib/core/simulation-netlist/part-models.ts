// The model of each part of a design, and why it has that one.
import type { ExportedDesign } from "@/lib/core/schematic/export/exported-design";
import { definedNames } from "@/lib/core/schematic/export/spice-libraries";
import { spiceCircuit } from "@/lib/core/schematic/export/spice-netlist";
import { genericLibrary, GENERIC_MODELS } from "./model-library";

/**
 * value: an element with a value; library: of a file of the project; sheet: defined by a directive; own: by the part's own
 * fields; known: a generic model of this part; kind: a generic model for its symbol; missing: none.
 */
export type ModelOrigin = "value" | "library" | "sheet" | "own" | "known" | "kind" | "missing";

export interface PartModel {
  readonly designator: string;
  readonly value: string;
  readonly componentIds: readonly string[];
  readonly pins: readonly { readonly number: string; readonly name: string }[];
  /** Name of the model, or the text of the value; empty if there is none. */
  readonly model: string;
  readonly origin: ModelOrigin;
  /** Name of the project's file, or the figures of a generic model; empty for others. */
  readonly source: string;
}

const genericByName = new Map(GENERIC_MODELS.map((model) => [model.name.toLowerCase(), model]));

/** In the order of the netlist. Parts that are not simulated are left out. */
export function partModels(design: ExportedDesign): PartModel[] {
  const files = new Map(
    design.libraries.flatMap(({ name, text }) =>
      definedNames(text.split(/\r?\n/)).map((defined) => [defined, name] as const),
    ),
  );
  const directives = design.objects.flatMap((object) =>
    object.kind === "spice-directive" ? object.text.split(/\r?\n/) : [],
  );
  const onSheets = new Set(definedNames(directives));
  const { lines } = spiceCircuit(design, { title: "", library: genericLibrary });
  return lines.flatMap(({ text, part, isFallback }): PartModel[] => {
    if (!part) return [];
    const { designator, units, symbol } = part;
    const [{ component }] = units;
    const shared = {
      ...{ designator, value: component.fields["value"]?.text ?? "" },
      componentIds: units.map(({ component: { id } }) => id),
      pins: [...new Map(symbol.pins.map(({ number, name }) => [number, { number, name }])).values()],
    };
    if (text.startsWith("*")) return [{ ...shared, model: "", origin: "missing", source: "" }];
    if (/^[rclviB]/i.test(text)) {
      const words = text.split(" ");
      return [{ ...shared, model: words.slice(3).join(" "), origin: "value", source: "" }];
    }
    const model = text.split(" ").at(-1) ?? "";
    const name = model.toLowerCase();
    const file = files.get(name);
    if (file !== undefined) return [{ ...shared, model, origin: "library", source: file }];
    if (onSheets.has(name)) return [{ ...shared, model, origin: "sheet", source: "" }];
    if (isFallback) return [{ ...shared, model, origin: "kind", source: genericByName.get(name)?.source ?? "" }];
    const generic = genericByName.get(name);
    return [{ ...shared, model, origin: generic ? "known" : "own", source: generic?.source ?? "" }];
  });
}
