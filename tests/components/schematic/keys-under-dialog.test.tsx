// @vitest-environment jsdom
// Keys while a dialog is open whose focused button was removed: the focus is on the body then.
import { cleanup, createEvent, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EditorPage } from "@/components/schematic/commands/command";
import { useKeys } from "@/components/schematic/commands/use-commands";
import { deleteSelection } from "@/lib/core/schematic/editor/actions";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";
import { standIn } from "@/tests/support/stand-in";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

function Keys({ driven: { editor } }: { driven: DrivenEditor }) {
  useKeys(standIn<EditorPage>({ editor, notices: standIn({ deleteSelection: () => deleteSelection(editor) }) }));
  return null;
}

function press(key: string): { isTaken: boolean } {
  const event = createEvent.keyDown(document.body, { key });
  fireEvent(document.body, event);
  return { isTaken: event.defaultPrevented };
}

it("keys belong to an open dialog, wherever the focus is", () => {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  const driven = new DrivenEditor(drawing);
  driven.editor.select(driven.ofKind("component").map(({ id }) => id));
  const { rerender } = renderPage(
    <>
      <Keys driven={driven} />
      <dialog open />
    </>,
  );
  expect(press("Delete").isTaken).toBe(false);
  expect(press("Escape").isTaken).toBe(false);
  expect(driven.ofKind("component")).toHaveLength(1);
  rerender(<Keys driven={driven} />);
  expect(press("Delete").isTaken).toBe(true);
  expect(driven.ofKind("component")).toHaveLength(0);
});
