// @vitest-environment jsdom
// Probes, saved set-ups, kept results and the layout of the simulation, over an engine of the test.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SheetResults } from "@/components/schematic/simulation/sheet/sheet-results";
import { SimulationPanel } from "@/components/schematic/simulation/simulation-panel";
import { SimulationResults } from "@/components/schematic/simulation/simulation-results";
import { ok } from "@/lib/base/result";
import { packResults } from "@/lib/client/schematic/simulation-results";
import type { ProbeRequest } from "@/lib/core/schematic/editor/probe-request";
import { spiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import type { MarketTag } from "@/lib/i18n/variants";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser, stubWideScreen } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { at, Drawing, RESISTOR } from "@/tests/support/schematic";

vi.mock("@/lib/workers/spice/spice-engine");
const run = vi.fn<SpiceEngine["run"]>();
const api = startMockApi();

// The viewer is loaded with the first results, and what reads kept ones with those: here before them.
beforeAll(async () => {
  await Promise.all([import("@/components/schematic/simulation/results-pane"), import("@/lib/core/archive/zip")]);
});
beforeEach(() => {
  stubBrowser();
  stubWideScreen();
  forgetPage();
  localStorage.clear();
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

const samples = (...values: number[]): Float64Array => new Float64Array(values);
const vector = (name: string, unit: SpiceVector["unit"], ...values: number[]): SpiceVector => ({
  ...{ name, unit, real: samples(...values), imaginary: null },
});

/** IN rises to 4 V in 2 ms; OUT is half of it. */
const TRANSIENT: SpicePlot = {
  ...{ analysis: "tran", text: ".tran 1u 2m", steps: [], measurements: [], fourier: [], findings: [] },
  axis: vector("time", "s", 0, 1e-3, 2e-3),
  vectors: [vector("v(in)", "V", 0, 2, 4), vector("v(out)", "V", 0, 1, 2), vector("@r1[i]", "A", 0, 1e-3, 2e-3)],
};
const POINT: SpicePlot = {
  ...{ ...TRANSIENT, analysis: "op", text: ".op", axis: null },
  vectors: [vector("v(in)", "V", 4), vector("v(out)", "V", 2), vector("@r1[i]", "A", 2e-3)],
};

const PARTS = (
  <>
    <SimulationPanel onClose={() => undefined} />
    <SimulationResults />
    <SheetResults />
  </>
);

const show = (tag?: MarketTag) => renderEditor(divider(), PARTS, tag ? { tag } : {});

async function simulate(plots: readonly SpicePlot[] = [TRANSIENT]) {
  run.mockResolvedValue(ok({ plots: [...plots], findings: [] }));
  const shown = show();
  await shown.user.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(screen.getAllByRole("status")[0]).toHaveTextContent(/result/));
  return shown;
}

const place = { path: "/", at: at(14, 10) };
const OUT: ProbeRequest = { kind: "voltage", net: "/OUT", ...place };
const traces = (): string[] =>
  screen.queryAllByRole("button", { name: /^Remove / }).flatMap((button) => button.getAttribute("aria-label") ?? []);

describe("a probe", () => {
  it("plots what is asked for, and takes it out when it is asked for again", async () => {
    const { editor } = await simulate();
    await screen.findByRole("region", { name: "Results of the simulation" });
    const before = traces();
    act(() => editor.askForProbe({ kind: "current", designator: "R1", number: null, ...place }));
    expect(await screen.findByText("I(R1) is plotted")).toBeInTheDocument();
    expect(traces()).toEqual([...before, "Remove I(R1)"]);
    act(() => editor.askForProbe({ kind: "power", designator: "R1", ...place }));
    act(() => editor.askForProbe({ ...OUT, kind: "difference", net: "/IN", reference: "/OUT", from: at(8, 10) }));
    await vi.waitFor(() => expect(traces()).toContain("Remove V(IN)-V(OUT)"));
    expect(traces()).toContain("Remove P(R1)");
    act(() => editor.askForProbe({ kind: "current", designator: "R1", number: null, ...place }));
    await vi.waitFor(() => expect(traces()).not.toContain("Remove I(R1)"));
  });

  it("says why it plots nothing", async () => {
    const { editor } = await simulate();
    await screen.findByRole("region", { name: "Results of the simulation" });
    act(() => editor.askForProbe({ ...OUT, net: "/GND" }));
    expect(await screen.findByText("Ground is 0 V by definition.")).toBeInTheDocument();
    act(() => editor.askForProbe({ ...OUT, net: "/NEW" }));
    expect(await screen.findByText("Not in the last run. Run the simulation again.")).toBeInTheDocument();
  });

  it("asks for a run where there is none, in the language of the page", async () => {
    const { editor } = show("zh-US");
    act(() => editor.askForProbe(OUT));
    expect(await screen.findByText("尚无仿真结果，请先运行仿真。")).toBeInTheDocument();
  });

  it("tells the value of an operating point", async () => {
    const { editor } = await simulate([POINT]);
    act(() => editor.askForProbe(OUT));
    expect(await screen.findByText("V(OUT) = 2.000 V")).toBeInTheDocument();
  });

  it("shows the value at the pointer before a click", async () => {
    const { editor } = await simulate([POINT]);
    act(() => editor.use("simulation-probe"));
    act(() => editor.show({ probe: OUT }));
    expect(await screen.findByText("V(OUT) = 2.000 V")).toBeInTheDocument();
    // 2 V fall over R1, at 2 mA.
    act(() => editor.show({ probe: { kind: "power", designator: "R1", ...place } }));
    expect(screen.getByText("P(R1) = 4.000 mW")).toBeInTheDocument();
  });
});

it("values of parts stand in a table as well, at the operating point and at the first point of a run over time", async () => {
  await simulate([TRANSIENT, POINT]);
  const table = screen.getByRole("table", { name: "At the operating point", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true }).slice(1);
  // 4 V - 2 V at 2 mA: 4 mW; the current of R2 is that of R1, by Kirchhoff's law at OUT.
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "R12.000 V2.000 mA4.000 mW",
    "R22.000 V2.000 mA4.000 mW",
  ]);
});

