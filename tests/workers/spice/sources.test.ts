// Previews of sources against what ngspice makes of their text.
import { afterAll, describe, expect, it } from "vitest";
import {
  sourcePreview,
  type SourceKind,
  type SourceSetup,
  sourceText,
  USUAL_SOURCE,
} from "@/lib/core/simulation-netlist/source-waveform";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

const setup = (kind: SourceKind, texts: SourceSetup["texts"] = {}): SourceSetup => ({
  ...{ kind, texts: { ...USUAL_SOURCE[kind], ...texts }, ac: "" },
});

describe("a source through ngspice", { timeout: 60_000 }, () => {
  it.each([
    setup("sine", { delay: "0.2m", damping: "300", phase: "30" }),
    setup("pulse", { rise: "50u", fall: "100u", delay: "0.1m" }),
    setup("pwl"),
    setup("exp"),
    setup("sffm"),
    setup("sffm", { index: "50" }),
    setup("am", { offset: "0.2" }),
  ])("$kind $texts is as its preview", async (source) => {
    const preview = sourcePreview(source);
    const span = preview?.times.at(-1) ?? 0;
    const step = span / 6000;
    const answer = await engine.run(
      ["* source", `V1 a 0 ${sourceText(source, "V")}`, "R1 a 0 1k", `.tran ${step} ${span} 0 ${step}`, ".end"].join(
        "\n",
      ),
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const [plot] = answer.value.plots;
    const times = plot?.axis?.real ?? new Float64Array();
    const found = plot?.vectors.find(({ name }) => name === "v(a)")?.real ?? new Float64Array();
    const range = Math.max(...found) - Math.min(...found);
    // Modulated sources are 0 at the time 0 itself. Between two neighboring points of the engine by a straight line.
    const worst = (preview?.times ?? []).reduce((most, time, at) => {
      if (at === 0) return most;
      const after = Math.max(
        1,
        times.findIndex((value) => value >= time * (1 - 1e-12)),
      );
      const [x0, x1] = [times[after - 1] ?? 0, times[after] ?? 1];
      const [y0, y1] = [found[after - 1] ?? 0, found[after] ?? 0];
      const value = y0 + ((y1 - y0) * (time - x0)) / (x1 - x0);
      return Math.max(most, Math.abs(value - (preview?.values[at] ?? 0)));
    }, 0);
    expect(worst / range).toBeLessThan(0.01);
  });

  it("of noise has the RMS value, and of an expression follows it", async () => {
    const answer = await engine.run(
      [
        ...[
          "* noise",
          `V1 a 0 ${sourceText(setup("noise", { rms: "0.1", step: "1u" }), "V")}`,
          "V2 in 0 3",
          "R1 a 0 1k",
        ],
        ...[`B_V3 b 0 ${sourceText(setup("behavioral"), "V")}`, "R2 b 0 1k", "R3 in 0 1k", ".tran 1u 5m 0 1u"],
        ...[".meas tran rms rms v(a)", ".meas tran twice avg v(b)", ".end"],
      ].join("\n"),
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const values = answer.value.plots[0]?.measurements.map(({ value }) => value ?? 0) ?? [];
    // Straight lines between independent samples: sqrt(2/3) of their deviation.
    expect(Math.abs((values[0] ?? 0) / (0.1 * Math.sqrt(2 / 3)) - 1)).toBeLessThan(0.1);
    expect(values[1]).toBeCloseTo(6, 6);
  });
});
