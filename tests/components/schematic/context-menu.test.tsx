// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ContextMenu, type MenuPlace } from "@/components/schematic/context-menu";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
});
afterEach(() => cleanup());

function OpenedByButton() {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  return (
    <>
      <button onClick={() => setPlace({ at: [0, 0], kind: "object" })}>right button</button>
      <ContextMenu place={place} onClose={() => undefined} />
    </>
  );
}

it("plots the current and the power of a part, or the voltage of a wire", async () => {
  const drawing = new Drawing(RESISTOR);
  const { id } = drawing.component(RESISTOR, "R1", 10, 10);
  drawing.wire(12, 10, 18, 10);
  const wire = drawing.records.find(({ kind }) => kind === "wire");
  const plots = async (selected: string) => {
    const { editor, user, unmount } = renderEditor(drawing, <OpenedByButton />);
    const asked: string[] = [];
    editor.onProbe(({ kind }) => void asked.push(kind));
    act(() => editor.select([selected]));
    await user.click(screen.getByRole("button", { name: "right button" }));
    for (const item of screen.getAllByRole("menuitem", { name: /^Plot/, hidden: true })) await user.click(item);
    unmount();
    return asked;
  };
  expect(await plots(id)).toEqual(["current", "power"]);
  expect(await plots(wire?.id ?? "")).toEqual(["voltage"]);
});
