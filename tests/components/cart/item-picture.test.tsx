// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ItemPicture } from "@/components/cart/item-picture";
import { sessionStore } from "@/stores/session";
import { cartItem, SPECIFICATION } from "@/tests/support/board-item";
import { BLUE_GOLD, drawnBoard, GREEN_TIN, setBoardTokens } from "@/tests/support/drawn-board";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

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
