// @vitest-environment jsdom
// Dialogs of actions and the text field on the sheet, on an editor with a small drawing.
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArrayDialog } from "@/components/schematic/actions/array-dialog";
import { LabelPinsDialog } from "@/components/schematic/actions/label-pins-dialog";
import { MoveToSheetDialog } from "@/components/schematic/actions/move-to-sheet-dialog";
import { EditorContext, type OpenProject } from "@/components/schematic/editor-context";
import { ShapeProperties } from "@/components/schematic/panels/shape-properties";
import { TableProperties } from "@/components/schematic/panels/table-properties";
import { RenameNetDialog } from "@/components/schematic/rename-net-dialog";
import { TextInPlace } from "@/components/schematic/stage/text-in-place";
import { TouchBar } from "@/components/schematic/stage/touch-bar";
import { createViewportController } from "@/components/stage/viewport-controller";
import { present } from "@/lib/base/assert";
import { ProjectImages } from "@/lib/client/schematic/project-images";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const projectOf = ({ editor }: DrivenEditor): OpenProject => ({
  ...{ projectId: "prj_1", token: null, name: "Sensor", session: null, live: null, right: "owner", editor },
  viewport: createViewportController({ marginPx: 0 }),
  ...{ images: new ProjectImages({ projectId: "prj_1", token: null }), isImported: false },
});

function show(driven: DrivenEditor, part: React.ReactNode) {
  return renderPage(<EditorContext value={projectOf(driven)}>{part}</EditorContext>);
}

function divider(): DrivenEditor {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  drawing.resistor("R2", 20, 10);
  drawing.wire(12, 10, 18, 10);
  drawing.label("OUT", 14, 10);
  drawing.wire(0, 40, 8, 40);
  drawing.label("OUT", 2, 40);
  drawing.wire(0, 50, 8, 50);
  drawing.label("TAKEN", 2, 50);
  return new DrivenEditor(drawing);
}

const labels = (driven: DrivenEditor): string[] => driven.ofKind("net-label").map(({ text }) => text);

