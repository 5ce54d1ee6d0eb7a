import { describe, expect, it } from "vitest";
import { controlKey, currentValue, LiveRun } from "@/components/schematic/live/live-run";
import { RollingTraces } from "@/components/schematic/live/rolling-traces";
import { LAST_STEP, speedOfStep, stepOfSpeed } from "@/components/schematic/live/speed-scale";
import { SLIDER_STEPS, stepOf, valueOfStep } from "@/components/schematic/live/value-scale";
import { createLiveWorld } from "@/tests/support/live-loop";

const DIVIDER = "* divider\nV1 in 0 9\nR1 in out 1k\nR2 out 0 2k\n.tran 1u 5m\n.end";
const SWITCHED = [
  "* switch",
  ".subckt switch_sw1 com a b",
  "R1A com a 1m",
  "R1B com b 1G",
  ".ends",
  "V1 in 0 5",
  "XSW1 in a b switch_sw1",
  "R1 a 0 1k",
  "R2 b 0 1k",
  ".end",
].join("\n");

function opened(netlist: string) {
  const world = createLiveWorld();
  const run = new LiveRun(world.createClient);
  run.open(netlist);
  const voltage = (node: string): number =>
    run.frame?.values[run.state.circuit?.nodes.indexOf(node) ?? -1] ?? Number.NaN;
  const control = (key: string) => {
    const found = run.state.circuit?.controls.find((each) => controlKey(each) === key);
    if (!found) throw new Error(key);
    return found;
  };
  return { ...world, run, voltage, control };
}

describe("a live circuit of a page", () => {
  it("runs once it is loaded, so that its shown time takes five seconds", () => {
    const { run, pass, voltage } = opened(DIVIDER);
    expect(run.state).toMatchObject({ status: "running", speed: 1e-3 });
    pass(1000);
    expect(run.frame?.time).toBeCloseTo(1e-3, 4);
    expect(voltage("out")).toBeCloseTo(6, 6);
  });

  it("pauses, goes on, and begins again", () => {
    const { run, pass } = opened(DIVIDER);
    pass(500);
    run.pause();
    const time = run.frame?.time;
    pass(500);
    expect(run.frame?.time).toBe(time);
    run.play();
    pass(500);
    expect(run.frame?.time).toBeCloseTo(1e-3, 4);
    run.reset();
    pass(100);
    expect(run.frame?.time).toBeCloseTo(1e-4, 4);
    expect(run.state.status).toBe("running");
  });

  it("keeps a chosen speed when the circuit is edited", () => {
    const { run } = opened(DIVIDER);
    run.setSpeed(1e-6);
    run.reload(DIVIDER.replace("2k", "8k"));
    expect(run.state.speed).toBe(1e-6);
    run.setSpeed(1e9);
    expect(run.state.speed).toBe(10);
  });

  it("changes values, and knows which are changed after an edit", () => {
    const { run, pass, voltage, control } = opened(DIVIDER);
    run.change(control("r2 resistance"), 8e3);
    pass(100);
    expect(voltage("out")).toBeCloseTo(8, 6);
    run.reload(DIVIDER.replace("V1 in 0 9", "V1 in 0 18"));
    pass(100);
    expect(voltage("out")).toBeCloseTo(16, 6);
    expect(currentValue(control("r2 resistance"), run.state.changes)).toBe(8e3);
    run.reload(DIVIDER.replace("2k", "1k"));
    expect([...run.state.changes]).toEqual([]);
  });

  it("turns a changeover switch with all its contacts", () => {
    const { run, pass, voltage, control } = opened(SWITCHED);
    pass(100);
    expect([voltage("a"), voltage("b")].map(Math.round)).toEqual([5, 0]);
    run.change(control("xsw1 switch"), 0);
    pass(100);
    expect([voltage("a"), voltage("b")].map(Math.round)).toEqual([0, 5]);
    run.reload(SWITCHED.replace("V1 in 0 5", "V1 in 0 7"));
    expect(currentValue(control("xsw1 switch"), run.state.changes)).toBe(0);
    run.change(control("xsw1 switch"), 1);
    pass(100);
    expect([voltage("a"), voltage("b")].map(Math.round)).toEqual([7, 0]);
  });

  it("says what cannot run, and runs again after an edit", () => {
    const { run } = opened(DIVIDER.replace("R2 out 0 2k", "T1 out 0 x 0 Z0=50 TD=1n"));
    expect(run.state).toMatchObject({ status: "refused", issues: [{ device: "t1" }] });
    run.reload(DIVIDER.replace("R2 out 0 2k", "R2 out 0 2k\nC1 y 0 1u\nC2 y out 1u"));
    expect(run.state).toMatchObject({ status: "stopped", stop: { code: "floating-node" } });
    run.reload(DIVIDER);
    expect(run.state).toMatchObject({ status: "running", stop: null, issues: [] });
  });

  it("begins again with the circuit that has stopped, not with the one before", () => {
    const { run } = opened(DIVIDER);
    run.reload(DIVIDER.replace("R2 out 0 2k", "R2 out 0 2k\nC1 y 0 1u\nC2 y out 1u"));
    run.reset();
    expect(run.state).toMatchObject({ status: "stopped", stop: { code: "floating-node" } });
  });

  it("collects the traces that are watched, at most four", () => {
    const { run, pass } = opened(DIVIDER);
    run.watch(Array.from({ length: 6 }, () => ({ kind: "voltage", plus: "out", minus: "0" }) as const));
    expect(run.state.traces).toHaveLength(4);
    pass(300);
    const { times, values } = run.traces.window(1);
    expect(times.length).toBeGreaterThan(10);
    expect(values).toHaveLength(4);
    expect([...times].every((time, at) => at === 0 || time > (times[at - 1] ?? 0))).toBe(true);
  });

  it("ends its worker, and says so where there is none", () => {
    const { run, ended } = opened(DIVIDER);
    run.close();
    expect([ended(), run.state.status, run.frame]).toEqual([1, "idle", null]);
    const alone = new LiveRun(() => {
      throw new Error("no workers");
    });
    alone.open(DIVIDER);
    expect(alone.state.status).toBe("broken");
  });
});

