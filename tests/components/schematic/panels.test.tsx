// @vitest-environment jsdom
// Panels and dialogs of the editor: what a person sees and does, and what it makes of the drawing.
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AnnotateDialog } from "@/components/schematic/dialogs/annotate-dialog";
import { FieldsDialog } from "@/components/schematic/dialogs/fields/fields-dialog";
import { KeysDialog } from "@/components/schematic/dialogs/keys-dialog";
import { RulesDialog } from "@/components/schematic/dialogs/rules-dialog";
import { FindPanel } from "@/components/schematic/panels/find/find-panel";
import { FindingsPanel } from "@/components/schematic/panels/findings";
import { HistoryPanel } from "@/components/schematic/panels/history";
import { PropertiesPanel } from "@/components/schematic/panels/properties";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(cleanup);

const close = () => undefined;
const field = (text: string) => ({ text, isVisible: true, place: null });
const fields = (value: string, more: Record<string, string> = {}) => ({
  fields: Object.fromEntries(
    Object.entries({ value, footprint: "R_0603", ...more }).map(([name, text]) => [name, field(text)]),
  ),
});

/** Three resistors in a row, the last one locked. */
function drawn(): Drawing {
  const drawing = new Drawing(RESISTOR);
  drawing.component(RESISTOR, "R1", 10, 10, fields("10k"));
  drawing.component(RESISTOR, "R2", 20, 10, fields("10k", { Tolerance: "1%" }));
  drawing.component(RESISTOR, "R7", 30, 10, { ...fields("1k"), isLocked: true });
  drawing.path([12, 10], [18, 10]);
  drawing.path([22, 10], [28, 10]);
  return drawing;
}

const partsOf = ({ workspace }: SchematicEditor) =>
  [...workspace.store.values()].flatMap((each) =>
    each.kind === "component" ? [`${each.designators["/"]} ${each.fields.value?.text}`] : [],
  );
const stepsOf = ({ history }: SchematicEditor) => history.done.map(({ name }) => name);

