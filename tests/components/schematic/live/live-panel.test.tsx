// @vitest-environment jsdom
// The live simulation of a drawing over a worker of the test.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveOnSheet } from "@/components/schematic/live/live-on-sheet";
import { LivePanel } from "@/components/schematic/live/live-panel";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { createLiveClient } from "@/lib/workers/live-simulation/live-client";
import type { MarketTag } from "@/lib/i18n/variants";
import { createLiveWorld } from "@/tests/support/live-loop";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser, stubWideScreen } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";

vi.mock("@/lib/workers/live-simulation/live-client");
startMockApi();
let world = createLiveWorld();

beforeEach(() => {
  stubBrowser();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  stubWideScreen();
  forgetPage();
  world = createLiveWorld();
  vi.mocked(createLiveClient).mockImplementation((listeners) => world.createClient(listeners));
});
afterEach(() => cleanup());

const SOURCE = symbol("V", [pin("1", -2, 0), pin("2", 2, 0)], { prefix: "V" });
const SWITCH = symbol("SW_SPST", [pin("1", -2, 0), pin("2", 2, 0)], { prefix: "SW" });
const value = (text: string) => ({ fields: { value: { text, isVisible: true, place: null } } });

/** V1 over SW1, R1 and R2: IN, MID, OUT, GND. */
function divider(resistance = "1k"): Drawing {
  const drawing = new Drawing(RESISTOR, SOURCE, SWITCH);
  drawing.component(SOURCE, "V1", 10, 20, value("9"));
  drawing.label("IN", 8, 20);
  drawing.label("GND", 12, 20);
  drawing.component(SWITCH, "SW1", 10, 30, value(""));
  drawing.label("IN", 8, 30);
  drawing.label("MID", 12, 30);
  drawing.component(RESISTOR, "R1", 10, 10, value(resistance));
  drawing.label("MID", 8, 10);
  drawing.label("OUT", 12, 10);
  drawing.component(RESISTOR, "R2", 30, 10, value("2k"));
  drawing.label("OUT", 28, 10);
  drawing.label("GND", 32, 10);
  return drawing;
}

function Live() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <LiveOnSheet />
      {isOpen && <LivePanel onClose={() => setOpen(false)} />}
    </>
  );
}

const show = (drawing = divider(), tag: MarketTag = "en-US") => renderEditor(drawing, <Live />, { tag });

/** With the panel closed: the circuit runs on under the bar of the sheet. */
async function showBar() {
  const page = show();
  await screen.findAllByRole("button", { name: "SW1: open" });
  expect(screen.queryByRole("toolbar", { name: "Live simulation" })).toBeNull();
  await page.user.click(screen.getByRole("button", { name: "Close" }));
  return { ...page, bar: await screen.findByRole("toolbar", { name: "Live simulation" }) };
}

/** What is shown once a second is due at each pass. */
let shownAt = 1e9;

function pass(ms: number): void {
  shownAt += 5_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(shownAt);
  act(() => world.pass(ms));
  clock.mockRestore();
}

async function voltageOf(net: string): Promise<string | null> {
  const table = await screen.findAllByRole("table");
  const row = within(table[0] ?? document.body).getByRole("row", { name: new RegExp(`^${net} `) });
  return within(row).getByRole("cell").textContent;
}

it("runs the drawing, and a switch and an edit of a value change it while it runs", async () => {
  const { user, editor } = show();
  await user.click(screen.getByText("Live values"));
  pass(1100);
  expect(await voltageOf("OUT")).toMatch(/^(0|\d+(\.\d+)? [µn]) ?V$|µV$/);
  const [button] = await screen.findAllByRole("button", { name: "SW1: open" });
  if (!button) throw new Error("no switch");
  await user.click(button);
  await waitFor(async () => {
    pass(1100);
    expect(await voltageOf("OUT")).toBe("6.00 V");
  });
  const record = [...editor.workspace.store.values()].find(
    (each) => each.kind === "component" && Object.values(each.designators).includes("R1"),
  );
  if (record?.kind !== "component") throw new Error("no R1");
  act(() => changeRecords(editor, [record], (each) => ({ ...each, ...value("2.5k") })));
  await waitFor(async () => {
    pass(1100);
    expect(await voltageOf("OUT")).toBe("4.00 V");
  });
});

