// @vitest-environment jsdom
// The symbol editor's table: cells by keyboard, a table that is pasted, sides, checks, and saving into the drawing.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useState } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { EditSymbolDialog, NewSymbolDialog } from "@/components/schematic/symbol-editor/edited-symbols";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const close = () => undefined;
const TABLE = "Pin\tName\tType\n1\tIN\tI\n2\tOUT\tO\nsee page 4\n3\tGND\tP";
const symbolsOf = ({ workspace }: SchematicEditor) =>
  [...workspace.store.values()].flatMap((record) => (record.kind === "symbol" ? [record] : []));

/** Cells of the table's rows, as a person reads them. */
const rows = () =>
  within(screen.getByRole("region", { name: "Pins" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      ...within(row)
        .getAllByRole<HTMLInputElement>("textbox")
        .slice(0, 2)
        .map(({ value }) => value),
      ...within(row)
        .getAllByRole<HTMLSelectElement>("combobox")
        .slice(0, 2)
        .map(({ value }) => value),
    ]);

async function pasted() {
  const view = renderEditor(new Drawing(RESISTOR), <NewSymbolDialog isOpen onClose={close} />);
  const { user } = view;
  await user.click(screen.getByRole("button", { name: "Paste from a datasheet table" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Table: number, name, type" }), { target: { value: TABLE } });
  return view;
}

describe("a table of a datasheet", () => {
  it("is shown as it was understood, then taken as pins, as one step", async () => {
    const { user } = await pasted();
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(within(preview).getByRole("status")).toHaveTextContent("3 pins understood");
    expect(
      within(preview)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual([...["1INInput", "2OUTOutput", "3GNDPower input"]]);
    expect(within(preview).getByText("Line 4: see page 4")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Add 3 pins" }));
    const read = [
      ["1", "IN", "input", "left"],
      ["2", "OUT", "output", "right"],
      ["3", "GND", "power-input", "bottom"],
    ];
    expect(rows()).toEqual(read);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText(/No pins yet/)).toBeInTheDocument();
    await user.keyboard("{Control>}y{/Control}");
    expect(rows()).toEqual(read);
  });

  it("may be pasted over a cell", async () => {
    const { user } = renderEditor(new Drawing(RESISTOR), <NewSymbolDialog isOpen onClose={close} />);
    await user.click(screen.getByRole("button", { name: "Add pin" }));
    await user.click(screen.getByRole("textbox", { name: "Pin 1, Name" }));
    await user.paste(TABLE);
    await user.click(screen.getByRole("button", { name: "Add 3 pins" }));
    expect(rows().map(([number, name]) => `${number} ${name}`)).toEqual(["1 IN", "2 OUT", "3 GND"]);
  });
});

it("cells are edited and filled down by keyboard, and chosen pins go to a side", async () => {
  const { user } = await pasted();
  await user.click(screen.getByRole("button", { name: "Add 3 pins" }));
  await user.click(screen.getByRole("textbox", { name: "Pin 1, Name" }));
  await user.keyboard("RESET#{ArrowDown}Q{Enter}");
  expect(rows().map(([, name]) => name)).toEqual(["RESET#", "Q", "GND"]);
  expect(screen.getByRole("textbox", { name: "Pin 3, Name" })).toHaveFocus();
  await user.click(screen.getByRole("checkbox", { name: "Choose all pins" }));
  await user.click(screen.getByRole("textbox", { name: "Pin 1, Number" }));
  await user.keyboard("7{Control>}d{/Control}");
  expect(rows().map(([number]) => number)).toEqual(["7", "8", "9"]);
  await user.click(within(screen.getByRole("group", { name: "3 chosen pins" })).getByRole("button", { name: "Top" }));
  expect(rows().map((row) => row[3])).toEqual(["top", "top", "top"]);
});

it("findings are named, and mended at once", async () => {
  const { user } = renderEditor(new Drawing(RESISTOR), <NewSymbolDialog isOpen onClose={close} />);
  await user.click(screen.getByRole("button", { name: "Add pin" }));
  await user.type(screen.getByRole("textbox", { name: "Pin 1, Name" }), "VCC{Enter}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Pin 1, Type" }), "Input");
  const checks = screen.getByRole("region", { name: "Checks" });
  expect(within(checks).getByText("The symbol has no name")).toBeInTheDocument();
  await user.click(within(checks).getByRole("button", { name: "Set power input" }));
  expect(rows()[0]?.[2]).toBe("power-input");
  expect(screen.getByRole("button", { name: "Save and place" })).toBeDisabled();
});

it("a new symbol is saved into the drawing and placed next", async () => {
  const { user, editor } = await pasted();
  await user.click(screen.getByRole("button", { name: "Add 3 pins" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "LDO{Enter}");
  await user.click(screen.getByRole("button", { name: "Save and place" }));
  expect(symbolsOf(editor).map(({ name, pins }) => [name, pins.length])).toEqual([
    ["R", 2],
    ["project:LDO", 3],
  ]);
  expect([editor.state.tool, editor.history.done.map(({ name }) => name)]).toEqual(["symbol", ["edit-symbol"]]);
});

it("says how many components follow, in Chinese as well", async () => {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 5, 5);
  drawing.resistor("R2", 9, 9);
  const again = renderEditor(drawing, <Chosen />, { tag: "zh-CN" });
  expect(screen.getByText("图纸中 2 个器件将使用此库符号的独立副本；导线保持不动。")).toBeInTheDocument();
  await again.user.click(screen.getByRole("button", { name: "添加引脚" }));
  await again.user.click(screen.getByRole("button", { name: "保存到图纸" }));
  expect(symbolsOf(again.editor).map(({ pins }) => pins.length)).toEqual([2, 3]);
});

/** The dialog for the first component. */
function Chosen() {
  const { editor } = useOpenProject();
  const [isChosen] = useState(() => {
    const parts = [...editor.workspace.store.values()].filter(({ kind }) => kind === "component");
    editor.select(parts.slice(0, 1).map(({ id }) => id));
    return parts.length > 0;
  });
  return <EditSymbolDialog isOpen={isChosen} onClose={close} />;
}