describe("find and replace", () => {
  it("lists hits, leaves out what is not wanted or locked, and is one step", async () => {
    const { user, editor } = renderEditor(drawn(), <FindPanel onClose={close} />);
    await user.type(screen.getByRole("searchbox", { name: "Find" }), "k");
    expect(await screen.findByText("3 hits")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Replace…" }));
    await user.type(screen.getByRole("textbox", { name: "Replace with" }), "M");
    expect(screen.getByText("Locked, stays as it is")).toBeInTheDocument();
    await user.click(screen.getAllByRole("checkbox", { name: "Change 10k" })[0] ?? document.body);
    await user.click(screen.getByRole("button", { name: "Replace 1" }));
    expect(partsOf(editor)).toEqual(["R1 10k", "R2 10M", "R7 1k"]);
    expect(stepsOf(editor)).toEqual(["replace"]);
  });

  it("goes to the next hit on Enter, and keeps to the kinds that are chosen", async () => {
    const { user, editor } = renderEditor(drawn(), <FindPanel onClose={close} />);
    const box = screen.getByRole("searchbox", { name: "Find" });
    await user.type(box, "r");
    await user.click(screen.getByRole("button", { name: "Field" }));
    expect(await screen.findByText("3 hits")).toBeInTheDocument();
    await user.type(box, "{Enter}{Enter}");
    const selected = editor.selected().map((each) => each.kind === "component" && each.designators["/"]);
    expect([selected, document.activeElement === box]).toEqual([["R2"], true]);
  });

  it("offers viewers no replacement", () => {
    renderEditor(drawn(), <FindPanel onClose={close} />, { isReadOnly: true });
    expect(screen.queryByRole("button", { name: "Replace…" })).toBeNull();
  });
});

it("the history leads back to any step, in both languages", async () => {
  const { user, editor } = renderEditor(drawn(), <HistoryPanel onClose={close} />, { tag: "zh-CN" });
  act(() => {
    for (const value of ["1k", "2k"])
      editor.commit("properties", (edit) => {
        const part = edit.objects().find((each) => each.kind === "component");
        if (part) edit.put({ ...part, ...fields(value) });
      });
  });
  const steps = await screen.findAllByRole("button", { name: /打开时|已更改/ });
  expect(steps.map((step) => step.textContent)).toEqual(["打开时", "已更改R1", "已更改R1"]);
  await user.click(steps[1] ?? document.body);
  expect(partsOf(editor)[0]).toBe("R1 1k");
  expect(screen.getByRole("button", { current: "step" })).toBe(steps[1]);
  await user.keyboard("{Home}");
  expect(partsOf(editor)[0]).toBe("R1 10k");
});

it("numbers are shown before they are given", async () => {
  const drawing = drawn();
  drawing.resistor("R?", 5, 30);
  const { user, editor } = renderEditor(drawing, <AnnotateDialog isOpen onClose={close} />);
  const preview = screen.getByRole("region", { name: "Preview" });
  expect(
    within(preview)
      .getAllByRole("listitem")
      .map((each) => each.textContent),
  ).toEqual(["R?→R3"]);
  await user.click(screen.getByRole("checkbox", { name: "Keep existing numbers" }));
  expect(within(preview).getByRole("status")).toHaveTextContent("3 parts get a new number");
  await user.click(screen.getByRole("button", { name: "Number" }));
  expect(partsOf(editor).map((each) => each.split(" ")[0])).toEqual(["R2", "R3", "R7", "R1"]);
  expect(stepsOf(editor)).toEqual(["annotate"]);
});

describe("findings", () => {
  it("are mended, waived with a reason, and taken back", async () => {
    const { user, editor, opened } = renderEditor(drawn(), <FindingsPanel />);
    await user.click(screen.getByRole("button", { name: /R1\.1 is not connected/ }));
    await user.click(screen.getByRole("button", { name: "Waive" }));
    await user.click(screen.getByRole("button", { name: "Waive" }));
    expect(stepsOf(editor)).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Test point{Enter}");
    expect(screen.getByText("Test point")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /R1\.1 is not connected/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Take back" }));
    await user.click(screen.getByRole("button", { name: /R1\.1 is not connected/ }));
    await user.click(screen.getByRole("button", { name: "Mark as not connected" }));
    expect(screen.queryByRole("button", { name: /R1\.1 is not connected/ })).toBeNull();
    expect(stepsOf(editor)).toEqual(["waive", "unwaive", "fix"]);
    await user.click(screen.getByRole("button", { name: "Electrical rules" }));
    expect(opened).toEqual(["rules"]);
  });
});

it("the rules of the project are set by severity and in the matrix", async () => {
  const { user, editor } = renderEditor(drawn(), <RulesDialog isOpen onClose={close} />);
  await user.selectOptions(screen.getByRole("combobox", { name: /^Pin not connected/ }), "warning");
  await user.click(screen.getByRole("tab", { name: "Pin matrix" }));
  await user.click(screen.getByRole("button", { name: "Output with Output: Error" }));
  expect(screen.getByRole("button", { name: "Output with Output: Allowed" })).toBeInTheDocument();
  expect([...editor.workspace.store.values()].find(({ kind }) => kind === "erc-settings")).toMatchObject({
    ...{ severities: { "pin-not-connected": "warning" }, verdicts: { "output output": "ok" } },
  });
  await user.click(screen.getByRole("button", { name: "Reset to defaults" }));
  expect([...editor.workspace.store.values()].some(({ kind }) => kind === "erc-settings")).toBe(false);
  expect(stepsOf(editor)).toEqual(["ercSettings", "ercSettings", "ercSettings"]);
});

describe("the table of fields", () => {
  it("changes cells by keys and paste, marks them, and applies all as one step", async () => {
    const { user, editor } = renderEditor(drawn(), <FieldsDialog isOpen onClose={close} />);
    await user.click(screen.getByRole("button", { name: "Each part" }));
    const grid = screen.getByRole("grid");
    grid.focus();
    await user.keyboard("{ArrowRight}4k7{Enter}");
    expect(screen.getByText(/1 cell changed/)).toBeInTheDocument();
    await user.keyboard("{ArrowUp}");
    fireEvent.paste(grid, { clipboardData: { getData: () => "22k\r\n33k\r\n" } });
    expect(screen.getByText(/2 cells changed/)).toBeInTheDocument();
    expect(partsOf(editor)).toEqual(["R1 10k", "R2 10k", "R7 1k"]);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(partsOf(editor)).toEqual(["R1 22k", "R2 33k", "R7 1k"]);
    expect(stepsOf(editor)).toEqual(["fields"]);
  });

  it("fills down, and asks before changes are lost", async () => {
    let closed = 0;
    const { user, editor } = renderEditor(drawn(), <FieldsDialog isOpen onClose={() => closed++} />);
    await user.click(screen.getByRole("button", { name: "Each part" }));
    screen.getByRole("grid").focus();
    await user.keyboard("{ArrowRight}5k{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
    expect(screen.getByText(/3 cells changed/)).toHaveTextContent("1 cannot be applied");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect([closed, screen.getByText("Apply them before closing?").tagName]).toEqual([0, "B"]);
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect([closed, stepsOf(editor)]).toEqual([1, []]);
  });
});

it("several parts share a field, a pattern of designators, and say who has a field", async () => {
  const { user, editor } = renderEditor(drawn(), <PropertiesPanel />);
  const ids = [...editor.workspace.store.values()].flatMap((each) => (each.kind === "component" ? [each.id] : []));
  act(() => editor.select(ids));
  expect(await screen.findByRole("combobox", { name: "Tolerance" })).toHaveAttribute("placeholder", "1 of 3");
  const value = screen.getByRole("combobox", { name: "Value" });
  expect(value).toHaveAttribute("placeholder", "2 values");
  await user.type(value, "*2{Enter}");
  expect(partsOf(editor)).toEqual(["R1 20k", "R2 20k", "R7 2k"]);
  await user.type(screen.getByRole("textbox", { name: "Designator" }), "R20..");
  expect(screen.getByText("becomes R20, R21, R22")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(partsOf(editor)).toEqual(["R20 20k", "R21 20k", "R22 2k"]);
  editor.undo();
  editor.undo();
  expect(partsOf(editor)).toEqual(["R1 10k", "R2 10k", "R7 1k"]);
});

describe("keys", () => {
  it("are changed by pressing them; one that is taken is named first", async () => {
    const { user } = renderEditor(drawn(), <KeysDialog isOpen onClose={close} />);
    await user.click(screen.getByRole("button", { name: "Change the key of Wire" }));
    await user.keyboard("{Control>}w{/Control}");
    expect(screen.getByText(/The browser keeps this key/)).toBeInTheDocument();
    await user.keyboard("b");
    expect(screen.getByText("Bus has this key and would lose it.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Use it here" }));
    expect(screen.getByRole("button", { name: "Reset the key of Wire" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reset 2 keys" }));
    expect(screen.queryByRole("button", { name: "Reset the key of Wire" })).toBeNull();
  });
});
