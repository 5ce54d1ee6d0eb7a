// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardView } from "@/components/gerber/preview/board-view";
import type { LengthUnit } from "@/lib/core/pcb/length";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { createGerberView } from "@/stores/viewer/gerber-view";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage, type TestLocale, WORDS } from "./in-page";

/** A drawing of a board of 20 × 10 mm: the size is all that is read of it. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="20.5mm" height="10.5mm"></svg>`;

/** The canvas measures 300 × 200 px; the whole board has 200 × 100 px of it from (32, 44) on, so 10 px are 1 mm. */
const LAYOUT: Record<string, [left: number, top: number, width: number, height: number]> = {
  canvas: [0, 0, 300, 200],
  box: [32, 44, 200, 100],
};

function layOut(this: HTMLElement): DOMRect {
  const { part } = this.dataset;
  const [boxLeft, boxTop, boxWidth, boxHeight] = LAYOUT.box ?? [0, 0, 0, 0];
  if (part === "stage" && this.style.width !== "") {
    const [left, top, width, height] = (["left", "top", "width", "height"] as const).map((name) =>
      Number.parseFloat(this.style[name]),
    );
    return new DOMRect(boxLeft + (left ?? 0), boxTop + (top ?? 0), width, height);
  }
  if (part === "box" || part === "stage") return new DOMRect(boxLeft, boxTop, boxWidth, boxHeight);
  return new DOMRect(...(this.hasAttribute("aria-keyshortcuts") ? (LAYOUT.canvas ?? []) : []));
}

beforeEach(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left = 0,
        readonly top = 0,
        readonly width = 0,
        readonly height = 0,
      ) {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(layOut);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show({ locale = "en" as TestLocale, unit = "mm" as LengthUnit } = {}) {
  const view = createGerberView({ pictures: { top: SVG, bottom: SVG } });
  const specification = completeSpecification({});
  inPage(<BoardView typed={specification} appearance={specification} unit={unit} />, { locale, view });
  const words = WORDS[locale].gerber;
  const canvas = screen.getByRole("group", { name: words.canvas });
  const measure = await screen.findByRole("button", { name: words.tools.measure });
  const stage = canvas.querySelector<HTMLElement>("[data-part=stage]");
  const scale = canvas.querySelector<HTMLElement>("[data-part=scale]");
  const position = canvas.querySelector<HTMLElement>("[data-part=position]");
  if (!stage || !scale || !position) throw new Error("a part is missing");
  const button = (name: "zoomIn" | "zoomOut" | "fit" | "turn") =>
    screen.getByRole("button", { name: words.tools[name] });
  return { view, canvas, measure, stage, scale, position, button };
}

/** The width of the board on the screen; empty at 1×, where the style sheet places it. */
const widthOf = (stage: HTMLElement) => (stage.style.width === "" ? 200 : Number.parseFloat(stage.style.width));

/** jsdom has no pointer events of its own. */
function point(canvas: HTMLElement, name: "down" | "move" | "up", [clientX, clientY]: [number, number], pointerId = 1) {
  const event = new MouseEvent(`pointer${name}`, { clientX, clientY, button: 0, bubbles: true, cancelable: true });
  act(() => void canvas.dispatchEvent(Object.assign(event, { pointerId })));
}
function click(canvas: HTMLElement, at: [number, number]) {
  point(canvas, "down", at);
  point(canvas, "up", at);
}

describe("zoom", () => {
  it("by the buttons goes up by half, down again, and to the whole board", async () => {
    const { stage, canvas, button } = await show();
    expect(button("zoomOut")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button("zoomIn"));
    expect(widthOf(stage)).toBeCloseTo(300);
    expect(canvas).toHaveAttribute("data-zoomed");
    await userEvent.click(button("zoomIn"));
    await userEvent.click(button("zoomOut"));
    expect(widthOf(stage)).toBeCloseTo(300);
    await userEvent.click(button("fit"));
    expect(widthOf(stage)).toBe(200);
    expect(canvas).not.toHaveAttribute("data-zoomed");
  });

  it("ends at sixty times the whole board, and says so", async () => {
    const { stage, button } = await show();
    for (let step = 0; step < 15; step++) await userEvent.click(button("zoomIn"));
    expect(widthOf(stage)).toBeCloseTo(200 * 60);
    expect(button("zoomIn")).toHaveAttribute("aria-disabled", "true");
  });

  it("by the wheel is for Ctrl or ⌘ alone, about the pointer", async () => {
    const { stage, canvas, position } = await show();
    expect(fireEvent.wheel(canvas, { deltaY: -100, clientX: 82, clientY: 94 })).toBe(true);
    expect(widthOf(stage)).toBe(200);
    // A notch: e^0.3 = 1.35. (82, 94) is 50 px right of the box: 5 mm, 5 mm up; it stays there.
    for (const key of ["ctrlKey", "metaKey"])
      expect(fireEvent.wheel(canvas, { deltaY: -100, clientX: 82, clientY: 94, [key]: true })).toBe(false);
    expect(widthOf(stage)).toBeCloseTo(200 * Math.exp(0.6));
    expect(position).toHaveTextContent("x 5.00 y 5.00 mm");
  });

  it("by a double click doubles, and makes the scale's length fit", async () => {
    const { stage, canvas, scale } = await show();
    expect(scale).toHaveTextContent("5 mm");
    fireEvent.dblClick(canvas, { clientX: 132, clientY: 94 });
    expect(widthOf(stage)).toBeCloseTo(400);
    // A quarter of 20 mm at 2×: 2.5, so 2 mm, at 20 px a mm.
    expect(scale).toHaveTextContent("2 mm");
    expect(scale.style.width).toBe("40px");
  });

  it("by two fingers follows them", async () => {
    const { stage, canvas } = await show();
    point(canvas, "down", [112, 94], 1);
    point(canvas, "down", [152, 94], 2);
    point(canvas, "move", [92, 94], 1);
    point(canvas, "move", [172, 94], 2);
    // 40 px apart, then 80.
    expect(widthOf(stage)).toBeCloseTo(400);
  });
});

describe("the keys", () => {
  it("zoom, move, turn and show the whole board while the picture has the focus", async () => {
    const { stage, canvas, view } = await show();
    canvas.focus();
    await userEvent.keyboard("+");
    expect(widthOf(stage)).toBeCloseTo(300);
    const left = Number.parseFloat(stage.style.left);
    await userEvent.keyboard("{ArrowRight}");
    // 50 px to the left of the box's edge at most: what has grown on that side.
    expect(Number.parseFloat(stage.style.left)).toBeCloseTo(Math.max(left - 60, -100));
    await userEvent.keyboard("-");
    expect(widthOf(stage)).toBe(200);
    await userEvent.keyboard("r");
    expect(view.getState().turns).toBe(1);
    await userEvent.keyboard("+0");
    expect(canvas).not.toHaveAttribute("data-zoomed");
    await userEvent.keyboard("+{Escape}");
    expect(canvas).not.toHaveAttribute("data-zoomed");
  });

  it("are the page's elsewhere, with Ctrl, and where there is nothing to move", async () => {
    const { canvas, button, stage } = await show();
    button("zoomIn").focus();
    await userEvent.keyboard("+");
    expect(widthOf(stage)).toBe(200);
    expect(fireEvent.keyDown(canvas, { key: "+", ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: "ArrowDown" })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: "x" })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: "+" })).toBe(false);
  });
});