describe("renaming a net", () => {
  it("lists what would change, warns, and renames what was chosen", async () => {
    const driven = divider();
    driven.editor.select([driven.ofKind("wire")[0]?.id ?? ""]);
    const close = vi.fn<() => void>();
    const { user } = show(driven, <RenameNetDialog isOpen onClose={close} />);
    const name = screen.getByRole("textbox", { name: "New name" });
    expect(name).toHaveValue("OUT");
    expect(screen.getByRole("button", { name: "Rename" })).toBeDisabled();
    expect(screen.getByText("2 places would change")).toBeVisible();
    await user.clear(name);
    await user.type(name, "TAKEN");
    expect(screen.getByText(/both become one net/)).toBeVisible();
    await user.clear(name);
    await user.type(name, "MID");
    await user.click(screen.getByRole("button", { name: "Here" }));
    expect(screen.getByText(/no longer connected here/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Rename" }));
    expect(labels(driven)).toEqual(["MID", "OUT", "TAKEN"]);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("copies in columns and rows", () => {
  it("are made with the pitch in millimeters, and only of whole numbers", async () => {
    const driven = divider();
    driven.editor.select([driven.ofKind("component")[0]?.id ?? ""]);
    const { user } = show(driven, <ArrayDialog isOpen onClose={() => undefined} />);
    const columns = screen.getByRole("textbox", { name: "Columns" });
    await user.clear(columns);
    await user.type(columns, "1.5");
    expect(screen.getByRole("button", { name: "Copy" })).toBeDisabled();
    await user.clear(columns);
    await user.type(columns, "3");
    expect(screen.getByText(/^2 copies/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(driven.ofKind("component").map(({ at: { x } }) => x / 10_000)).toEqual([12.7, 25.4, 38.1, 63.5]);
  });
});

describe("labels of pins and moves to sheets", () => {
  it("label the free pins of the selected part", async () => {
    const drawing = new Drawing(RESISTOR);
    const part = drawing.resistor("R1", 10, 10);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([part.id]);
    const { user } = show(driven, <LabelPinsDialog isOpen onClose={() => undefined} />);
    expect(screen.getByRole("button", { name: "Label pins" })).toBeDisabled();
    await user.type(screen.getByRole("textbox"), "IN{Enter}OUT{Enter}MORE");
    expect(screen.getByText("2 pins get labels")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Label pins" }));
    expect(labels(driven)).toEqual(["IN", "OUT"]);
  });

  it("say so where no sheet can be chosen", () => {
    const driven = divider();
    show(driven, <MoveToSheetDialog isOpen onClose={() => undefined} />);
    expect(screen.getByText("No other sheet can take the selection")).toBeVisible();
    expect(screen.getByRole("button", { name: "Move" })).toBeDisabled();
  });
});

describe("typing on the sheet", () => {
  it("takes the text on Enter, and leaves it on Escape", async () => {
    const driven = divider();
    const { user } = show(driven, <TextInPlace />);
    const edit = () => act(() => driven.editor.doubleClick(driven.pointer(14, 9.6)));
    edit();
    await user.clear(screen.getByRole("textbox"));
    await user.type(screen.getByRole("textbox"), "VMID{Enter}");
    expect([labels(driven)[0], driven.editor.state.editing]).toEqual(["VMID", null]);
    edit();
    await user.type(screen.getByRole("textbox"), "9{Escape}");
    expect(labels(driven)[0]).toBe("VMID");
  });

  it("goes from cell to cell with Tab, and breaks lines of notes with Shift Enter", async () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.choose({ table: { columns: 2, rows: 1 } });
    driven.editor.use("table");
    driven.click(0, 0);
    driven.editor.use("select");
    const { user } = show(driven, <TextInPlace />);
    act(() => driven.editor.doubleClick(driven.pointer(1, 1)));
    await user.type(screen.getByRole("textbox"), "a{Tab}");
    await user.type(screen.getByRole("textbox"), "b{Enter}");
    expect(driven.ofKind("table")[0]?.cells).toEqual([["a", "b"]]);
    driven.editor.use("text");
    act(() => driven.click(20, 20));
    await user.type(screen.getByRole("textbox"), "one{Shift>}{Enter}{/Shift}two{Enter}");
    expect(driven.ofKind("text")[0]?.text).toBe("one\ntwo");
  });
});

describe("properties", () => {
  it("change line and fill of a shape, and the size and cells of a table", async () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.use("rectangle");
    driven.click(0, 0);
    driven.click(5, 5);
    driven.editor.use("table");
    driven.click(10, 10);
    const shape = present(driven.ofKind("drawing")[0], "the shape");
    const table = present(driven.ofKind("table")[0], "the table");
    const { user } = show(
      driven,
      <>
        <ShapeProperties drawing={shape} />
        <TableProperties table={table} />
      </>,
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Line" }), "dashed");
    expect(driven.ofKind("drawing")[0]?.graphic).toMatchObject({ stroke: { line: "dashed" } });
    await user.type(screen.getByRole("textbox", { name: "A1" }), "Part{Enter}");
    expect(driven.ofKind("table")[0]?.cells[0]?.[0]).toBe("Part");
  });
});

it("buttons for touch end the wire and take corners back", async () => {
  const driven = divider();
  const { user } = show(driven, <TouchBar />);
  expect(screen.queryByRole("toolbar")).toBeNull();
  act(() => {
    driven.editor.use("wire");
    driven.click(30, 30);
    driven.click(34, 30);
    driven.click(34, 36);
  });
  const bar = within(screen.getByRole("toolbar"));
  // Around them is the stage, which would capture the pointer before React hears of it.
  const presses = vi.fn();
  const around = screen.getByRole("toolbar").parentElement;
  around?.addEventListener("pointerdown", presses);
  await user.click(bar.getByRole("button", { name: "Back" }));
  expect(presses).not.toHaveBeenCalled();
  await user.click(bar.getByRole("button", { name: "End" }));
  expect(driven.wires().filter((wire) => wire.startsWith("3"))).toEqual(["30,30 34,30"]);
  expect(screen.queryByRole("toolbar")).toBeNull();
});