it("the run and the workers end with the page of the drawing", async () => {
  const end = vi.fn();
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end });
  let signal: AbortSignal | undefined;
  run.mockImplementation((_, options) => {
    signal = options?.signal;
    return new Promise(() => undefined);
  });
  const { user, unmount } = show();
  await user.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
  expect(signal?.aborted).toBe(true);
});

describe("runs", () => {
  it("stay in the viewer's list, and their traces stay from run to run", async () => {
    const { user, editor } = await simulate();
    await screen.findByRole("region", { name: "Results of the simulation" });
    act(() => editor.askForProbe({ kind: "current", designator: "R1", number: null, ...place }));
    await user.click(screen.getByRole("button", { name: "Run" }));
    const [latest, earlier] = await screen.findAllByRole("checkbox", { name: /^Run \d/ });
    expect([latest, earlier].map((box) => box?.getAttribute("aria-label") ?? box?.parentElement?.textContent)).toEqual([
      expect.stringContaining("Run 2"),
      expect.stringContaining("Run 1"),
    ]);
    expect(latest).toBeChecked();
    expect(earlier).not.toBeChecked();
    expect(traces()).toContain("Remove I(R1)");
  });
});

it("findings have numbers, and the list leads to them", async () => {
  const findings = [spiceFinding("NO_CONVERGENCE", { subject: "out" })];
  run.mockResolvedValue({ ok: false, code: "RUN_FAILED", findings });
  const { user, editor } = show();
  await user.click(screen.getByRole("button", { name: "Run" }));
  expect(await screen.findByText("S1 No solution was found near /OUT")).toBeInTheDocument();
  const [first] = screen.getAllByRole("listitem");
  await user.click(within(first ?? document.body).getByRole("button", { name: "Show" }));
  expect(editor.state.highlighted).toEqual(["/OUT"]);
});

it("a circuit without a solution is run again with an option that may help, which is taken back as well", async () => {
  const findings = [spiceFinding("NO_CONVERGENCE", { subject: "out" })];
  run.mockResolvedValue({ ok: false, code: "RUN_FAILED", findings });
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Run" }));
  await user.click(await screen.findByRole("button", { name: "Raise gmin" }));
  await user.click(await screen.findByRole("button", { name: "Run without Raise gmin" }));
  const texts = run.mock.calls.map(([text]) => text.includes(".options gmin=1e-10"));
  expect(texts).toEqual([false, true, false]);
});

