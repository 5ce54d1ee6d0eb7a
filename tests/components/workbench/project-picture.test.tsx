// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProjectPicture } from "@/components/workbench/project-picture";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { project } from "@/tests/support/workbench";

const api = startMockApi();
const shown: Blob[] = [];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  shown.length = 0;
  document.documentElement.dataset.theme = "light";
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${shown.push(blob as Blob)}`);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const asked = () => api.calls("getThumbnail").map(({ path, query }) => [path, query]);
const picture = () => screen.getByRole("img", { name: "Schematic" }).querySelector("img");

it("is the drawing in the colors of the page, asked for once in each", async () => {
  const drawn = project("a", { thumbnail: "v3" });
  const { unmount } = renderPage(<ProjectPicture project={drawn} />, { address: "/" });
  await waitFor(() => expect(picture()?.src).toBe("blob:1"));
  expect(shown[0]?.type).toBe("image/svg+xml");
  act(() => void (document.documentElement.dataset.theme = "dark"));
  await waitFor(() => expect(picture()?.src).toBe("blob:2"));
  expect(asked()).toEqual([
    ["/api/eda/project/a/thumbnail", { theme: "light" }],
    ["/api/eda/project/a/thumbnail", { theme: "dark" }],
  ]);
  unmount();
  renderPage(<ProjectPicture project={drawn} />, { address: "/" });
  await waitFor(() => expect(picture()).not.toBeNull());
  expect(asked()).toHaveLength(2);
  renderPage(<ProjectPicture project={project("a", { thumbnail: "v4" })} />, { address: "/" });
  await waitFor(() => expect(asked()).toHaveLength(3));
});

it("is the icon of the kind for a project without a picture, which is not asked for", () => {
  renderPage(<ProjectPicture project={project("a", { thumbnail: null })} />, { address: "/" });
  expect(picture()).toBeNull();
  expect(screen.getByRole("img", { name: "Schematic" }).querySelector("svg")).not.toBeNull();
  expect(asked()).toEqual([]);
});

it("is the icon where the picture does not come, without a message", async () => {
  api.fail("getThumbnail", { kind: "refusal", code: "NOT_FOUND", message: "It does not exist" });
  renderPage(<ProjectPicture project={project("a", { thumbnail: "v1" })} />, { address: "/" });
  await waitFor(() => expect(screen.getByRole("img", { name: "Schematic" }).querySelector("svg")).not.toBeNull());
  expect(screen.queryByText("It does not exist")).toBeNull();
});
