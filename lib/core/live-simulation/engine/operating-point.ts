// The operating point: Newton's method, and if that fails, conductances to ground and then supplies are stepped
// (ngspice manual, section 11.3 on convergence).
import type { LoadContext } from "./device";
import type { Equations, Solution } from "./equations";

const LIMIT = 100;
const TOLERANCE = 1e-6;
const STEP_LIMIT = 50;
const FIRST_SHUNT = 1e-2;
const LAST_SHUNT = 1e-13;
/** Rounds in which switches and gates take their states, at once first and then one by one. */
const ROUNDS_AT_ONCE = 8;
const ROUNDS = 64;

function stepShunt(equations: Equations, context: LoadContext): Solution {
  context.x.fill(0);
  context.startsJunctions = true;
  let factor = 10;
  let shunt = FIRST_SHUNT;
  const kept = new Float64Array(context.x.length);
  let reached = Infinity;
  while (shunt > LAST_SHUNT) {
    const solution = equations.solve(context, { limit: STEP_LIMIT, slope: 0, tolerance: TOLERANCE, shunt });
    if (solution === "converged") {
      kept.set(context.x);
      reached = shunt;
      factor = Math.min(10, factor * Math.sqrt(factor));
    } else {
      if (reached === Infinity || factor < 1.01) return solution;
      context.x.set(kept);
      factor = Math.sqrt(Math.sqrt(factor));
    }
    shunt = reached / factor;
  }
  return equations.solve(context, { limit: LIMIT, slope: 0, tolerance: TOLERANCE });
}

function stepSources(equations: Equations, context: LoadContext): Solution {
  const kept = new Float64Array(context.x.length);
  context.x.fill(0);
  let reached = 0;
  let step = 0.05;
  let solution: Solution = "diverged";
  while (reached < 1) {
    context.sourceScale = Math.min(1, reached + step);
    solution = equations.solve(context, { limit: STEP_LIMIT, slope: 0, tolerance: TOLERANCE });
    if (solution === "converged") {
      reached = context.sourceScale;
      kept.set(context.x);
      step *= 1.5;
    } else {
      context.x.set(kept);
      step /= 4;
      if (step < 1e-7) break;
    }
  }
  context.sourceScale = 1;
  return solution;
}

function findSteadyState(equations: Equations, context: LoadContext): Solution {
  context.startsJunctions = true;
  const direct = equations.solve(context, { limit: LIMIT, slope: 0, tolerance: TOLERANCE });
  if (direct === "converged") return direct;
  const byShunt = stepShunt(equations, context);
  return byShunt === "converged" ? byShunt : stepSources(equations, context);
}

/** True if a device switched. */
function settle(equations: Equations, x: Float64Array, isAtOnce: boolean): boolean {
  let hasSwitched = false;
  for (const device of equations.devices) {
    if (!device.settle(x)) continue;
    hasSwitched = true;
    if (!isAtOnce) break;
  }
  return hasSwitched;
}

/** Solves for `context.x`; devices with states take those that fit it, if there are such. */
export function solveOperatingPoint(equations: Equations, context: LoadContext): Solution {
  context.isOperatingPoint = true;
  context.x.fill(0);
  equations.invalidate();
  let solution = findSteadyState(equations, context);
  for (let round = 0; round < ROUNDS && solution === "converged"; round++) {
    if (!settle(equations, context.x, round < ROUNDS_AT_ONCE)) break;
    equations.invalidate();
    solution = equations.solve(context, { limit: LIMIT, slope: 0, tolerance: TOLERANCE });
    if (solution !== "converged") solution = findSteadyState(equations, context);
  }
  context.isOperatingPoint = false;
  return solution;
}
