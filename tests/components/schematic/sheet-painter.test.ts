// @vitest-environment jsdom
// Drags of many objects: everything below the dragged ones is painted once, until the view or the drawing changes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readInks } from "@/components/schematic/stage/inks";
import { type Picture, SheetPainter } from "@/components/schematic/stage/sheet-painter";
import { Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";
import { standIn } from "@/tests/support/stand-in";

/** Texts that a canvas was given, and the pictures of other canvases. */
interface Counted {
  readonly context: CanvasRenderingContext2D;
  texts: string[];
  pictures: number;
}

function countingContext(): Counted {
  const counted: Counted = { context: standIn<CanvasRenderingContext2D>({}), texts: [], pictures: 0 };
  const methods: Record<string, unknown> = {
    measureText: () => ({ width: 10 }),
    fillText: (text: string) => void counted.texts.push(text),
    drawImage: () => void counted.pictures++,
  };
  const context = new Proxy(methods, { get: (known, name: string) => known[name] ?? (() => undefined) });
  return Object.assign(counted, { context: standIn<CanvasRenderingContext2D>(context) });
}

class NoPath {
  moveTo() {}
  lineTo() {}
  bezierCurveTo() {}
  closePath() {}
  addPath() {}
}

let kept: Counted;
beforeEach(() => {
  kept = countingContext();
  vi.stubGlobal("Path2D", NoPath);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => standIn(kept.context));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const designators = ({ texts }: Counted): string[] => texts.filter((text) => /^[CR]\d+$/.test(text)).toSorted();

it("paints what stays in place once, and again when the view or the drawing changes", () => {
  const drawing = new Drawing(RESISTOR);
  for (let at = 0; at < 30; at++)
    drawing.component(RESISTOR, `R${at}`, 10 + 5 * (at % 10), 10 + 5 * Math.floor(at / 10));
  drawing.component(RESISTOR, "C1", 10, 40);
  drawing.component(RESISTOR, "C2", 20, 40);
  const driven = new DrivenEditor(drawing);
  const { editor } = driven;
  const painter = new SheetPainter(editor, () => ({}));
  const picture: Picture = {
    transform: { scale: 0.001, left: 0, top: 0 },
    ...{ ratio: 1, inks: readInks(), size: { width: 3_000, height: 2_000 } },
    ...{ findings: [], hits: [], cursor: null, hasGrid: false, images: { shown: () => "loading", failedText: "" } },
  };
  const paint = (change: Partial<Picture> = {}) => {
    const screen = countingContext();
    kept.texts = [];
    painter.paint(screen.context, { ...picture, ...change });
    return { screen, below: designators(kept) };
  };
  editor.select(
    driven.ofKind("component").flatMap(({ id, designators: { "/": name } }) => (name?.startsWith("R") ? [id] : [])),
  );
  expect(paint().screen.pictures).toBe(0);

  driven.hover(10, 10);
  editor.grab("move");
  driven.hover(12, 10);
  const first = paint();
  expect(first.below).toEqual(["C1", "C2"]);
  expect(first.screen.pictures).toBe(1);
  expect(designators(first.screen)).toHaveLength(30);
  driven.hover(14, 10);
  expect(paint().below).toEqual([]);

  expect(paint({ transform: { scale: 0.0008, left: 0, top: 0 } }).below).toEqual(["C1", "C2"]);
  const [other] = driven.ofKind("component").filter(({ designators: { "/": name } }) => name === "C2");
  editor.commit("delete", (edit) => edit.remove(other?.id ?? ""));
  expect(paint().below).toEqual(["C1"]);

  driven.click(14, 10);
  expect(paint().screen.pictures).toBe(0);
});
