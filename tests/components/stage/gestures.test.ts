// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Vec2 } from "@/lib/base/vec2";
import { listenToGestures } from "@/components/stage/gestures";
import { PAN_TOOL, type PointerTool } from "@/components/stage/pointer-tool";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";

const BOARD = { minX: 0, minY: 0, maxX: 20, maxY: 10 };
let stage: HTMLElement;
let viewport: ViewportController;
let events: string[];
let stop: () => void;
let takesDrags: boolean;

beforeEach(() => {
  stage = document.createElement("div");
  stage.setPointerCapture = () => undefined;
  document.body.append(stage);
  viewport = createViewportController();
  viewport.resize({ widthPx: 600, heightPx: 400 });
  viewport.setBounds(BOARD);
  events = [];
  takesDrags = false;
  const say = (name: string) => (at: Vec2) => void events.push(`${name} ${at.join()}`);
  const tool = (): PointerTool => ({
    takesDrags,
    tap: (at, { reachPx }) => void events.push(`tap ${at.join()} within ${reachPx}`),
    hover: say("hover"),
    drag: (from, to) => void events.push(`drag ${from.join()} to ${to.join()}`),
    onDragEnd: () => void events.push("drag end"),
    onLeave: () => void events.push("leave"),
  });
  stop = listenToGestures(stage, { viewport, tool });
});
afterEach(() => {
  stop();
  stage.remove();
});

type Pointer = { button?: number; id?: number; kind?: string };

/** jsdom has no pointer events of its own. */
function point(name: string, [clientX, clientY]: Vec2, { button = 0, id = 1, kind = "touch" }: Pointer = {}) {
  const event = new MouseEvent(`pointer${name}`, { clientX, clientY, button, bubbles: true, cancelable: true });
  stage.dispatchEvent(Object.assign(event, { pointerId: id, pointerType: kind }));
}
function wheel(init: WheelEventInit): boolean {
  const event = new WheelEvent("wheel", { clientX: 150, clientY: 100, bubbles: true, cancelable: true, ...init });
  return !stage.dispatchEvent(event);
}
/** World position under a point of the stage, in mm, rounded to a micrometer. */
const under = (at: Vec2) => viewport.screenToWorld(at).map((mm) => Math.round(mm * 1000) / 1000);

describe("the wheel", () => {
  it("zooms about the pointer, in and out again, and keeps the page where it is", () => {
    const held = under([150, 100]);
    const before = viewport.camera().pxPerMm;
    expect(wheel({ deltaY: -100 })).toBe(true);
    expect(viewport.camera().pxPerMm).toBeGreaterThan(before * 1.2);
    expect(under([150, 100])).toEqual(held);
    wheel({ deltaY: 100 });
    expect(viewport.camera().pxPerMm).toBeCloseTo(before, 9);
  });

  it("moves the board sideways with Shift, and along where it turns sideways itself", () => {
    const [x = 0, y = 0] = under([300, 200]);
    wheel({ deltaY: 26, shiftKey: true });
    // 26 px are 1 mm: the board moves left, so that the point 1 mm farther right is at the center.
    expect(under([300, 200])).toEqual([x + 1, y]);
    wheel({ deltaX: -52, deltaY: 0 });
    expect(under([300, 200])).toEqual([x - 1, y]);
  });
});

describe("a tool with a menu and drags of its own", () => {
  const open = (startsDrag: boolean) => {
    stop();
    const say = (name: string) => (at: Vec2) => void events.push(`${name} ${at.join()}`);
    const tool: PointerTool = {
      ...PAN_TOOL,
      ...{ menu: say("menu"), doubleTap: say("double"), startDrag: () => startsDrag, onDragEnd: say("drop") },
    };
    stop = listenToGestures(stage, { viewport, tool: () => tool });
  };

  it("takes the right click, while a right drag still pans", () => {
    open(true);
    const before = viewport.camera();
    point("down", [100, 100], { kind: "mouse", button: 2 });
    point("up", [100, 100], { kind: "mouse", button: 2 });
    expect(events).toEqual(["menu 100,100"]);
    point("down", [100, 100], { kind: "mouse", button: 2 });
    point("move", [130, 100], { kind: "mouse" });
    point("up", [130, 100], { kind: "mouse" });
    expect(events).toEqual(["menu 100,100"]);
    expect(viewport.camera().centerXmm).toBeLessThan(before.centerXmm);
  });

  it("takes a drag or leaves it to the camera, and a double click does not zoom", () => {
    open(true);
    const before = viewport.camera();
    point("down", [100, 100], { kind: "mouse" });
    point("move", [130, 100], { kind: "mouse" });
    point("up", [130, 100], { kind: "mouse" });
    expect(events).toEqual(["drop 130,100"]);
    stage.dispatchEvent(new MouseEvent("dblclick", { clientX: 10, clientY: 20, bubbles: true }));
    expect(events).toEqual(["drop 130,100", "double 10,20"]);
    expect(viewport.camera()).toEqual(before);
    open(false);
    point("down", [100, 100], { kind: "mouse" });
    point("move", [130, 100], { kind: "mouse" });
    expect(viewport.camera().centerXmm).toBeLessThan(before.centerXmm);
  });
});