it("has a slider for any value, and the circuit follows it", async () => {
  const { user, editor } = show();
  await user.selectOptions(screen.getByRole("combobox", { name: "Add slider" }), "R2");
  const slider = screen.getByRole("slider", { name: "R2" });
  expect(slider.getAttribute("aria-valuetext")).toBe("2.00 kΩ");
  fireEvent.change(slider, { target: { value: "200" } });
  expect(world.sent.at(-1)).toEqual({ kind: "set", device: "r2", parameter: "resistance", value: 20_000 });
  await user.click(screen.getByRole("button", { name: "Write to sheet" }));
  const written = [...editor.workspace.store.values()].flatMap((record) =>
    record.kind === "component" ? [record.fields["value"]?.text] : [],
  );
  expect(written).toContain("20k");
  await user.click(screen.getByRole("button", { name: "Remove the slider of R2" }));
  expect(screen.queryByRole("slider", { name: "R2" })).toBeNull();
});

it("shows traces that are chosen, at most four", async () => {
  const { user } = show();
  for (const name of ["V(OUT)", "V(IN)", "V(MID)", "I(R1)"])
    await user.selectOptions(screen.getByRole("combobox", { name: "Add trace" }), name);
  expect(screen.queryByRole("combobox", { name: "Add trace" })).toBeNull();
  expect(
    screen.getByRole("img", { name: /^Traces of the last .*: V\(OUT\), V\(IN\), V\(MID\), I\(R1\)$/ }),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove V(IN)" }));
  expect(screen.getByRole("combobox", { name: "Add trace" })).toBeTruthy();
});

it("pauses, goes on and ends by the bar on the sheet while the panel is closed", async () => {
  const { user, bar } = await showBar();
  await user.click(within(bar).getByRole("button", { name: "Pause" }));
  expect(world.sent.at(-1)).toEqual({ kind: "pause" });
  await user.click(within(bar).getByRole("button", { name: "Run" }));
  expect(world.sent.at(-1)).toMatchObject({ kind: "run" });
  await user.click(within(bar).getByRole("button", { name: "End live simulation" }));
  expect(world.ended()).toBe(1);
  expect(screen.queryByRole("toolbar", { name: "Live simulation" })).toBeNull();
});

it("keeps pointers of its bar and its switches from the stage", async () => {
  const { bar } = await showBar();
  const presses = vi.fn();
  // Around them is the stage, which hears of pointers before React does.
  bar.parentElement?.addEventListener("pointerdown", presses);
  fireEvent.pointerDown(within(bar).getByRole("button", { name: "Pause" }));
  const [onSheet] = await screen.findAllByRole("button", { name: "SW1: open" });
  if (onSheet) fireEvent.pointerDown(onSheet);
  expect(presses).not.toHaveBeenCalled();
});

it("ends with the page of the drawing", async () => {
  const { unmount } = await showBar();
  unmount();
  await waitFor(() => expect(world.ended()).toBe(1));
});

it("says what has no ground, and offers the full simulation", async () => {
  const drawing = new Drawing(RESISTOR);
  drawing.component(RESISTOR, "R1", 10, 10, value("1k"));
  drawing.label("A", 8, 10);
  drawing.label("B", 12, 10);
  const { user, opened } = show(drawing);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The circuit has no ground.");
  await user.click(within(alert).getByRole("button", { name: "Run the full simulation" }));
  expect(opened).toEqual(["simulation"]);
});

it("names parts without a model, which are not simulated", async () => {
  const drawing = divider();
  const chip = symbol("TL431", [pin("1", -2, 0), pin("2", 2, 0), pin("3", 0, 2)], { prefix: "U" });
  drawing.records.push(chip);
  drawing.component(chip, "U3", 50, 10, value("no such part"));
  show(drawing);
  expect(await screen.findByText("One part has no model and is not simulated: U3.")).toBeTruthy();
});

it("is written in Chinese", async () => {
  show(divider(), "zh-CN");
  expect(await screen.findAllByRole("button", { name: "SW1：断开" })).not.toEqual([]);
  expect(screen.getByRole("heading", { name: "实时仿真" })).toBeTruthy();
});