describe("rolling traces", () => {
  const samples = (times: readonly number[], values: readonly number[]) => ({
    times: Float64Array.from(times),
    values: [Float64Array.from(values)],
  });

  it("keep the last stretch, with the sample before it", () => {
    const rolling = new RollingTraces();
    rolling.begin(1);
    rolling.add(samples([0, 1, 2, 3], [10, 11, 12, 13]));
    rolling.add(samples([3, 4], [99, 14]));
    const { times, values } = rolling.window(1.5);
    expect([...times]).toEqual([2, 3, 4]);
    expect([...(values[0] ?? [])]).toEqual([12, 13, 14]);
  });

  it("begin anew when time goes back, and leave out samples of another choice", () => {
    const rolling = new RollingTraces();
    rolling.begin(1);
    rolling.add(samples([5, 6], [1, 2]));
    rolling.add(samples([0, 1], [3, 4]));
    rolling.add({ times: Float64Array.of(9), values: [] });
    expect([...rolling.window(100).times]).toEqual([0, 1]);
  });
});

describe("sliders", () => {
  it("has speeds of 1, 2 and 5 from 1 ns to 10 s", () => {
    expect([0, 1, 2, 3, LAST_STEP].map(speedOfStep)).toEqual([1e-9, 2e-9, 5e-9, 1e-8, 10]);
    for (let step = 0; step <= LAST_STEP; step++) expect(stepOfSpeed(speedOfStep(step))).toBe(step);
  });

  it("has values from a tenth to ten times, sources from minus to plus twice", () => {
    const resistor = { kind: "value", id: "r1", parameter: "resistance", unit: "Ω", value: 4700 } as const;
    expect([0, SLIDER_STEPS / 2, SLIDER_STEPS].map((step) => valueOfStep(resistor, step))).toEqual([470, 4700, 47000]);
    const source = { kind: "value", id: "v1", parameter: "value", unit: "V", value: 5 } as const;
    expect([0, SLIDER_STEPS / 2, SLIDER_STEPS].map((step) => valueOfStep(source, step))).toEqual([-10, 0, 10]);
    expect([stepOf(resistor, 1e9), stepOf(resistor, 1), stepOf(source, 5)]).toEqual([200, 0, 150]);
  });
});