describe("fingers", () => {
  it("that hardly move tap, and reach as far as a finger is wide", () => {
    point("down", [100, 100]);
    point("move", [102, 101]);
    point("up", [102, 101]);
    point("down", [100, 100], { kind: "mouse" });
    point("up", [100, 100], { kind: "mouse" });
    expect(events).toEqual(["tap 102,101 within 14", "tap 100,100 within 4"]);
  });

  it("that move take the board along, unless the tool draws", () => {
    const held = under([100, 100]);
    point("down", [100, 100]);
    point("move", [152, 126]);
    point("up", [152, 126]);
    expect(under([152, 126])).toEqual(held);
    takesDrags = true;
    point("down", [100, 100]);
    point("move", [152, 126]);
    point("up", [152, 126]);
    expect(under([152, 126])).toEqual(held);
    expect(events).toEqual(["drag 100,100 to 152,126", "drag end"]);
  });

  it("two of them zoom and move at once: what was under each stays under it", () => {
    const [left, right] = [under([200, 200]), under([400, 200])];
    point("down", [200, 200], { id: 1 });
    point("down", [400, 200], { id: 2 });
    point("move", [500, 250], { id: 2 });
    point("move", [100, 150], { id: 1 });
    point("up", [100, 150], { id: 1 });
    point("up", [500, 250], { id: 2 });
    // Twice as far apart, with a turn that a board does not follow: the middle stays the middle.
    const center = [((left[0] ?? 0) + (right[0] ?? 0)) / 2, ((left[1] ?? 0) + (right[1] ?? 0)) / 2];
    expect(under([300, 200])).toEqual(center);
    expect(viewport.camera().pxPerMm).toBeCloseTo((26 * Math.hypot(400, 100)) / 200, 6);
    expect(events).toEqual([]);
  });
});

describe("the middle and the right button", () => {
  it.each([1, 2])("move the board while a tool draws (button %i)", (button) => {
    takesDrags = true;
    const held = under([100, 100]);
    point("down", [100, 100], { button, kind: "mouse" });
    point("move", [126, 100], { button, kind: "mouse" });
    point("up", [126, 100], { button, kind: "mouse" });
    expect(under([126, 100])).toEqual(held);
    expect(events.filter((line) => !line.startsWith("hover"))).toEqual([]);
  });
});

describe("a double click", () => {
  const doubleClick = () =>
    stage.dispatchEvent(new MouseEvent("dblclick", { clientX: 150, clientY: 100, bubbles: true }));

  it("doubles the scale about the pointer, but not while a tool draws", () => {
    const held = under([150, 100]);
    doubleClick();
    expect(viewport.camera().pxPerMm).toBeCloseTo(52, 9);
    expect(under([150, 100])).toEqual(held);
    takesDrags = true;
    doubleClick();
    expect(viewport.camera().pxPerMm).toBeCloseTo(52, 9);
  });
});

describe("within a page", () => {
  beforeEach(() => {
    stop();
    stop = listenToGestures(stage, { viewport, tool: () => PAN_TOOL, isEmbedded: true });
  });

  it("the plain wheel and the other buttons are the page's", () => {
    expect(wheel({ deltaY: -100 })).toBe(false);
    point("down", [100, 100], { button: 2, kind: "mouse" });
    point("move", [150, 100], { button: 2, kind: "mouse" });
    point("up", [150, 100], { button: 2, kind: "mouse" });
    const menu = new MouseEvent("contextmenu", { cancelable: true });
    expect(stage.dispatchEvent(menu)).toBe(true);
    expect(viewport.camera()).toMatchObject({ centerXmm: 10, centerYmm: 5, pxPerMm: 26 });
  });

  it.each(["ctrlKey", "metaKey"])("the wheel with %s zooms, by no more than a notch at once", (key) => {
    expect(wheel({ deltaY: -1000, [key]: true })).toBe(true);
    expect(viewport.camera().pxPerMm).toBeCloseTo(26 * Math.exp(0.3), 9);
  });
});

describe("a pinch on a Mac's trackpad in Safari", () => {
  const pinch = (name: string, scale: number) => {
    const event = new MouseEvent(name, { clientX: 150, clientY: 100, bubbles: true, cancelable: true });
    return !stage.dispatchEvent(Object.assign(event, { scale }));
  };

  it("zooms about the pointer by as much as it says, and not the page", () => {
    const held = under([150, 100]);
    expect([pinch("gesturestart", 1), pinch("gesturechange", 1.5), pinch("gesturechange", 2)]).toEqual([
      true,
      true,
      true,
    ]);
    pinch("gestureend", 2);
    expect(viewport.camera().pxPerMm).toBeCloseTo(52, 9);
    expect(under([150, 100])).toEqual(held);
  });

  it("is passed over where fingers on the stage say the same", () => {
    point("down", [100, 100]);
    pinch("gesturestart", 1);
    pinch("gesturechange", 3);
    point("up", [100, 100]);
    expect(viewport.camera().pxPerMm).toBe(26);
  });
});

it("nothing is heard any more after stopping", () => {
  stop();
  expect(wheel({ deltaY: -100 })).toBe(false);
  point("down", [1, 1]);
  point("up", [1, 1]);
  expect([viewport.camera().pxPerMm, events]).toEqual([26, []]);
});
