// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinePicture } from "@/components/order/line-picture";
import { sessionStore } from "@/stores/session";
import { BLUE_GOLD, drawnBoard, GREEN_TIN, setBoardTokens } from "@/tests/support/drawn-board";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const LINE = {
  orderId: "order-1",
  position: 0,
  name: "Motor driver",
  look: { solderMaskColor: "Blue", surfaceFinish: "ENIG", silkscreenColor: "White" },
};

beforeEach(() => {
  stubBrowser();
  forgetPage();
  setBoardTokens();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the board in the colours that were ordered", async () => {
  const headers = { "content-type": "image/svg+xml", "content-disposition": 'attachment; filename="top.svg"' };
  api.respond("orderLinePicture", () => new Response(drawnBoard(GREEN_TIN), { headers }));
  const shown = vi.spyOn(URL, "createObjectURL");
  renderPage(<LinePicture {...LINE} hasPicture />);
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(await (shown.mock.calls[0]?.[0] as Blob).text()).toBe(drawnBoard(BLUE_GOLD));
  expect(screen.getByRole("img", { name: "Motor driver, top side" })).toBeVisible();
});

it("asks for nothing where there is no picture", () => {
  renderPage(<LinePicture {...LINE} hasPicture={false} />);
  expect(screen.getByRole("img", { name: "No picture" })).toBeVisible();
  expect(api.calls("orderLinePicture")).toEqual([]);
});
