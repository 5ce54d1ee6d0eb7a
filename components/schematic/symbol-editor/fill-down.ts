// The value of one pin for the chosen pins below it; numbers count up, so that each pin has its own.
import { countUp } from "@/lib/core/schematic/edit/count-up";
import { changePins, setLength } from "@/lib/core/schematic/symbol-editor/pins";
import type { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";

export type FilledColumn = "number" | "name" | "length" | "type" | "shape";

export function fillDown(editor: SymbolEditor, from: number, column: FilledColumn): void {
  const below = [...editor.state.pins].filter((index) => index > from).toSorted((a, b) => a - b);
  editor.change("changePins", (symbol) => {
    const first = symbol.pins[from];
    if (!first || below.length === 0) return symbol;
    if (column === "length") return setLength(symbol, new Set(below), first.length);
    if (column !== "number") return changePins(symbol, new Set(below), { [column]: first[column] });
    let { number } = first;
    return below.reduce((changed, index) => {
      number = countUp(number);
      return changePins(changed, new Set([index]), { number });
    }, symbol);
  });
}
