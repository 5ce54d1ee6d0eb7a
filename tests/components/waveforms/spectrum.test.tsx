// @vitest-environment jsdom
// Spectrum, group delay and overview of the viewer.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { decadeAxis, lowPass, signal, timeAxis } from "@/tests/support/waveforms";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

/** 1 V at 5 kHz with 10 % of the third harmonic, over 20 periods. */
const TONE = signal("V(out)", timeAxis(4e-3, 8000), (time) => {
  const phase = 2 * Math.PI * 5000 * time;
  return Math.sin(phase) + 0.1 * Math.sin(3 * phase);
});
const RUN = { id: "one", name: "Run 1", vectors: [TONE] };
const AC = { id: "ac", name: "Run 1", vectors: [lowPass("V(out)", decadeAxis(10, 1e5, 20), 1000)] };

const show = (run: typeof RUN, tag: "en-US" | "zh-CN" = "en-US") =>
  renderPage(<WaveformViewer name="Tone" runs={[run]} progress={{ kind: "ready" }} panes={[["V(out)"]]} />, { tag });

describe("the spectrum", () => {
  it("has the fundamental and the distortion of the trace", async () => {
    const { user } = show(RUN);
    await user.click(screen.getByRole("button", { name: "Spectrum" }));
    const table = within(screen.getByRole("table", { name: "Distortion" }));
    expect(table.getByText("5.000 kHz")).toBeVisible();
    // 0.1 / 1 = 10 %; straight lines between 400 samples a period add less than 0.01 %.
    expect(table.getByText(/^(?:10|9\.99\d|10\.0\d)%$/)).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Window" }), "Flat top");
    expect(table.getByText("5.000 kHz")).toBeVisible();
  });

  it("is offered over time alone, the group delay over frequency", async () => {
    const { user } = show(AC);
    expect(screen.queryByRole("button", { name: "Spectrum" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Group delay" }));
    expect(screen.getByRole("application")).toHaveAccessibleName(/τ V\(out\)/);
  });

  it("speaks Chinese", async () => {
    const { user } = show(RUN, "zh-CN");
    await user.click(screen.getByRole("button", { name: "频谱" }));
    expect(screen.getByRole("table", { name: "失真" })).toBeVisible();
  });
});

describe("the overview", () => {
  it("pans and narrows what is shown, and shows all again", () => {
    show(RUN);
    const slider = (name: string) => screen.getByRole("slider", { name });
    fireEvent.keyDown(slider("End of the visible range"), { key: "ArrowLeft" });
    // A tenth of 4 ms.
    expect(slider("End of the visible range")).toHaveAttribute("aria-valuetext", "3.600 ms");
    fireEvent.keyDown(slider("Visible range"), { key: "ArrowRight" });
    expect(slider("Visible range")).toHaveAttribute("aria-valuetext", "360.0 µs to 3.960 ms");
    expect(screen.getByRole("application")).toHaveAccessibleName(/From 360\.0 µs to 3\.960 ms/);
    fireEvent.keyDown(slider("Visible range"), { key: "Home" });
    expect(slider("Visible range")).toHaveAttribute("aria-valuetext", "0 s to 4.000 ms");
  });
});