describe("saved set-ups", () => {
  async function save(user: Awaited<ReturnType<typeof show>>["user"], name: string): Promise<void> {
    await user.click(screen.getByRole("button", { name: "Save as…" }));
    await user.type(screen.getByRole("textbox", { name: "Name" }), name);
    await user.click(screen.getByRole("button", { name: "Save" }));
  }

  it("are part of the drawing: saved, picked, undone", async () => {
    const { user, editor } = show();
    const stop = screen.getByRole("textbox", { name: "Stop time" });
    await user.clear(stop);
    await user.type(stop, "50u");
    await save(user, "Start-up");
    const choice = screen.getByRole("combobox", { name: "Saved set-up" });
    expect(choice).toHaveDisplayValue("Start-up");
    await user.clear(stop);
    await user.type(stop, "7m");
    expect(choice).toHaveDisplayValue("Start-up (changed)");
    await user.selectOptions(choice, "");
    await user.selectOptions(choice, screen.getByRole("option", { name: "Start-up" }));
    expect(stop).toHaveValue("50u");
    act(() => editor.undo());
    expect(screen.queryByRole("combobox", { name: "Saved set-up" })).toBeNull();
  });

  it("are run together, each with its name at its results", async () => {
    run.mockResolvedValue(ok({ plots: [TRANSIENT], findings: [] }));
    const { user } = show();
    await save(user, "Start-up");
    await user.click(screen.getByRole("button", { name: "Save as…" }));
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Start-up");
    expect(screen.getByText("Another set-up has this name.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await save(user, "Load step");
    await user.click(screen.getByRole("button", { name: "Run all (2)" }));
    const boxes = await screen.findAllByRole("checkbox", { name: /^Run 1, / });
    expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(["Run 1, Load step", "Run 1, Start-up"]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe("kept results", () => {
  const ROW = {
    ...{ id: "result_1", name: "Yesterday", summary: "Transient", size: 1_000_000 },
    ...{ createTime: "2026-11-21T08:00:00.000Z", expireTime: null, author: "Ada" },
  };

  const ZIP_HEADERS = {
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="results.zip"',
  };

  it("are sent with the project, under a name", async () => {
    api.answer("listSimulationResults", { rows: [] });
    const { user } = await simulate();
    await user.type(screen.getByRole("textbox", { name: "Name (optional)" }), "Load step");
    await user.click(screen.getByRole("button", { name: "Keep results" }));
    await waitFor(() => expect(api.calls("keepSimulationResults")).toHaveLength(1));
    expect(api.calls("keepSimulationResults")[0]).toMatchObject({ body: { name: "Load step", summary: "Transient" } });
  });

  it("are compared with the present run", async () => {
    const names = { "v(in)": "V(IN)", "v(out)": "V(OUT)" };
    const bytes = await packResults({ plots: [TRANSIENT], labels: [], names, nodes: { "/OUT": "out" }, parts: [] });
    api.answer("listSimulationResults", { rows: [ROW] });
    api.respond("getSimulationResults", () => new Response(bytes, { headers: ZIP_HEADERS }));
    const { user } = await simulate();
    await user.click(await screen.findByRole("button", { name: "Compare" }));
    expect(await screen.findByRole("checkbox", { name: "Yesterday" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Stop comparing" }));
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Yesterday" })).toBeNull());
  });

  it("that cannot be read are said to be", async () => {
    api.answer("listSimulationResults", { rows: [ROW] });
    api.respond("getSimulationResults", () => new Response("none", { headers: ZIP_HEADERS }));
    const { user } = await simulate();
    await user.click(await screen.findByRole("button", { name: "Compare" }));
    expect(await screen.findByText("These results cannot be read.")).toBeInTheDocument();
  });
});

describe("the layout", () => {
  it("has an edge that keys move and a double click restores; this device remembers it", async () => {
    await simulate();
    const edge = await screen.findByRole("separator", { name: "Height of the results" });
    expect(edge).toHaveAttribute("aria-valuenow", "40");
    fireEvent.keyDown(edge, { key: "ArrowUp" });
    fireEvent.keyDown(edge, { key: "PageUp" });
    expect(edge).toHaveAttribute("aria-valuenow", "52");
    expect(localStorage.getItem("boardwright.schematic.results-height")).toBe("52");
    fireEvent.keyDown(edge, { key: "End" });
    expect(edge).toHaveAttribute("aria-valuenow", "75");
    fireEvent.doubleClick(edge);
    expect(edge).toHaveAttribute("aria-valuenow", "40");
  });

  it("has tabs on narrow screens, with the results among them", async () => {
    stubBrowser();
    run.mockResolvedValue(ok({ plots: [TRANSIENT, POINT], findings: [] }));
    const { user } = show();
    await user.click(screen.getByRole("tab", { name: "Results" }));
    expect(screen.getByText(/^Run an analysis over time/)).toBeInTheDocument();
    await user.click(screen.getByRole("tab", { name: "Set-up" }));
    await user.click(screen.getByRole("button", { name: "Run" }));
    await waitFor(() => expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^2 results/));
    await user.click(screen.getByRole("tab", { name: "Results" }));
    const panel = screen.getByRole("tabpanel", { name: "Results" });
    expect(await within(panel).findByRole("region", { name: "Results of the simulation" })).toBeInTheDocument();
    expect(screen.queryByRole("separator")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Values" }));
    expect(screen.getByRole("table", { name: "Operating point" })).toBeInTheDocument();
  });
});
