// @vitest-environment jsdom
// Boards in cart, checkout and orders look as they will be made, not as they were first drawn.
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePaintedBoard } from "@/lib/client/board-appearance";
import { BLUE_GOLD, drawnBoard, GREEN_TIN } from "@/tests/support/drawn-board";

it("a drawing is painted in the mask, the finish and the print that were selected", () => {
  const appearance = { solderMaskColor: "Blue", surfaceFinish: "ENIG", silkscreenColor: "White" };
  const { result, rerender } = renderHook(({ svg }: { svg?: string }) => usePaintedBoard(svg, appearance), {
    initialProps: {},
  });
  expect(result.current).toBeUndefined();
  rerender({ svg: drawnBoard(GREEN_TIN) });
  expect(result.current).toBe(drawnBoard(BLUE_GOLD));
});
