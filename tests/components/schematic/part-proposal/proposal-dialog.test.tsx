// @vitest-environment jsdom
// Proposals for the parts of a run, over an engine and a catalog of the test.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProposalDialog } from "@/components/schematic/part-proposal/proposal-dialog";
import { SimulationPanel } from "@/components/schematic/simulation/simulation-panel";
import { ok } from "@/lib/base/result";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { createSpiceEngine, type SpiceEngine } from "@/lib/workers/spice/spice-engine";
import type { MarketTag } from "@/lib/i18n/variants";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { renderEditor } from "@/tests/support/render-editor";
import { Drawing, RESISTOR } from "@/tests/support/schematic";

vi.mock("@/lib/workers/spice/spice-engine");
const run = vi.fn<SpiceEngine["run"]>();
const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  run.mockReset();
  vi.mocked(createSpiceEngine).mockReturnValue({ prepare: () => undefined, run, end: () => undefined });
});
afterEach(() => cleanup());

/** R1 of 4.9 kΩ from IN to OUT, R2 of 1 kΩ with a number from OUT to GND. */
function divider(): Drawing {
  const drawing = new Drawing(RESISTOR);
  const field = (text: string) => ({ text, isVisible: true, place: null });
  drawing.component(RESISTOR, "R1", 10, 10, { fields: { value: field("4.9k") } });
  drawing.component(RESISTOR, "R2", 20, 10, { fields: { value: field("1k"), MPN: field("RC0603FR-071KL") } });
  drawing.wire(12, 10, 18, 10);
  drawing.label("OUT", 15, 10);
  drawing.label("IN", 8, 10);
  drawing.label("GND", 22, 10);
  return drawing;
}

const vector = (name: string, value: number): SpiceVector => ({
  ...{ name, unit: "V", real: new Float64Array([value]), imaginary: null },
});
/** 59 V over 5.9 kΩ: 10 mA, so R1 has 49 V and 0.49 W, R2 10 V and 0.1 W. */
const POINT: SpicePlot = {
  ...{ analysis: "op", text: ".op", steps: [], axis: null, measurements: [], fourier: [], findings: [] },
  vectors: [vector("v(in)", 59), vector("v(out)", 10)],
};

const [row] = ANSWERS.searchParts.rows;
const found = (mpn: string, packageName: string, power: string) => ({
  ...ANSWERS.searchParts,
  rows: row ? [{ ...row, mpn, packageName, category: "resistor" as const, parameters: { power } }] : [],
});

async function show(tag: MarketTag = "en-US") {
  run.mockResolvedValue(ok({ plots: [POINT], findings: [] }));
  const view = renderEditor(
    divider(),
    <>
      <SimulationPanel onClose={() => undefined} />
      <ProposalDialog isOpen onClose={() => undefined} />
    </>,
    { tag },
  );
  return view;
}

const runSimulation = async (user: Awaited<ReturnType<typeof show>>["user"], name = "Run") => {
  await user.click(screen.getByRole("button", { name, hidden: true }));
  await waitFor(() => expect(run).toHaveBeenCalled());
};

describe("proposals", () => {
  it("ask for a run first", async () => {
    const { user, opened } = await show();
    expect(screen.getByText("Run a simulation first")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Open simulation" }));
    expect(opened).toEqual(["simulation"]);
  });

  it("are the nearest value in a case that bears the power, and are written as one step", async () => {
    // 0.49 W at 50 % needs 0.98 W: 2512 with 1 W.
    api.answer("searchParts", found("RC2512FK-074K7L", "2512", "1 W"));
    const { user, editor } = await show();
    await runSimulation(user);
    const line = await screen.findByRole("row", { name: /R1/ });
    await within(line).findByText("RC2512FK-074K7L");
    expect(line).toHaveTextContent("Power 490 mW");
    expect(line).toHaveTextContent("5.1 kΩ");
    expect(line).toHaveTextContent("+4.08%");
    const [asked] = api.calls("searchParts");
    expect(asked?.query).toMatchObject({ category: "resistor", packageName: "2512", sort: "price" });
    const before = editor.history.done.length;
    await user.click(screen.getByRole("button", { name: "Use the proposal for R1" }));
    expect(editor.history.done.length).toBe(before + 1);
    const fields = [...editor.workspace.store.values()].flatMap((record) =>
      record.kind === "component" && Object.values(record.designators).includes("R1") ? [record.fields] : [],
    );
    expect(fields[0]).toMatchObject({
      ...{ value: { text: "5.1 kΩ" }, mpn: { text: "RC2512FK-074K7L" }, footprint: { text: "2512" } },
    });
    editor.undo();
    expect(editor.history.done.length).toBe(before);
  });

  it("warn where a chosen part's rating is exceeded, in Chinese too", async () => {
    // R2 has 0.1 W, which is all of what 0603 bears.
    const known = { ...ANSWERS.listPartsByNumber, rows: row ? [{ ...row, parameters: { power: "0.1 W" } }] : [] };
    api.answer("listPartsByNumber", known);
    api.answer("searchParts", { ...ANSWERS.searchParts, rows: [] });
    const { user } = await show("zh-US");
    await runSimulation(user, "运行");
    const line = await screen.findByRole("row", { name: /R2/ });
    expect(await within(line).findByText(/功率：100 mW超过额定值100 mW的50%/)).toBeInTheDocument();
    const other = await screen.findByRole("row", { name: /R1/ });
    expect(await within(other).findByText("器件库中没有合适的器件，请自行选择。")).toBeInTheDocument();
  });

  it("say where the catalog did not answer, and ask again", async () => {
    api.fail("searchParts", { kind: "cut" });
    const { user } = await show();
    await runSimulation(user);
    expect(await screen.findByText(/The catalog did not answer/, {}, { timeout: 8_000 })).toBeInTheDocument();
    api.answer("searchParts", found("RC2512FK-074K7L", "2512", "1 W"));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("RC2512FK-074K7L")).toBeInTheDocument();
  });
});
