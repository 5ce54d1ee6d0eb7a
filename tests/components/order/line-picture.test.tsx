// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinePicture } from "@/components/order/lines/line-picture";
import { sessionStore } from "@/stores/account/session";
import { BLUE_GOLD, drawnBoard, GREEN_TIN } from "@/tests/support/drawn-board";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const LINE = {
  orderId: "order-1",
  position: 0,
  name: "Motor driver",
  board3dSnapshot: null,
  appearance: { solderMaskColor: "Blue", surfaceFinish: "ENIG", silkscreenColor: "White" },
};

beforeEach(() => {
  stubBrowser();
  forgetPage();
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

const PNG_HEADERS = { "content-type": "image/png", "content-disposition": 'inline; filename="amplifier-3d.png"' };

it.each([
  ["en-US", "Motor driver, in 3D", "Motor driver, in 3D: view larger"],
  ["zh-US", "Motor driver，3D 视图", "Motor driver，3D 视图：查看大图"],
] as const)("shows the board in space as it was ordered, larger when asked (%s)", async (tag, alt, open) => {
  api.respond("orderLinePicture", () => new Response("a picture", { headers: PNG_HEADERS }));
  const shown = vi.spyOn(URL, "createObjectURL");
  const { user } = renderPage(<LinePicture {...LINE} hasPicture board3dSnapshot="one" />, { tag });
  await user.click(await screen.findByRole("button", { name: open }));
  const dialog = screen.getByRole("dialog", { name: alt });
  expect(within(dialog).getByRole("img", { name: alt })).toBeVisible();
  const blobs = shown.mock.calls.map(([blob]) => blob as Blob);
  expect(await Promise.all(blobs.map((blob) => blob.text()))).toEqual(["a picture", "a picture"]);
  await user.keyboard("{Escape}");
  expect(api.calls("orderLinePicture").map(({ path }) => path)).toEqual(["/api/eda/order/order-1/picture/0"]);
});
