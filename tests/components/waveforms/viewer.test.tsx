// @vitest-environment jsdom
// The viewer as a person meets it: traces by expression, cursors, zoom, runs, files, states.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import { UNITS } from "@/lib/core/waveform/unit";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { decadeAxis, lowPass, signal, timeAxis } from "@/tests/support/waveforms";

const saved: { name: string; text: () => Promise<string>; size: number }[] = [];
vi.mock("@/lib/client/upload/download", () => ({
  saveFile: ({ file, name }: { file: Blob; name: string }) =>
    saved.push({ name, text: () => file.text(), size: file.size }),
}));

beforeEach(() => {
  stubBrowser();
  forgetPage();
  saved.length = 0;
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const axis = timeAxis(1e-3, 1000);
/** 1 V at 5 kHz around 2 V, and 10 mA of the same shape. */
const TRANSIENT = {
  id: "one",
  name: "Run 1",
  vectors: [
    signal("V(out)", axis, (time) => 2 + Math.sin(2 * Math.PI * 5000 * time)),
    signal("V(in)", axis, () => 5),
    signal("I(R1)", axis, (time) => 0.01 * Math.sin(2 * Math.PI * 5000 * time), UNITS.ampere),
  ],
};
const AC = { id: "ac", name: "Run 1", vectors: [lowPass("V(out)", decadeAxis(10, 1e5, 20), 1000)] };

const ready = { kind: "ready" } as const;
const show = (props: Partial<React.ComponentProps<typeof WaveformViewer>> = {}, tag: "en-US" | "zh-CN" = "en-US") =>
  renderPage(<WaveformViewer name="Filter: 1" runs={[TRANSIENT]} progress={ready} panes={[["V(out)"]]} {...props} />, {
    tag,
  });

const pane = (number = 1) => screen.getByRole("region", { name: `Pane ${number}` });
const canvas = (number = 1) => within(pane(number)).getByRole("application");
const rowOf = (table: string, text: RegExp) => {
  const row = within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .find((item) => text.test(item.textContent));
  return row?.textContent;
};

async function add(user: ReturnType<typeof renderPage>["user"], expression: string, number = 1) {
  const field = within(pane(number)).getByRole("combobox", { name: "Expression" });
  await user.clear(field);
  await user.type(field, expression);
  await user.click(within(pane(number)).getByRole("button", { name: "Add trace" }));
}

describe("traces", () => {
  it("are added by expression and removed by their button", async () => {
    const { user } = show();
    await add(user, "V(in) - V(out)");
    expect(canvas()).toHaveAccessibleName(/V\(out\), V\(in\) - V\(out\)\. From 0 s to 1\.000 ms/);
    await user.click(screen.getByRole("button", { name: "Remove V(out)" }));
    expect(canvas()).toHaveAccessibleName(/Waveforms of pane 1: V\(in\) - V\(out\)\./);
  });

  it("keep their ink when others go, and never share one", async () => {
    const { user } = show({ panes: [["V(out)", "V(in)"]] });
    const inks = () =>
      within(pane())
        .getAllByRole("listitem")
        .map((item) => item.querySelector("path")?.getAttribute("stroke"));
    expect(inks()).toEqual(["var(--layer-bottom)", "var(--layer-top)"]);
    await user.click(screen.getByRole("button", { name: "Remove V(out)" }));
    expect(inks()).toEqual(["var(--layer-top)"]);
    await add(user, "V(in)/2");
    await add(user, "V(in)/3");
    expect(inks()).toEqual(["var(--layer-top)", "var(--layer-bottom)", "var(--layer-drill)"]);
  });

  it("say under the field what is wrong, and where", async () => {
    const { user } = show();
    await add(user, "V(out) + I(R1)");
    expect(screen.getByRole("alert")).toHaveTextContent("Units differ at character 8: V, A.");
    expect(screen.getByRole("combobox", { name: "Expression" })).toBeInvalid();
    await add(user, "V(nowhere)");
    expect(screen.getByRole("alert")).toHaveTextContent("The run has no “V(nowhere)”. Choose a name from the list.");
    await user.type(screen.getByRole("combobox", { name: "Expression" }), "x");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("of a third unit get their own pane, and panes can be added and removed", async () => {
    const { user } = show();
    await add(user, "I(R1)");
    expect(screen.queryByRole("region", { name: "Pane 2" })).toBeNull();
    await add(user, "V(out)*I(R1)");
    expect(canvas(2)).toHaveAccessibleName(/V\(out\)\*I\(R1\)/);
    await user.click(screen.getByRole("button", { name: "Add pane" }));
    expect(canvas(3)).toHaveAccessibleName(/no traces/);
    await user.click(screen.getByRole("button", { name: "Remove pane 2" }));
    expect(screen.queryByRole("region", { name: "Pane 3" })).toBeNull();
  });
});

describe("cursors", () => {
  it("appear with C, step by keys, and fill a table with differences", async () => {
    const { user } = show();
    canvas().focus();
    await user.keyboard("c");
    expect(rowOf("Cursors", /^TracePosition/)).toMatch(/A333\.3 µs.*B666\.7 µs.*B − A333\.3 µs.*3\.000 kHz/);
    // The first peak after 333.3 µs is a trough: 2 V - 1 V at 350 µs; the crossing of the middle follows at 400 µs.
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(rowOf("Cursors", /^TraceV\(out\)/)).toMatch(/A1\.000 V/);
    await user.keyboard("{Control>}{ArrowRight}{/Control}");
    expect(rowOf("Cursors", /^TracePosition/)).toMatch(/A400\.0 µs/);
    await user.keyboard("b{ArrowLeft}");
    expect(screen.getAllByRole("status").map((item) => item.textContent)).toContainEqual(
      expect.stringMatching(/^Cursor B at 666\.0 µs: V\(out\) /),
    );
    await user.keyboard("c");
    expect(screen.queryByRole("table", { name: "Cursors" })).toBeNull();
  });

  it("follow a click, and a drag of their line", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Cursors" }));
    // 640 px wide: the plot goes from 60 px to 628 px. 344 px is its middle.
    const drag = (from: number, to: number) => {
      fireEvent.pointerDown(canvas(), { pointerId: 1, button: 0, clientX: from, clientY: 50 });
      fireEvent.pointerMove(canvas(), { pointerId: 1, clientX: to, clientY: 50 });
      fireEvent.pointerUp(canvas(), { pointerId: 1, button: 0, clientX: to, clientY: 50 });
    };
    drag(344, 344);
    expect(rowOf("Cursors", /^TracePosition/)).toMatch(/A500\.0 µs/);
    drag(344, 202);
    expect(rowOf("Cursors", /^TracePosition/)).toMatch(/A250\.0 µs/);
  });
});

describe("zoom and pan", () => {
  it("work by keys, buttons and wheel, and fit shows all again", async () => {
    const { user } = show();
    canvas().focus();
    await user.keyboard("+");
    expect(canvas()).toHaveAccessibleName(/From 250\.0 µs to 750\.0 µs/);
    await user.keyboard("{ArrowRight}");
    expect(canvas()).toHaveAccessibleName(/From 350\.0 µs to 850\.0 µs/);
    await user.click(screen.getByRole("button", { name: "Pan left" }));
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(canvas()).toHaveAccessibleName(/From 375\.0 µs to 625\.0 µs/);
    fireEvent.wheel(canvas(), { deltaY: -100, clientX: 344, clientY: 100 });
    expect(canvas()).toHaveAccessibleName(/From 399\.7 µs to 600\.3 µs/);
    canvas().focus();
    await user.keyboard("{Home}");
    expect(canvas()).toHaveAccessibleName(/From 0 s to 1\.000 ms/);
  });

  it("show what a drag chose, and fingers pan and pinch", () => {
    show();
    fireEvent.pointerDown(canvas(), { pointerId: 1, button: 0, clientX: 202, clientY: 50 });
    fireEvent.pointerMove(canvas(), { pointerId: 1, clientX: 486, clientY: 60 });
    fireEvent.pointerUp(canvas(), { pointerId: 1, button: 0, clientX: 486, clientY: 60 });
    expect(canvas()).toHaveAccessibleName(/From 250\.0 µs to 750\.0 µs/);
    const touch = { pointerType: "touch", button: 0, clientY: 50 };
    fireEvent.pointerDown(canvas(), { ...touch, pointerId: 2, clientX: 344 });
    fireEvent.pointerMove(canvas(), { ...touch, pointerId: 2, clientX: 230.4 });
    expect(canvas()).toHaveAccessibleName(/From 350\.0 µs to 850\.0 µs/);
    fireEvent.pointerDown(canvas(), { ...touch, pointerId: 3, clientX: 430.4 });
    fireEvent.pointerMove(canvas(), { ...touch, pointerId: 3, clientX: 630.4 });
    // Twice as far apart: half as much is shown. The resting finger, at 0.3 of the plot, stays on 350 + 0.3·500 = 500 µs.
    expect(canvas()).toHaveAccessibleName(/From 425\.0 µs to 675\.0 µs/);
  });

  it("go sideways with Shift, and into the height with Alt, Shift and drag, and keys, by what the picture shows", async () => {
    const { user } = show();
    /** Labels of the y axis in the exported picture. */
    const labels = async (): Promise<string[]> => {
      saved.length = 0;
      await user.click(screen.getByRole("button", { name: "SVG" }));
      await vi.waitFor(() => expect(saved).toHaveLength(1));
      return [...((await saved[0]?.text()) ?? "").matchAll(/text-anchor="end" fill="[^"]*">([^<]*)</g)].map(
        ([, text]) => text ?? "",
      );
    };
    const whole = await labels();
    canvas().focus();
    await user.keyboard("{ArrowUp}");
    const halved = await labels();
    expect(halved).not.toEqual(whole);
    canvas().focus();
    await user.keyboard("{ArrowDown}");
    expect(await labels()).toEqual(whole);
    fireEvent.wheel(canvas(), { deltaY: -315, altKey: true, clientX: 344, clientY: 123 });
    expect(await labels()).toEqual(halved);
    canvas().focus();
    await user.keyboard("{Home}+");
    fireEvent.wheel(canvas(), { deltaY: 113.6, shiftKey: true, clientX: 344, clientY: 100 });
    expect(canvas()).toHaveAccessibleName(/From 350\.0 µs to 850\.0 µs/);
  });

  it("of a frequency response go by decades, until the log axis is switched off", async () => {
    const { user } = show({ runs: [AC] });
    canvas().focus();
    await user.keyboard("+");
    expect(canvas()).toHaveAccessibleName(/From 100\.0 Hz to 10\.00 kHz/);
    await user.click(screen.getByRole("button", { name: "Log x axis" }));
    await user.keyboard("{Home}");
    canvas().focus();
    await user.keyboard("+");
    expect(canvas()).toHaveAccessibleName(/From 25\.01 kHz to 75\.00 kHz/);
  });
});

describe("measurements", () => {
  it("of a transient: 1 V at 5 kHz around 2 V", () => {
    show();
    // RMS √(2² + 1²/2) = 2.121 V.
    expect(rowOf("Measurements", /^TraceV\(out\)/)).toMatch(
      /Min\.1\.000 VMax\.3\.000 VPeak-to-peak2\.000 VAverage2\.000 VRMS2\.121 VFrequency5\.000 kHzDuty cycle50\.0 %/,
    );
  });

  it("of a low-pass of 1 kHz, drawn as decibels and phase", async () => {
    const { user } = show({ runs: [AC] });
    expect(canvas()).toHaveAccessibleName(/dB V\(out\), ∠ V\(out\)/);
    expect(rowOf("Measurements", /^TraceV\(out\)/)).toMatch(/Upper −3 dB1\.000 kHz/);
    // One row for both curves, below the header.
    expect(within(screen.getByRole("table", { name: "Measurements" })).getAllByRole("row")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Phase" }));
    expect(canvas()).toHaveAccessibleName(/pane 1: ∠ V\(out\)\./);
  });
});

describe("runs", () => {
  it("are compared under their names, and can be hidden", async () => {
    const second = { ...TRANSIENT, id: "two", name: "Run 2", vectors: [signal("V(out)", axis, () => 1)] };
    const { user } = show({ runs: [second, TRANSIENT] });
    expect(canvas()).toHaveAccessibleName(/V\(out\), Run 2, V\(out\), Run 1\./);
    await user.click(screen.getByRole("checkbox", { name: "Run 2" }));
    expect(canvas()).toHaveAccessibleName(/pane 1: V\(out\)\./);
  });
});

describe("files", () => {
  it("have the samples or the picture under the name of the document", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "CSV" }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Filter_ 1.csv");
    expect((await saved[0]?.text())?.split("\r\n").slice(0, 2)).toEqual(["time [s],V(out) [V]", "0,2"]);
    await user.click(screen.getByRole("button", { name: "SVG" }));
    await vi.waitFor(() => expect(saved).toHaveLength(2));
    expect(await saved[1]?.text()).toMatch(/^<svg [^>]*viewBox="0 0 1200 320"/);
    await user.click(screen.getByRole("button", { name: "XLSX" }));
    await vi.waitFor(() => expect(saved).toHaveLength(3), { timeout: 5000 });
    expect(saved[2]?.size).toBeGreaterThan(5000);
  });

  it("of nothing are refused", async () => {
    const { user } = show({ panes: [] });
    await user.click(screen.getByRole("button", { name: "CSV" }));
    expect(await screen.findByText(/Show at least one trace/)).toBeVisible();
  });
});

describe("states", () => {
  it("say that there is nothing yet, how far a run is, and why it failed", () => {
    show({ runs: [] });
    expect(screen.getByText("No waveforms yet")).toBeVisible();
    cleanup();
    show({ runs: [], progress: { kind: "running", percent: 64 } });
    expect(screen.getByRole("progressbar", { name: "Simulating, 64%" })).toHaveValue(64);
    cleanup();
    show({ progress: { kind: "failed", message: "Node sw jumps." } });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The simulation failedNode sw jumps.Results up to 1.000 ms are shown.",
    );
    expect(canvas()).toBeVisible();
  });

  it("speak Chinese", () => {
    show({ runs: [] }, "zh-CN");
    expect(screen.getByText("暂无波形")).toBeVisible();
  });
});
