// Blocks with parameters. Values of ours are those of a sheet, not of its placement, so that such a block gets a copy of its
// sheet, in which the parameters have names of their own and a directive gives them the block's values.
import type { LtspiceSheet, LtspiceText } from "@/lib/core/formats/ltspice/ltspice-sheet";
import { readJustification } from "@/lib/core/formats/ltspice/drawn";
import { clip } from "./symbol-record";
import type { DesignSheet } from "./design-sheet";
import {
  type BlockParameter,
  definedNames,
  readParameters,
  renameInDirective,
  renameInValue,
  type Renaming,
} from "./parameter-words";
import type { PlacedPart } from "./placed-part";

/** Attributes of a block whose assignments its sheet gets. */
const PARAMETER_LINES = ["Value", "Value2", "SpiceLine", "SpiceLine2"];
const MAX_COPIES = 200;
const MAX_DEPTH = 20;
const MARGIN = 64;

/** Parameters that a block passes to its sheet. */
export function parametersOf({ source, symbol }: PlacedPart): ReturnType<typeof readParameters> & { text: string } {
  const texts = PARAMETER_LINES.flatMap((name) => {
    const text = source.attributes.get(name) ?? symbol?.attributes.get(name) ?? "";
    return text === "" || text === '""' ? [] : [text];
  });
  const text = texts.join(" ");
  return { text, ...readParameters(text) };
}

/** Below everything that is drawn. */
function placeBelow({ wires, symbols, texts }: LtspiceSheet): LtspiceText["at"] {
  const points = [...wires.flatMap(({ from, to }) => [from, to]), ...[...symbols, ...texts].map(({ at }) => at)];
  const left = points.reduce((least, { x }) => Math.min(least, x), points[0]?.x ?? 0);
  const bottom = points.reduce((most, { y }) => Math.max(most, y), points[0]?.y ?? 0);
  return { x: left, y: bottom + MARGIN };
}

function renamedPart(part: PlacedPart, renamed: Renaming): PlacedPart {
  const attributes = new Map(
    [...part.source.attributes].map(([name, text]) => [
      name,
      name === "InstName" ? text : renameInValue(text, renamed),
    ]),
  );
  return { ...part, source: { ...part.source, attributes } };
}

function copyOf(drawn: DesignSheet, instance: string, parameters: readonly BlockParameter[], renamed: Renaming) {
  const { sheet, parts } = drawn;
  const values = parameters.map(({ name, value }) => `${renamed.get(name.toLowerCase()) ?? name}=${value}`);
  const directive: LtspiceText = {
    ...{ line: 1, at: placeBelow(sheet), isDirective: true, text: `.param ${values.join(" ")}` },
    ...{ justification: readJustification("Left"), size: 2 },
  };
  const texts = sheet.texts.map((text) =>
    text.isDirective ? { ...text, text: renameInDirective(text.text, renamed) } : text,
  );
  return {
    ...drawn,
    ...{ instance, sheet: { ...sheet, texts: [...texts, directive] } },
    parts: parts.map((part) => renamedPart(part, renamed)),
  };
}

/** Parameters that the sheet does not define itself: which of two values LTspice takes is not known. */
export function ownParameters({ sheet }: DesignSheet, parameters: readonly BlockParameter[]): BlockParameter[] {
  const defined = new Set(sheet.texts.flatMap(({ isDirective, text }) => (isDirective ? definedNames(text) : [])));
  return parameters.filter(({ name }) => !defined.has(name.toLowerCase()));
}

export interface Parameterized {
  readonly sheets: ReadonlyMap<string, DesignSheet>;
  /** Blocks with a sheet of their own, by the part. */
  readonly copied: ReadonlySet<PlacedPart>;
}

/** Sheets by their keys, with a copy for every block with parameters; parts name the keys of their sheets. */
export function copyParameterized(sheets: ReadonlyMap<string, DesignSheet>, rootKey: string): Parameterized {
  const made = new Map<string, DesignSheet>();
  const copied = new Set<PlacedPart>();
  const taken = new Set<string>();
  const uniqueName = (name: string, instance: string): string => {
    const wanted = `${name}_${instance}`.replaceAll(/\W/g, "_");
    let [unique, number] = [wanted, 2];
    while (taken.has(unique.toLowerCase())) unique = `${wanted}_${number++}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
  interface Step {
    readonly key: string;
    readonly drawn: DesignSheet;
    /** Files that hold it, each within the next. */
    readonly above: readonly string[];
  }
  const root = sheets.get(rootKey);
  const steps: Step[] = root ? [{ key: rootKey, drawn: root, above: [] }] : [];
  // The list grows while it is walked.
  for (const { key, drawn, above } of steps) {
    if (made.has(key)) continue;
    const parts = drawn.parts.map((part) => {
      const child = part.child === null ? undefined : sheets.get(part.child);
      if (!child || part.child === null) return part;
      const inside = [...above, drawn.file];
      const parameters = ownParameters(child, parametersOf(part).parameters);
      const isFree = !inside.includes(child.file) && inside.length < MAX_DEPTH && copied.size < MAX_COPIES;
      if (parameters.length === 0 || !isFree) {
        steps.push({ key: part.child, drawn: child, above: inside });
        return part;
      }
      const instance = clip(part.source.attributes.get("InstName")?.trim() || "X", 48);
      const renamed = new Map(parameters.map(({ name }) => [name.toLowerCase(), uniqueName(name, instance)]));
      const own = { ...part, child: `${part.child}\n${copied.size}` };
      copied.add(own);
      steps.push({ key: own.child, drawn: copyOf(child, instance, parameters, renamed), above: inside });
      return own;
    });
    made.set(key, { ...drawn, parts });
  }
  return { sheets: made, copied };
}
