// @vitest-environment jsdom
// The library's field: Enter takes the first symbol that the typed text finds.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LibraryPanel } from "@/components/schematic/panels/library";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("Enter right after a key takes what the whole text finds, not what the list still shows", async () => {
  const { editor } = renderEditor(new Drawing(RESISTOR), <LibraryPanel fieldRef={null} />);
  await screen.findAllByText("Schottky diode", {}, { timeout: 10_000 });
  const use = vi.spyOn(editor, "use");
  const field = screen.getByRole("searchbox");
  // In one batch: the list has no time to follow the field.
  act(() => {
    fireEvent.change(field, { target: { value: "NE555" } });
    fireEvent.keyDown(field, { key: "Enter" });
  });
  expect(use).toHaveBeenCalledWith("symbol", {
    symbol: expect.objectContaining({ name: expect.stringContaining("NE555") }),
  });
});
