import { describe, expect, it } from "vitest";
import { dueOf } from "@/lib/core/order/due";
import { type MeasuredFiles, measuredFacts } from "@/lib/core/order/measured-facts";
import { completeSpecification } from "@/lib/core/pcb/complete";

const ORDERED = completeSpecification({ widthMm: 86.36, heightMm: 54.61, layers: 4, minHoleMm: 0.3, thicknessMm: 1.6 });
const FILES: MeasuredFiles = {
  ...{ widthMm: 54.61, heightMm: 86.36, layers: 4, minTraceMm: 0.2, minSpaceMm: 0.2, minDrillMm: 0.4, boards: 1 },
  ...{ goldFingerCount: 0, castellatedSides: 0, platedSides: 0, drillCount: 704, minAnnularRingMm: 0.127 },
};
const stateOf = (change: Partial<MeasuredFiles>, fact: string, ordered = ORDERED) =>
  measuredFacts(ordered, { ...FILES, ...change }).find((row) => row.fact === fact);

describe("measured and ordered", () => {
  it("shows both values of every fact", () => {
    expect(stateOf({}, "size")).toEqual({
      fact: "size",
      measured: [54.61, 86.36],
      ordered: [86.36, 54.61],
      state: "same",
    });
    expect(stateOf({}, "layers")).toEqual({ fact: "layers", measured: [4], ordered: [4], state: "same" });
    expect(stateOf({}, "holes")).toEqual({ fact: "holes", measured: [704], ordered: null, state: "info" });
    // 1.6 mm / 0.4 mm
    expect(stateOf({}, "aspectRatio")?.measured).toEqual([4]);
  });

  it.each([
    [{ layers: 6 }, "layers"],
    [{ widthMm: 50 }, "size"],
    [{ minTraceMm: 0.05 }, "minTrace"],
    [{ minSpaceMm: 0.05 }, "minSpacing"],
    [{ minDrillMm: 0.2 }, "minHole"],
    [{ goldFingerCount: 12 }, "goldFingers"],
    [{ castellatedSides: 2 }, "castellatedSides"],
    [{ platedSides: 1 }, "platedSides"],
  ])("marks %j as different in %s, and nothing else", (change, fact) => {
    const differing = measuredFacts(ORDERED, { ...FILES, ...change }).filter(({ state }) => state === "differs");
    expect(differing.map((row) => row.fact)).toEqual([fact]);
  });

  it("does not call unknown what differs", () => {
    expect(stateOf({ layers: null }, "layers")?.state).toBe("info");
  });
});

describe("the promised date", () => {
  // 18:00 in Shanghai on 23 November 2026.
  const promisedMs = Date.parse("2026-11-23T10:00:00Z");
  const due = (now: string, change: Partial<Parameters<typeof dueOf>[0]> = {}) =>
    dueOf({ status: "Paid", promisedMs, isStopped: false, ...change }, Date.parse(now));

  it("is later, today, and late from its moment on; a day is Shanghai's", () => {
    expect(due("2026-11-22T15:59:59Z")).toBe("later");
    expect(due("2026-11-22T16:00:00Z")).toBe("today");
    expect(due("2026-11-23T10:00:00Z")).toBe("today");
    expect(due("2026-11-23T10:00:01Z")).toBe("late");
  });

  it("applies from payment until shipping, while no question is open", () => {
    const now = "2026-11-24T00:00:00Z";
    expect(due(now, { isStopped: true })).toBeNull();
    expect((["Submitted", "Shipped", "Cancelled"] as const).map((status) => due(now, { status }))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
