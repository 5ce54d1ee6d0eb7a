// Steps per second of the live simulation: an amplifier of 20 parts, and ten of them on one supply, each with the sparse
// solver beside a dense one.
import type { LiveDevice } from "../lib/core/live-simulation/circuit/circuit";
import { createDevices, Unknowns } from "../lib/core/live-simulation/create-devices";
import { ChargeStates } from "../lib/core/live-simulation/engine/charge-states";
import { Equations, type LinearSolver } from "../lib/core/live-simulation/engine/equations";
import { Transient } from "../lib/core/live-simulation/engine/transient";
import { SparseLu } from "../lib/core/live-simulation/sparse/sparse-lu";
import type { Pattern } from "../lib/core/live-simulation/sparse/transversal";
import { c, d, NPN, PNP, q, r, SIGNAL_DIODE, sine, v } from "../tests/core/live-simulation/circuits/devices";
import { DenseLu } from "./dense-lu";
import type { Figure } from "./run";

const MILLISECONDS = 500;
/** The solvers take turns, and the best turn counts: other work on the machine slows single ones. */
const TURNS = 3;
/** s of simulated time between two looks at the clock, of a sine of 1 kHz. */
const FRAME = 1e-4;

/** 19 parts of a power amplifier: a common emitter, a driver, and two complementary transistors with biasing diodes. */
function amplifier(stage: number): LiveDevice[] {
  const of = (name: string): string => `${name}${stage}`;
  const transistors = [
    q(of("QA"), [of("c"), of("b"), of("e")], NPN),
    q(of("QB"), [of("lo"), of("c"), of("d")], PNP, "pnp"),
    q(of("QC"), ["vcc", of("hi"), of("oe")], NPN),
    q(of("QD"), ["0", of("lo"), of("of")], PNP, "pnp"),
  ];
  return [
    ...[v(of("VI"), of("in"), "0", sine(0.02, 1e3)), c(of("CI"), of("in"), of("b"), 1e-6)],
    ...[r(of("RA"), "vcc", of("b"), 1e5), r(of("RB"), of("b"), "0", 22e3), r(of("RC"), "vcc", of("c"), 4.7e3)],
    ...[r(of("RD"), of("e"), "0", 1e3), c(of("CE"), of("e"), "0", 1e-4), r(of("RE"), "vcc", of("hi"), 2.2e3)],
    ...[d(of("DA"), of("hi"), of("m"), SIGNAL_DIODE), d(of("DB"), of("m"), of("lo"), SIGNAL_DIODE)],
    ...[r(of("RF"), "vcc", of("d"), 470), r(of("RG"), of("lo"), "0", 2.2e3), r(of("RH"), of("oe"), of("out"), 1)],
    ...[r(of("RI"), of("of"), of("out"), 1), r(of("RL"), of("out"), "0", 1e3), ...transistors],
  ];
}

function stepsPerSecond(stages: number, createSolver: (pattern: Pattern) => LinearSolver): number {
  const devices = [v("V1", "vcc", "0", 12), ...Array.from({ length: stages }, (_, at) => amplifier(at)).flat()];
  const charges = new ChargeStates();
  const unknowns = new Unknowns(charges);
  const created = createDevices({ devices }, unknowns);
  if (!created.ok) throw new Error(created.code);
  charges.seal();
  const equations = new Equations(unknowns.all, [...created.value.values()], createSolver);
  const transient = new Transient(equations, charges, {
    ...{ method: "trapezoidal", relativeTolerance: 1e-3, maxStep: Infinity, holdsInitialValues: false },
  });
  if (!transient.start().ok) throw new Error("no operating point");
  let rate = 0;
  for (const phase of ["warm", "measured"]) {
    const before = transient.steps;
    const start = performance.now();
    while (performance.now() - start < MILLISECONDS)
      if (!transient.advance(transient.time + FRAME, () => {}).ok) throw new Error("no solution");
    if (phase === "measured") rate = ((transient.steps - before) * 1000) / (performance.now() - start);
  }
  return rate;
}

export function benchLiveSimulation(): Promise<Figure[]> {
  const against = "the steps of a dense LU";
  return Promise.resolve(
    [1, 10].map((stages) => {
      let sparse = 0;
      let dense = 0;
      for (let turn = 0; turn < TURNS; turn++) {
        sparse = Math.max(
          sparse,
          stepsPerSecond(stages, (pattern) => new SparseLu(pattern)),
        );
        dense = Math.max(
          dense,
          stepsPerSecond(stages, (pattern) => new DenseLu(pattern)),
        );
      }
      const name = `amplifiers with ${19 * stages + 1} parts`;
      return { name, value: sparse, unit: "steps/s", ratio: sparse / dense, against };
    }),
  );
}
