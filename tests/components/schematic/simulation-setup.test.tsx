// @vitest-environment jsdom
// Sweeps and models in the panel of simulations, over an engine of the test.
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SimulationPanel } from "@/components/schematic/simulation/simulation-panel";
import { ModelsDialog } from "@/components/schematic/simulation/setup/models-dialog";
import { ok } from "@/lib/base/result";
import type { SpicePlot } from "@/lib/core/spice/result";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser, stubWideScreen } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";

vi.mock("@/lib/workers/spice/spice-engine");
const run = vi.fn<SpiceEngine["run"]>();
startMockApi();

beforeAll(async () => void (await import("@/components/schematic/simulation/results-pane")));
beforeEach(() => {
  stubBrowser();
  stubWideScreen();
  forgetPage();
  run.mockReset();
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end: () => undefined });
});
afterEach(() => cleanup());

const CHIP = symbol("AMP", [pin("1", -2, 0, { name: "OUT" }), pin("2", 2, 0, { name: "IN" })], { prefix: "U" });

function drawing(): Drawing {
  const made = new Drawing(RESISTOR, CHIP);
  const value = (text: string) => ({ fields: { value: { text, isVisible: true, place: null } } });
  const tolerance = { text: "2%", isVisible: false, place: null };
  made.component(RESISTOR, "R1", 10, 10, { fields: { ...value("1k").fields, Tolerance: tolerance } });
  made.component(CHIP, "U1", 20, 10, value("ABC123"));
  made.wire(12, 10, 18, 10);
  made.label("OUT", 15, 10);
  made.label("GND", 8, 10);
  return made;
}

/** The operating point of a netlist: as many volts as kilohms of R1. */
function pointOf(netlist: string): SpicePlot {
  const ohms = Number(/^R1 \S+ \S+ (\S+)/m.exec(netlist.replace("1k", "1000"))?.[1]);
  return {
    ...{ analysis: "op", text: ".op", steps: [], axis: null, measurements: [], fourier: [], findings: [] },
    vectors: [{ name: "v(out)", unit: "V", real: Float64Array.of(ohms / 1000), imaginary: null }],
  };
}

it("runs the corners of the tolerances, and shows their spread and yield", async () => {
  run.mockImplementation((netlist) => Promise.resolve(ok({ plots: [pointOf(netlist)], findings: [] })));
  const { user } = renderEditor(drawing(), <SimulationPanel onClose={() => undefined} />);
  await user.selectOptions(screen.getByRole("combobox", { name: "Analysis" }), "op");
  await user.click(screen.getByText("Steps and tolerances"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Sweep" }), "worstCase");
  expect(screen.getByRole("combobox", { name: "Corners" })).toHaveValue("sensitivity");
  await user.type(screen.getByRole("textbox", { name: /^Limits/ }), "v(out) 0.995 1.02");
  await user.click(screen.getByRole("button", { name: "Run" }));
  const spread = within(await screen.findByRole("region", { name: "Spread over the runs" }));
  // The part's field says 2 %: 0.98 V and 1.02 V, one of them within the limits.
  expect(spread.getByText("980.0 mV")).toBeInTheDocument();
  expect(spread.getByText("1.020 V")).toBeInTheDocument();
  expect(spread.getByText("yield 50%")).toBeInTheDocument();
  expect(run).toHaveBeenCalledTimes(3);
});

it("tells how many runs are done, and how long the others will take", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let count = 0;
  const never = new Promise<never>(() => undefined);
  run.mockImplementation((netlist) => {
    now += 1_000;
    return ++count > 4 ? never : Promise.resolve(ok({ plots: [pointOf(netlist)], findings: [] }));
  });
  const { user } = renderEditor(drawing(), <SimulationPanel onClose={() => undefined} />);
  await user.click(screen.getByText("Steps and tolerances"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Sweep" }), "monteCarlo");
  await user.clear(screen.getByRole("textbox", { name: "Runs" }));
  await user.type(screen.getByRole("textbox", { name: "Runs" }), "9");
  await user.click(screen.getByRole("button", { name: "Run" }));
  // Four of the nominal run and nine others have taken 4 s.
  expect(await screen.findByText("Simulating… 4 of 10 runs, about 6 s left")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByText("The run was stopped.")).toBeInTheDocument();
  vi.restoreAllMocks();
});

it("shows measurements and harmonics, and what was not reached", async () => {
  const harmonic = (order: number, magnitude: number) => ({
    ...{ order, frequencyHz: order * 1000, magnitude, phaseDegrees: 0 },
  });
  const plot: SpicePlot = {
    ...pointOf("R1 a b 1000"),
    measurements: [
      { name: "vmax", value: 4.7 },
      { name: "never", value: null },
    ],
    fourier: [
      {
        ...{ vector: "v(out)", fundamentalHz: 1000, totalHarmonicDistortion: 10 },
        harmonics: [harmonic(0, 0), harmonic(1, 1), harmonic(2, 0.1)],
      },
    ],
  };
  run.mockResolvedValue(ok({ plots: [plot], findings: [] }));
  const { user } = renderEditor(drawing(), <SimulationPanel onClose={() => undefined} />);
  await user.click(screen.getByRole("button", { name: "Run" }));
  const table = within(await screen.findByRole("table", { name: "Measurements" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(["vmax 4.7000", "never --"]);
  const fourier = screen.getByRole("table", { name: "Fourier analysis of v(out) at 1.000 kHz, THD 10.000%" });
  expect(within(fourier).getAllByRole("row")).toHaveLength(4);
});

it("names the field of a sweep that cannot be run", async () => {
  const { user } = renderEditor(drawing(), <SimulationPanel onClose={() => undefined} />);
  await user.click(screen.getByText("Steps and tolerances"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Sweep" }), "monteCarlo");
  await user.clear(screen.getByRole("textbox", { name: "Runs" }));
  await user.click(screen.getByRole("button", { name: "Run" }));
  expect(screen.getByRole("textbox", { name: "Runs" })).toBeInvalid();
  expect(run).not.toHaveBeenCalled();
});

it("takes a pasted model file, gives a part its model, and says why it has it", async () => {
  const { user } = renderEditor(drawing(), <ModelsDialog onClose={() => undefined} />);
  const parts = () => within(screen.getByRole("table", { name: "Models of the parts" }));
  expect(parts().getByText("No model, so the part is not simulated.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add model file" }));
  await user.type(screen.getByRole("textbox", { name: "File name" }), "amp.lib");
  const text = screen.getByRole("textbox", { name: "Models" });
  await user.click(text);
  await user.paste(".subckt MYAMP IN OUT\nE1 OUT 0 IN 0");
  expect(await screen.findByText("Line 1:")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await user.clear(text);
  await user.click(text);
  await user.paste(".subckt MYAMP IN OUT\nE1 OUT 0 IN 0 10\n.ends");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(screen.getByRole("button", { name: "Assign a model to U1" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Model" }), "myamp (subckt), amp.lib");
  // The port IN has the pin of its name.
  expect(screen.getByRole("combobox", { name: "1. in" })).toHaveValue("2");
  await user.selectOptions(screen.getByRole("combobox", { name: "2. out" }), "2 IN");
  expect(screen.getByRole("alert")).toHaveTextContent("Give each port a pin of its own.");
  await user.selectOptions(screen.getByRole("combobox", { name: "2. out" }), "1 OUT");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(parts().getByText("From amp.lib.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Delete amp.lib" }));
  expect(parts().queryByText("From amp.lib.")).toBeNull();
});
