// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ItemPicture } from "@/components/cart/item-picture";
import { sessionStore } from "@/stores/account/session";
import { cartItem, SPECIFICATION } from "@/tests/support/board-item";
import { BLUE_GOLD, drawnBoard, GREEN_TIN } from "@/tests/support/drawn-board";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the board in the colours that are ordered", async () => {
  const headers = { "content-type": "image/svg+xml", "content-disposition": 'attachment; filename="top.svg"' };
  api.respond("getBoardPicture", () => new Response(drawnBoard(GREEN_TIN), { headers }));
  const shown = vi.spyOn(URL, "createObjectURL");
  const specification = { ...SPECIFICATION, solderMaskColor: "Blue" as const, surfaceFinish: "ENIG" as const };
  renderPage(<ItemPicture item={cartItem({ specification })} name="Motor driver" />);
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(await (shown.mock.calls[0]?.[0] as Blob).text()).toBe(drawnBoard(BLUE_GOLD));
  expect(screen.getByRole("img", { name: "Motor driver, top side" })).toBeVisible();
});

it("asks for nothing where there is no picture", () => {
  renderPage(<ItemPicture item={cartItem({ hasPicture: false })} name="Motor driver" />);
  expect(screen.getByRole("img", { name: "No picture yet" })).toBeVisible();
  expect(api.calls("getBoardPicture")).toEqual([]);
});

const PNG_HEADERS = { "content-type": "image/png", "content-disposition": 'inline; filename="amplifier-3d.png"' };

it.each([
  ["en-US", "Motor driver, in 3D"],
  ["zh-US", "Motor driver，3D 视图"],
] as const)(
  "shows the board in space where that stands for it, and gives its address back (%s)",
  async (tag, words) => {
    api.respond("getBoard3dSnapshot", () => new Response("a picture", { headers: PNG_HEADERS }));
    const shown = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:space");
    const revoked = vi.spyOn(URL, "revokeObjectURL");
    const page = renderPage(<ItemPicture item={cartItem({ board3dSnapshot: "one" })} name="Motor driver" />, { tag });
    await waitFor(() => expect(shown).toHaveBeenCalledOnce());
    const blob = shown.mock.calls[0]?.[0] as Blob;
    expect([blob.type, await blob.text()]).toEqual(["image/png", "a picture"]);
    expect(screen.getByRole("img", { name: words })).toHaveAttribute("src", "blob:space");
    expect(api.calls("getBoard3dSnapshot").map(({ path }) => path)).toEqual([
      "/api/eda/project/project-1/board3d-snapshot",
    ]);
    expect(api.calls("getBoardPicture")).toEqual([]);
    page.unmount();
    expect(revoked).toHaveBeenCalledWith("blob:space");
  },
);

it("asks anew for a picture of another name, and for the same one once", async () => {
  api.respond("getBoard3dSnapshot", () => new Response("a picture", { headers: PNG_HEADERS }));
  for (const board3dSnapshot of ["one", "one", "two"]) {
    renderPage(<ItemPicture item={cartItem({ board3dSnapshot })} name="Motor driver" />);
    await waitFor(() => expect(screen.getByRole("img")).toHaveAttribute("src"));
    cleanup();
  }
  expect(api.calls("getBoard3dSnapshot")).toHaveLength(2);
});
