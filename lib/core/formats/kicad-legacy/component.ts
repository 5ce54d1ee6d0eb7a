// Components of KiCad sheets before version 6: from "$Comp" to "$EndComp".

import { type LegacyField, parseField } from "./field";
import { numberAt, type TextLines, wordsOf } from "./text-lines";

/** Reference and unit on one placement of the sheet: `path` is of timestamps, and ends with the component's own. */
export type LegacyInstance = { path: string; reference: string; unit: number };

export type LegacyComponent = {
  kind: "component";
  line: number;
  /** With its library before a colon, since version 4. */
  symbol: string;
  reference: string;
  unit: number;
  style: number;
  timestamp: string;
  x: number;
  y: number;
  fields: readonly LegacyField[];
  instances: readonly LegacyInstance[];
  /** A point (px, py) of the symbol, whose y points up, is at a px + b py, c px + d py from the component. */
  matrix: readonly [a: number, b: number, c: number, d: number];
};

/** The opening line is read. Undefined where the file ends before the component does. */
export function parseComponent(lines: TextLines): LegacyComponent | undefined {
  const { line } = lines;
  const component = {
    ...{ symbol: "", reference: "", unit: 1, style: 1, timestamp: "", x: NaN, y: NaN },
    matrix: [1, 0, 0, -1] as [number, number, number, number],
  };
  const fields: LegacyField[] = [];
  const instances: LegacyInstance[] = [];
  for (let text = lines.next(); text !== undefined; text = lines.next()) {
    if (text.startsWith("$EndComp")) return { kind: "component", line, ...component, fields, instances };
    const words = wordsOf(text);
    const [key] = words;
    if (/^\s/.test(text) && words.length === 4)
      component.matrix = [numberAt(words, 0), numberAt(words, 1), numberAt(words, 2), numberAt(words, 3)];
    else if (key === "L") [component.symbol, component.reference] = [words[1] ?? "", words[2] ?? ""];
    else if (key === "U")
      [component.unit, component.style, component.timestamp] = [numberAt(words, 1), numberAt(words, 2), words[3] ?? ""];
    else if (key === "P") [component.x, component.y] = [numberAt(words, 1), numberAt(words, 2)];
    else if (key === "AR") instances.push(parseInstance(text));
    else {
      const field = parseField(text, lines.line);
      if (field) fields.push(field);
    }
  }
  return undefined;
}

/** `AR Path="/5EA1/5EB2" Ref="R5"  Part="1"`. */
function parseInstance(text: string): LegacyInstance {
  const attribute = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? "";
  return { path: attribute("Path"), reference: attribute("Ref"), unit: Number(attribute("Part") || NaN) };
}
