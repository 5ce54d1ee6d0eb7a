// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { createStage } from "@/components/stage/create-stage";
import type { StageView } from "@/components/stage/stage-view";
import { EMPTY_PAINT } from "@/lib/core/render/paint-list";
import type { RenderScene } from "@/lib/core/render/scene";

const SCENE: RenderScene = {
  bounds: { minX: 0, minY: 0, maxX: 20, maxY: 10 },
  origin: [10, 5],
  layers: [{ id: "wires", paint: EMPTY_PAINT, subset: () => EMPTY_PAINT }],
  board: null,
};
const VIEW: StageView = {
  camera: { centerXmm: 10, centerYmm: 5, pxPerMm: 8, turns: 0, isMirrored: false },
  mode: { kind: "layers", layers: [{ id: "wires", color: "#008000", opacity: 1 }] },
  highlight: [],
  background: null,
};

afterEach(() => vi.restoreAllMocks());

it("a browser without any canvas has a stage that draws nothing and asks for no second frame", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const canvas = document.createElement("canvas");
  const stage = createStage(canvas);
  expect(stage.kind).toBe("none");
  expect(stage.canvas).toBe(canvas);
  stage.setScene(SCENE);
  stage.resize(400, 300, 2);
  const frames = vi.spyOn(window, "requestAnimationFrame");
  stage.draw(VIEW);
  expect(frames).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(frames).toHaveBeenCalledTimes(3);
  stage.dispose();
});
