import { describe, expect, it } from "vitest";
import { createViewportController } from "@/components/stage/viewport-controller";
import { distance, type Vec2 } from "@/lib/base/vec2";

const BOARD = { minX: 0, minY: 0, maxX: 20, maxY: 10 };
const AREA = { leftPx: 32, topPx: 44, widthPx: 200, heightPx: 100 };

function expectNear(actual: Vec2, expected: Vec2): void {
  expect(distance(actual, expected)).toBeLessThan(1e-6);
}

describe("a stage of its own", () => {
  function shown() {
    const viewport = createViewportController();
    viewport.setBounds(BOARD);
    viewport.resize({ widthPx: 600, heightPx: 400 });
    return viewport;
  }

  it("shows the whole drawing as soon as it is laid out, and through every resize until it is moved", () => {
    const viewport = shown();
    // 600 − 2 · 40 px for 20 mm.
    expect(viewport.camera()).toMatchObject({ centerXmm: 10, centerYmm: 5, pxPerMm: 26 });
    viewport.resize({ widthPx: 340, heightPx: 400 });
    expect(viewport.camera().pxPerMm).toBe(13);
    viewport.zoomBy(2);
    viewport.resize({ widthPx: 600, heightPx: 400 });
    expect(viewport.camera().pxPerMm).toBe(26);
    expect(viewport.zoom()).toBe(1);
  });

  it("turns the whole drawing to fit, and flips it where it is", () => {
    const viewport = shown();
    viewport.turn();
    expect(viewport.camera()).toMatchObject({ turns: 1, pxPerMm: 16 });
    viewport.flip(true);
    expect(viewport.camera()).toMatchObject({ turns: 3, isMirrored: true, pxPerMm: 16 });
    viewport.zoomBy(4);
    viewport.turn();
    expect(viewport.camera().pxPerMm).toBe(64);
  });

  it("tells of every change until the listener is removed", () => {
    const viewport = shown();
    let count = 0;
    const stop = viewport.watch(() => count++);
    viewport.zoomBy(2);
    viewport.pan([1, 1]);
    viewport.moveTo({ centerXmm: 1, centerYmm: 2, pxPerMm: 3 });
    stop();
    viewport.fit();
    expect(count).toBe(3);
  });

  it("does nothing before it is laid out", () => {
    const viewport = createViewportController();
    const before = viewport.camera();
    viewport.zoomBy(2);
    viewport.pan([10, 10]);
    viewport.show(BOARD);
    expect(viewport.camera()).toEqual(before);
    expect(viewport.zoom()).toBe(1);
  });
});

describe("a stage within a page", () => {
  function shown() {
    const viewport = createViewportController({ marginPx: 0, maxZoom: 60 });
    viewport.setBounds(BOARD);
    viewport.resize(AREA);
    return viewport;
  }

  it("is between the fitted drawing and the largest zoom", () => {
    const viewport = shown();
    expect([viewport.zoomLimit(), viewport.camera().pxPerMm]).toEqual(["min", 10]);
    viewport.zoomBy(0.01);
    expect(viewport.camera().pxPerMm).toBe(10);
    viewport.zoomBy(2);
    expect(viewport.zoomLimit()).toBeNull();
    viewport.zoomBy(1000);
    expect([viewport.zoomLimit(), viewport.camera().pxPerMm]).toEqual(["max", 600]);
  });

  it("is back in its place at the fitted scale, wherever it was", () => {
    const viewport = shown();
    viewport.zoomBy(20, [40, 130]);
    viewport.pan([-900, 350]);
    viewport.zoomBy(1e-6, [200, 50]);
    expect(viewport.camera()).toMatchObject({ centerXmm: 10, centerYmm: 5, pxPerMm: 10 });
    // From there on it follows the page.
    viewport.resize({ ...AREA, widthPx: 100 });
    expect(viewport.camera().pxPerMm).toBe(5);
  });

  it("keeps the point in the center and the scale in another pose and after a resize", () => {
    const viewport = shown();
    viewport.zoomBy(12, [150, 80]);
    const center: Vec2 = [132, 94];
    const held = viewport.screenToWorld(center);
    viewport.setPose({ turns: 1, isMirrored: true });
    expectNear(viewport.screenToWorld(center), held);
    viewport.resize({ leftPx: 24, topPx: 40, widthPx: 90, heightPx: 180 });
    expectNear(viewport.screenToWorld([69, 130]), held);
    expect(viewport.camera().pxPerMm).toBe(120);
  });
});
