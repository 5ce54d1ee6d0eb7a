import { beforeEach, expect, it } from "vitest";
import { type Cell, createCell } from "@/components/stage/cell";
import { keyInput } from "@/components/stage/pointer-tool";
import { clearRuler, createMeasureTool, NO_RULER, type Ruler } from "@/components/stage/ruler";
import { createViewportController } from "@/components/stage/viewport-controller";

const MOUSE = keyInput(4);
const viewport = createViewportController({ marginPx: 0 });
let ruler: Cell<Ruler<"pad">>;

beforeEach(() => {
  // 10 px per mm, the origin in the lower left corner.
  viewport.setBounds({ minX: 0, minY: 0, maxX: 20, maxY: 10 });
  viewport.resize({ widthPx: 200, heightPx: 100 });
  ruler = createCell<Ruler<"pad">>(NO_RULER);
});

it("two taps measure, and the open line follows the pointer", () => {
  const tool = createMeasureTool({ viewport, ruler });
  tool.tap([20, 80], MOUSE);
  tool.hover([50, 80], MOUSE);
  expect(ruler.get().line).toEqual({ from: [2, 2], to: [5, 2], isOpen: true });
  tool.tap([50, 40], MOUSE);
  tool.hover([90, 90], MOUSE);
  expect(ruler.get().line).toEqual({ from: [2, 2], to: [5, 6], isOpen: false });
  expect(clearRuler(ruler)).toBe(true);
  expect(clearRuler(ruler)).toBe(false);
});

it("one drag measures, and a drag goes on from an open end", () => {
  const tool = createMeasureTool({ viewport, ruler });
  tool.drag([10, 90], [60, 90], MOUSE);
  tool.onDragEnd([0, 0], MOUSE);
  expect(ruler.get().line).toEqual({ from: [1, 1], to: [6, 1], isOpen: false });
  tool.tap([20, 80], MOUSE);
  tool.drag([50, 50], [80, 80], MOUSE);
  expect(ruler.get().line).toMatchObject({ from: [2, 2], to: [8, 2] });
});

it("catches what the drawing offers, and lets it go when the pointer leaves", () => {
  const tool = createMeasureTool({
    viewport,
    ruler,
    snapAt: ([x]) => (x < 100 ? { pointMm: [3, 3], kind: "pad" as const } : null),
  });
  tool.hover([31, 69], MOUSE);
  expect(ruler.get()).toEqual({ line: null, snap: { pointMm: [3, 3], kind: "pad" } });
  tool.tap([31, 69], MOUSE);
  tool.hover([150, 50], MOUSE);
  expect(ruler.get()).toEqual({ line: { from: [3, 3], to: [15, 5], isOpen: true }, snap: null });
  tool.hover([31, 69], MOUSE);
  tool.onLeave();
  expect(ruler.get().snap).toBeNull();
});
