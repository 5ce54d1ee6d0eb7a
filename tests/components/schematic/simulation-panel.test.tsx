// @vitest-environment jsdom
// The panel of simulations over an engine of the test.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SimulationPanel } from "@/components/schematic/simulation/simulation-panel";
import { SimulationResults } from "@/components/schematic/simulation/simulation-results";
import { ok } from "@/lib/base/result";
import { spiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import type { MarketTag } from "@/lib/i18n/variants";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser, stubWideScreen } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

vi.mock("@/lib/workers/spice/spice-engine");
const run = vi.fn<SpiceEngine["run"]>();
const api = startMockApi();

// The viewer is loaded with the first results: here before them.
beforeAll(async () => void (await import("@/components/schematic/simulation/results-pane")));
beforeEach(() => {
  stubBrowser();
  stubWideScreen();
  forgetPage();
  run.mockReset();
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end: () => undefined });
});
afterEach(() => cleanup());

/** R1 from IN to OUT, R2 from OUT to GND. */
function divider(): Drawing {
  const drawing = new Drawing(RESISTOR);
  const value = { fields: { value: { text: "1k", isVisible: true, place: null } } };
  drawing.component(RESISTOR, "R1", 10, 10, value);
  drawing.component(RESISTOR, "R2", 20, 10, value);
  drawing.wire(12, 10, 18, 10);
  drawing.label("OUT", 15, 10);
  drawing.label("IN", 8, 10);
  drawing.label("GND", 22, 10);
  return drawing;
}

const show = (tag: MarketTag = "en-US") =>
  renderEditor(divider(), <SimulationPanel onClose={() => undefined} />, { tag });

const vector = (name: string, unit: SpiceVector["unit"], value: number): SpiceVector => ({
  ...{ name, unit, real: new Float64Array([value]), imaginary: null },
});
const point = (...vectors: SpiceVector[]): SpicePlot => ({
  ...{ analysis: "op", text: ".op", steps: [], axis: null, vectors, measurements: [], fourier: [], findings: [] },
});

it("runs the chosen analysis on the netlist of the drawing, and shows values by the names of the sheet", async () => {
  run.mockResolvedValue(ok({ plots: [point(vector("v(out)", "V", 2.5), vector("i(r1)", "A", 0.0025))], findings: [] }));
  const { user } = show();
  await user.selectOptions(screen.getByRole("combobox", { name: "Analysis" }), "op");
  await user.click(screen.getByRole("button", { name: "Run" }));
  const table = await screen.findByRole("table", { name: "Operating point" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(["I(R1)2.500 mA", "V(OUT)2.500 V"]);
  const [netlist] = run.mock.calls[0] ?? [];
  expect(netlist).toMatch(/^r1 \S+ \S+ 1k$/im);
  expect(netlist).toMatch(/^\.op\n\.save all\n\.save @r1\[i\] @r2\[i\]\n\.end$/m);
  expect(screen.getByRole("status")).toHaveTextContent(/^1 result in \d/);
});

it("tells a signed-in user the first steps until they were read", async () => {
  const { unmount } = show();
  expect(screen.queryByRole("button", { name: "Got it" })).not.toBeInTheDocument();
  unmount();
  sessionStore.getState().setToken("a-token");
  api.answer("keepTips", { ...ANSWERS.getUser, pointOut: '{"crtSim":true}' });
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Got it" })).not.toBeInTheDocument());
  expect(api.calls("keepTips").map(({ body }) => JSON.parse(String(body.point)))).toEqual([{ crtSim: true }]);
});

it("says why a circuit cannot be simulated, with what to do, in the language of the page", async () => {
  const findings = [spiceFinding("NO_CONVERGENCE", { subject: "out" })];
  run.mockResolvedValue({ ok: false, code: "RUN_FAILED", findings });
  const { user } = show("zh-US");
  await user.click(screen.getByRole("button", { name: "运行" }));
  expect(await screen.findByText("所有分析均没有结果，原因如下。")).toBeInTheDocument();
  expect(screen.getByText("S1 在/OUT附近未能求解")).toBeInTheDocument();
});

it("shows waveforms by the names of the sheet, and closes and opens them with the runs before", async () => {
  const time = new Float64Array([0, 1e-3, 2e-3]);
  const wave = { name: "v(out)", unit: "V" as const, real: new Float64Array([0, 1, 2]), imaginary: null };
  const axis: SpiceVector = { name: "time", unit: "s", real: time, imaginary: null };
  const plot: SpicePlot = { ...point(wave), analysis: "tran", text: ".tran 1u 2m", axis };
  run.mockResolvedValue(ok({ plots: [plot], findings: [] }));
  const parts = (
    <>
      <SimulationPanel onClose={() => undefined} />
      <SimulationResults />
    </>
  );
  const { user } = renderEditor(divider(), parts);
  await user.click(screen.getByRole("button", { name: "Run" }));
  const results = await screen.findByRole("region", { name: "Results of the simulation" });
  expect(within(results).getAllByText(/V\(OUT\)/).length).toBeGreaterThan(0);
  await user.click(within(results).getByRole("button", { name: "Close the results" }));
  expect(screen.queryByRole("region", { name: "Results of the simulation" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show results" }));
  expect(screen.getByRole("region", { name: "Results of the simulation" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close the results" }));
  await user.click(screen.getByRole("button", { name: "Run" }));
  const boxes = await screen.findAllByRole("checkbox", { name: /^Run \d/ });
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual([
    expect.stringContaining("Run 2"),
    expect.stringContaining("Run 1"),
  ]);
});

it("runs nothing while a value is none, and names the field", async () => {
  const { user } = show();
  const stop = screen.getByRole("textbox", { name: "Stop time" });
  await user.clear(stop);
  await user.type(stop, "soon");
  await user.click(screen.getByRole("button", { name: "Run" }));
  expect(await screen.findByText("Type a time above 0, such as 10m.")).toBeInTheDocument();
  expect(stop).toHaveAttribute("aria-invalid", "true");
  expect(run).not.toHaveBeenCalled();
});

it("is stopped at once", async () => {
  run.mockImplementation(
    (_netlist, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  );
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Run" }));
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("The run was stopped.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Run" })).toBeInTheDocument();
});

it("changes the value of the selected part for the next run", async () => {
  run.mockResolvedValue(ok({ plots: [point(vector("v(out)", "V", 1))], findings: [] }));
  const { user, editor } = show();
  const parts = [...editor.workspace.store.values()].filter((record) => record.kind === "component");
  const second = parts.find(({ designators }) => Object.values(designators).includes("R2"));
  act(() => editor.select([second?.id ?? ""]));
  const value = screen.getByRole("textbox", { name: "R2 · Value" });
  await user.clear(value);
  await user.type(value, "2k{Enter}");
  await user.click(screen.getByRole("button", { name: "Run" }));
  const [netlist] = run.mock.lastCall ?? [];
  expect(netlist).toMatch(/^r2 \S+ \S+ 2k$/im);
  act(() => editor.select([]));
  expect(screen.queryByRole("textbox", { name: "R2 · Value" })).toBeNull();
});
