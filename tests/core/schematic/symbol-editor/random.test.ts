// Random edits of a symbol: undo leads back to exactly the beginning, and redo to the end.
import { expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { symbolChecked } from "@/tests/support/symbol-schema";
import { arrangePins } from "@/lib/core/schematic/symbol-editor/arrange";
import { checkSymbol, repair } from "@/lib/core/schematic/symbol-editor/checks";
import { pastePins, readPinTable } from "@/lib/core/schematic/symbol-editor/paste-pins";
import { changePins, setLength, setSide, SIDES, sortPins } from "@/lib/core/schematic/symbol-editor/pins";
import { SHAPE_TOOLS } from "@/lib/core/schematic/symbol-editor/shape-of-points";
import { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";
import { addBodyStyle, addUnit, removeBodyStyle, removeUnit } from "@/lib/core/schematic/symbol-editor/units";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { Random } from "@/tests/support/random";

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const STEPS = 60;
const REACH = { reach: 5_000 };

function step(editor: SymbolEditor, random: Random): void {
  const { symbol, pins } = editor.state;
  const point = () => ({ x: random.below(400_000) - 200_000, y: random.below(400_000) - 200_000 });
  const some = () => new Set(symbol.pins.flatMap((_, at) => (random.isLuck(0.2) ? [at] : [])));
  const side = SIDES[random.below(4)] ?? "left";
  const unit = { unit: editor.state.unit, style: editor.state.style };
  const [finding] = checkSymbol(symbol);
  const actions: (() => void)[] = [
    () => editor.use("pin"),
    () => editor.use("select"),
    () => editor.use(SHAPE_TOOLS[random.below(SHAPE_TOOLS.length)] ?? "line"),
    () => editor.hover(point()),
    () => editor.click(point(), { ...REACH, isAdding: random.isLuck(0.5) }),
    () => editor.end(),
    () => void editor.escape(),
    () => editor.rotate(),
    () => editor.choosePins(some()),
    () => editor.chooseGraphic(symbol.graphics.length > 0 ? random.below(symbol.graphics.length) : null),
    () => editor.nudge(random.below(5) - 2, random.below(5) - 2),
    () => editor.remove(),
    () => void (editor.startDrag(symbol.pins[0]?.at ?? point(), 5_000) && editor.drag(point())),
    () => editor.endDrag(point()),
    () => editor.change("changePins", (before) => setSide(before, pins, side)),
    () => editor.change("changePins", (before) => setLength(before, pins, 12_700 * random.below(5))),
    () => editor.change("changePins", (before) => changePins(before, pins, { name: `N${random.below(9)}` })),
    () => editor.change("sortPins", sortPins),
    () => editor.change("arrange", (before) => arrangePins(before, unit)),
    () => editor.change("pastePins", (before) => pastePins(before, readPinTable("7\tA\tI\n8\tVCC\tP").pins, unit)),
    () => editor.change("units", random.isLuck(0.6) ? addUnit : (before) => removeUnit(before, unit.unit)),
    () => editor.change("bodyStyle", random.isLuck(0.5) ? addBodyStyle : removeBodyStyle),
    () => editor.showUnit(1 + random.below(symbol.unitCount), 1 + random.below(symbol.styleCount)),
    () => finding && editor.change("repair", (before) => repair(before, finding)),
    () => editor.undo(),
    () => editor.redo(),
  ];
  actions[random.below(actions.length)]?.();
}

it("undo leads back to the beginning, redo to the end", () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = new Random(seed);
    const start = present(findSymbol(seed % 2 ? "logic:74HC00" : "passive:R"), "symbol").build();
    const editor = new SymbolEditor(start);
    const before = structuredClone(start);
    for (let count = 0; count < STEPS; count++) step(editor, random);
    while (editor.state.canRedo) editor.redo();
    const end = editor.state.symbol;
    expect(symbolChecked(end)).toBe(true);
    while (editor.state.canUndo) editor.undo();
    expect(editor.state.symbol, `seed ${seed}`).toEqual(before);
    while (editor.state.canRedo) editor.redo();
    expect(editor.state.symbol, `seed ${seed}`).toEqual(end);
  }
});