describe("dragging", () => {
  it("moves the board when it is zoomed, and not when it is whole", async () => {
    const { stage, canvas, button } = await show();
    const drag = () => {
      point(canvas, "down", [100, 100]);
      point(canvas, "move", [90, 92]);
      point(canvas, "up", [90, 92]);
    };
    drag();
    expect(stage.style.left).toBe("");
    await userEvent.click(button("zoomIn"));
    const before = [stage.style.left, stage.style.top].map(Number.parseFloat);
    drag();
    const after = [stage.style.left, stage.style.top].map(Number.parseFloat);
    expect(after).toEqual([(before[0] ?? 0) - 10, (before[1] ?? 0) - 8]);
    point(canvas, "move", [50, 50]);
    expect([stage.style.left, stage.style.top].map(Number.parseFloat)).toEqual(after);
  });
});

describe("turning", () => {
  it("swaps the dimension lines, and tells positions of the board as it lies", async () => {
    const { canvas, button, view } = await show();
    const across = canvas.querySelector("[data-part=across]");
    expect(across).toHaveTextContent("20");
    await userEvent.click(button("turn"));
    expect(across).toHaveTextContent("10");
    act(() => view.getState().start({ name: "next.zip", bytes: 1 }));
    expect(view.getState().turns).toBe(0);
  });
});

describe("measuring", () => {
  // (62, 74) and (122, 114) at 10 px per mm: dx 6, dy 4, so √52 = 7.2111 mm = 0.28390 inch = 283.9 mil.
  const [FROM, TO]: [number, number][] = [
    [62, 74],
    [122, 114],
  ];

  it.each([
    ["mm", "7.21 mm; 283.9 mil; dx 6.00 dy 4.00"],
    ["inch", `0.284"; 283.9 mil; dx 0.236 dy 0.157`],
  ] as const)("by two clicks gives length, dx and dy in %s", async (unit, words) => {
    const { canvas, measure } = await show({ unit });
    await userEvent.click(measure);
    expect(measure).toHaveAttribute("aria-pressed", "true");
    click(canvas, FROM ?? [0, 0]);
    point(canvas, "move", [90, 90]);
    expect(screen.getByRole("status")).toHaveTextContent("");
    click(canvas, TO ?? [0, 0]);
    expect(screen.getByRole("status")).toHaveTextContent(words);
  });

  it("by one drag does too, and moves nothing; the line stays with the board", async () => {
    const { canvas, measure, stage, button } = await show();
    await userEvent.click(measure);
    await userEvent.click(button("zoomIn"));
    const before = stage.style.left;
    point(canvas, "down", [60, 70]);
    point(canvas, "move", [75, 70]);
    point(canvas, "up", [75, 70]);
    expect(stage.style.left).toBe(before);
    // 15 px at 15 px per mm.
    expect(screen.getByRole("status")).toHaveTextContent("1.00 mm; 39.4 mil; dx 1.00 dy 0.00");
    const path = () => canvas.querySelector("svg path")?.getAttribute("d");
    const drawn = path();
    await userEvent.click(button("zoomIn"));
    expect(path()).not.toBe(drawn);
  });

  it("ends by Escape, and only the next Escape shows the whole board", async () => {
    const { canvas, measure, button } = await show({ locale: "zh" });
    await userEvent.click(button("zoomIn"));
    await userEvent.click(measure);
    canvas.focus();
    await userEvent.keyboard("{Escape}");
    expect(measure).toHaveAttribute("aria-pressed", "false");
    expect(canvas).toHaveAttribute("data-zoomed");
    await userEvent.keyboard("{Escape}");
    expect(canvas).not.toHaveAttribute("data-zoomed");
  });
});
