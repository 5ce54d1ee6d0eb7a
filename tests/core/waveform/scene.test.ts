// Pictures of panes: where curves, axes and cursors lie, and what SVG says of them.

import { describe, expect, it } from "vitest";
import { paneScene, plotBox, pyramidOf, yScaleOf, type PaneView, type Primitive } from "@/lib/core/waveform/plot/scene";
import { panesSvg } from "@/lib/core/waveform/plot/scene-svg";
import { UNITS } from "@/lib/core/waveform/unit";

const COLORS = { ink: "ink", label: "label", grid: "grid", frame: "frame", surface: "paper", selection: "chosen" };
const AXIS = Float64Array.of(0, 1, 2);

const trace = (samples: number[], unit = UNITS.volt) => ({
  ...{ axis: AXIS, pyramid: pyramidOf(Float64Array.from(samples)), unit, color: "copper", dash: [4, 2], width: 2 },
});

const view = (given: Partial<PaneView> = {}): PaneView => ({
  ...{ width: 472, height: 234, x: { from: 0, to: 2, isLog: false }, xUnit: UNITS.second, yWindow: { from: 0, to: 1 } },
  ...{ traces: [trace([0, 10, 0])], cursors: [], selection: null, colors: COLORS },
  ...given,
});

const curves = (scene: readonly Primitive[]) =>
  scene.flatMap((item) => (item.kind === "clip" ? item.children.filter((child) => child.kind === "line") : []));
const texts = (scene: readonly Primitive[]) => scene.flatMap((item) => (item.kind === "text" ? [item.text] : []));

describe("a pane", () => {
  it("has its curve between the extremes with 6 % room above and below", () => {
    // The plot is 400 by 200 from (60, 10); 0 V to 10 V of -0.6 V to 10.6 V: 10 + 200·0.6/11.2 and 10 + 200·10.6/11.2.
    expect(plotBox(472, 234, false)).toEqual({ x: 60, y: 10, width: 400, height: 200 });
    const [curve] = curves(paneScene(view()));
    expect([...Array.from(curve?.x ?? [])]).toEqual([60, 260, 460]);
    expect(Array.from(curve?.y ?? [], (y) => Number(y.toFixed(2)))).toEqual([199.29, 20.71, 199.29]);
  });

  it("shows a part of the height", () => {
    const scale = yScaleOf(view({ yWindow: { from: 0.25, to: 0.75 } }), UNITS.volt);
    // A quarter of 11.2 V above -0.6 V, and below 10.6 V.
    expect([scale.from, scale.to]).toEqual([expect.closeTo(2.2), expect.closeTo(7.8)]);
  });

  it("has axes for two units, labels in their units, and cursors within the scale alone", () => {
    const cursors = [
      { label: "A", at: 1 },
      { label: "B", at: 5 },
    ];
    const shown = texts(paneScene(view({ traces: [trace([0, 10, 0]), trace([0, -45, -90], UNITS.degree)], cursors })));
    expect(shown).toEqual(expect.arrayContaining(["V", "°", "s", "−60", "A"]));
    expect(shown).not.toContain("B");
  });

  it("leaves gaps for infinite samples", () => {
    const [curve] = curves(paneScene(view({ traces: [trace([1, Number.NEGATIVE_INFINITY, 2])] })));
    expect(Array.from(curve?.y ?? [], Number.isNaN)).toEqual([false, true, false]);
  });

  it("is drawn without a trace", () => {
    expect(texts(paneScene(view({ traces: [] })))).toContain("s");
  });
});

describe("SVG", () => {
  it("has panes below each other, escapes texts, and breaks lines at gaps", () => {
    const scene = paneScene(view({ traces: [trace([1, Number.NaN, 2])], cursors: [{ label: "<", at: 1 }] }));
    const svg = panesSvg(
      [
        { primitives: scene, height: 234 },
        { primitives: [], height: 100 },
      ],
      472,
      'V("a")',
    );
    const document = new RegExp(
      '^<svg xmlns="http://www.w3.org/2000/svg" width="472" height="334" viewBox="0 0 472 334"',
    );
    expect(svg).toMatch(document);
    expect(svg).toContain("<title>V(&quot;a&quot;)</title>");
    expect(svg).toContain(">&lt;</text>");
    expect(svg).toMatch(/stroke-dasharray="4 2" d="M60 [\d.]+M460 [\d.]+"/);
    expect(svg).toContain("translate(0 234)");
  });
});
