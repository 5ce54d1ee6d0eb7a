// Circuits that can't be simulated, and the names that the reasons give.
import { describe, expect, it } from "vitest";
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import { problemText } from "@/lib/core/live-simulation/engine/problem";
import { createLiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { c, i, l, r, v } from "./circuits/devices";

function problem(devices: readonly LiveDevice[]): unknown {
  const created = createLiveSimulation({ devices });
  const result = created.ok ? created.value.operatingPoint() : created;
  return result.ok ? null : { code: result.code, ...result.details };
}

describe("problems of circuits", () => {
  it("wants a ground", () => {
    expect(problem([v("V1", "a", "b", 1), r("R1", "a", "b", 1)])).toEqual({ code: "no-ground" });
  });

  it("names a node that only capacitors or a current source reach", () => {
    const supply = v("V1", "in", "0", 1);
    expect(problem([supply, c("C1", "in", "a", 1e-6), c("C2", "a", "0", 1e-6)])).toEqual({
      ...{ code: "floating-node", node: "a", device: "C1" },
    });
    expect(problem([supply, i("I1", "in", "b", 1)])).toEqual({ code: "floating-node", node: "b", device: "I1" });
  });

  it("names an isolated secondary", () => {
    const transformer: LiveDevice = {
      ...{ kind: "transformer", id: "T1", nodes: ["in", "0", "s1", "s2"] },
      ...{ primaryInductance: 1, ratio: 1, coefficient: 0.9 },
    };
    expect(problem([v("V1", "in", "0", 1), transformer, r("R1", "s1", "s2", 1)])).toEqual({
      ...{ code: "floating-node", node: "s1", device: "T1" },
    });
  });

  it("names the source that closes a loop", () => {
    expect(problem([v("V1", "a", "0", 1), v("V2", "b", "0", 2), v("V3", "a", "b", 3)])).toEqual({
      ...{ code: "voltage-source-loop", device: "V3", others: "V1, V2" },
    });
    expect(problem([v("V1", "a", "a", 1), r("R1", "a", "0", 1)])).toMatchObject({ code: "voltage-source-loop" });
  });

  it("takes a winding over a source, as its own resistance limits the current", () => {
    expect(problem([v("V1", "a", "0", 0), l("L1", "a", "0", 1), l("L2", "a", "0", 1)])).toBeNull();
  });

  it("names devices that are missing, doubled or out of range", () => {
    const coupling: LiveDevice = { kind: "coupling", id: "K1", nodes: [], inductors: ["L1", "L2"], coefficient: 0.5 };
    expect(problem([l("L1", "a", "0", 1), r("R1", "a", "0", 1), coupling])).toEqual({
      ...{ code: "unknown-device", device: "K1", wanted: "L1, L2" },
    });
    expect(problem([r("R1", "a", "0", 1), r("R1", "a", "0", 1)])).toEqual({ code: "duplicate-id", device: "R1" });
    expect(problem([r("R1", "a", "0", -5)])).toEqual({
      ...{ code: "invalid-value", device: "R1", parameter: "resistance" },
    });
  });

  it("names a switch that opens when it closes", () => {
    const buzzer: LiveDevice = {
      ...{ kind: "voltage-switch", id: "S1", nodes: ["a", "0", "a", "0"], threshold: 2 },
      ...{ onResistance: 1, offResistance: 1e6 },
    };
    const created = createLiveSimulation({ devices: [v("V1", "in", "0", 5), r("R1", "in", "a", 1e3), buzzer] });
    expect(created.ok && created.value.advance(1e-3)).toEqual({
      ...{ ok: false, code: "time-step-too-small", details: { device: "S1" } },
    });
  });

  it("says what happened and what to try", () => {
    const created = createLiveSimulation({ devices: [r("R1", "a", "b", 1)] });
    expect(created.ok ? "" : problemText(created)).toBe("The circuit has no ground. Connect one net to ground.");
  });
});
