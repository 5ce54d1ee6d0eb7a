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

type CreateSolver = (pattern: Pattern) => LinearSolver;

const sparse: CreateSolver = (pattern) => new SparseLu(pattern);
const dense: CreateSolver = (pattern) => new DenseLu(pattern);

function started(stages: number, createSolver: CreateSolver): Transient {
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
  return transient;
}

function stepsPerSecond(stages: number, createSolver: CreateSolver): number {
  const transient = started(stages, createSolver);
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

/** Microseconds to factor the matrix of a step and to solve for one right side. */
function solverMicroseconds(stages: number, createSolver: CreateSolver): number {
  let last = new Float64Array(0);
  let size = 0;
  let solver: LinearSolver | undefined;
  const transient = started(stages, (pattern) => {
    const inner = createSolver(pattern);
    ({ size } = pattern);
    solver = inner;
    return {
      ...{ singularColumn: -1, pivotings: 0, fill: 0 },
      factor: (values) => {
        last = values.slice();
        return inner.factor(values);
      },
      solve: (right, solution) => inner.solve(right, solution),
    };
  });
  transient.advance(FRAME, () => {});
  const right = new Float64Array(size + 1).fill(1);
  const solution = new Float64Array(size + 1);
  let runs = 0;
  const start = performance.now();
  while (performance.now() - start < MILLISECONDS) {
    solver?.factor(last);
    solver?.solve(right, solution);
    runs++;
  }
  return ((performance.now() - start) * 1000) / runs;
}

/** The best of some turns for the sparse solver and for the dense one. */
function turns(
  measure: (createSolver: CreateSolver) => number,
  better: (a: number, b: number) => number,
): [number, number] {
  let [ours, theirs] = [measure(sparse), measure(dense)];
  for (let turn = 1; turn < TURNS; turn++) {
    ours = better(ours, measure(sparse));
    theirs = better(theirs, measure(dense));
  }
  return [ours, theirs];
}

export function benchLiveSimulation(): Promise<Figure[]> {
  return Promise.resolve(
    [1, 10].flatMap((stages): Figure[] => {
      const [steps, denseSteps] = turns((createSolver) => stepsPerSecond(stages, createSolver), Math.max);
      const [time, denseTime] = turns((createSolver) => solverMicroseconds(stages, createSolver), Math.min);
      const name = `${19 * stages + 1} parts`;
      const [against, againstTime] = ["the steps with a dense LU", "the time of a dense LU"];
      return [
        { name: `amplifiers of ${name}`, value: steps, unit: "steps/s", ratio: steps / denseSteps, against },
        { name: `matrix of ${name}`, value: time, unit: "µs", ratio: time / denseTime, against: againstTime },
      ];
    }),
  );
}
