// @vitest-environment jsdom
// Files that are dropped on the sheet: their place in units of the sheet, and drags that carry none.
import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EditorPage } from "@/components/schematic/commands/command";
import { PageContext } from "@/components/schematic/commands/use-commands";
import { useImageDrop } from "@/components/schematic/stage/use-image-drop";
import { createViewportController } from "@/components/stage/viewport-controller";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const inserted: { names: string[]; at: unknown }[] = [];

function Sheet() {
  const host = useRef<HTMLDivElement>(null);
  useImageDrop(host);
  return <div ref={host} data-testid="sheet" />;
}

function show(isReadOnly = false): HTMLElement {
  inserted.length = 0;
  const viewport = createViewportController({ marginPx: 0 });
  viewport.resize({ widthPx: 400, heightPx: 200 });
  viewport.setBounds({ minX: 0, minY: -100, maxX: 200, maxY: 0 });
  viewport.fit();
  const insertImages = (files: readonly File[], at: unknown) =>
    void inserted.push({ names: files.map(({ name }) => name), at });
  const page = standIn<EditorPage>({ viewport, editor: { isReadOnly }, insertImages });
  renderPage(
    <PageContext value={page}>
      <Sheet />
    </PageContext>,
  );
  return screen.getByTestId("sheet");
}

/** jsdom has no transfer of its own. */
function transfer(files: File[]): { types: string[]; files: File[]; dropEffect: string } {
  return { types: files.length > 0 ? ["Files"] : ["text/plain"], files, dropEffect: "none" };
}

const logo = new File(["png"], "logo.png", { type: "image/png" });

it("puts the image down where it was dropped, and keeps the browser from opening it", () => {
  const sheet = show();
  const over = createEvent.dragOver(sheet, { dataTransfer: transfer([logo]) });
  fireEvent(sheet, over);
  const drop = createEvent.drop(sheet, { dataTransfer: transfer([logo]) });
  // jsdom takes no place of a drag.
  Object.defineProperties(drop, { clientX: { value: 100 }, clientY: { value: 50 } });
  fireEvent(sheet, drop);
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
  // 400 px are 200 mm: 100 px are 50 mm, 50 px are 25 mm from above.
  expect(inserted).toEqual([{ names: ["logo.png"], at: { x: 500_000, y: 250_000 } }]);
});

it("leaves other drags alone", () => {
  const sheet = show();
  const drop = createEvent.drop(sheet, { dataTransfer: transfer([]) });
  fireEvent(sheet, drop);
  expect([drop.defaultPrevented, inserted]).toEqual([false, []]);
});

it("shows that nothing is taken by a drawing that cannot be changed", () => {
  const sheet = show(true);
  const data = { ...transfer([logo]), dropEffect: "copy" };
  fireEvent(sheet, createEvent.dragOver(sheet, { dataTransfer: data }));
  expect(data.dropEffect).toBe("none");
});
