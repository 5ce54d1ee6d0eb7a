// Expressions of behavioral sources: values by hand, slopes against differences.
import { describe, expect, it } from "vitest";
import { BEHAVIOR_FUNCTIONS, type Behavior } from "@/lib/core/live-simulation/circuit/behavior";
import { CompiledBehavior } from "@/lib/core/live-simulation/devices/behavior/compiled-behavior";
import { Random } from "@/tests/support/random";

const NODES = ["a", "b", "c"];
const compile = (behavior: Behavior): CompiledBehavior =>
  new CompiledBehavior(behavior, { node: (name) => NODES.indexOf(name), controller: () => 3, size: 4 });

const number = (value: number): Behavior => ({ kind: "number", value });
const voltage = (plus: string, minus: string): Behavior => ({ kind: "voltage", nodes: [plus, minus] });
const SMOOTH = ["exp", "sin", "cos", "atan", "tanh", "asinh"] as const;

/** Smooth everywhere, so that differences approach the slopes. */
function randomBehavior(next: () => number, depth: number): Behavior {
  const choice = Math.floor(next() * (depth === 0 ? 3 : 7));
  const part = (): Behavior => randomBehavior(next, depth - 1);
  switch (choice) {
    case 0:
      return number(2 * next() - 1);
    case 1:
      return voltage(NODES[Math.floor(next() * 3)] ?? "a", NODES[Math.floor(next() * 3)] ?? "b");
    case 2:
      return { kind: "current", controller: "v1" };
    case 3:
      return { kind: "call", name: SMOOTH[Math.floor(next() * SMOOTH.length)] ?? "sin", arguments: [part()] };
    default:
      return { kind: "operation", operator: (["+", "-", "*"] as const)[choice - 4] ?? "+", operands: [part(), part()] };
  }
}

describe("slopes of an expression", () => {
  it("agree with differences, for 300 random expressions", () => {
    const chance = new Random(7);
    const next = (): number => chance.next();
    for (let count = 0; count < 300; count++) {
      const compiled = compile(randomBehavior(next, 4));
      const x = Float64Array.from({ length: 4 }, () => next() - 0.5);
      compiled.linearize(x);
      const slopes = [...compiled.slopes];
      slopes.forEach((slope, column) => {
        const step = 1e-6;
        const at = (shift: number): number =>
          compiled.evaluate(x.map((value, own) => value + (own === column ? shift : 0)));
        const difference = (at(step) - at(-step)) / (2 * step);
        if (Math.abs(slope) < 1e6) expect(Math.abs(difference - slope)).toBeLessThan(1e-4 * (1 + Math.abs(slope)));
      });
    }
  });

  it("are those of the branch that counts", () => {
    const larger = compile({ kind: "call", name: "max", arguments: [voltage("a", "b"), number(1)] });
    expect(larger.linearize(Float64Array.of(5, 2, 0, 0))).toBe(3);
    expect([...larger.slopes]).toEqual([1, -1, 0, 0]);
    expect(larger.linearize(Float64Array.of(2, 2, 0, 0))).toBe(1);
    expect([...larger.slopes]).toEqual([0, 0, 0, 0]);
  });

  it("stay finite where voltages are 0 at first", () => {
    for (const name of BEHAVIOR_FUNCTIONS) {
      const two = ["min", "max", "pow", "pwr"].includes(name);
      const compiled = compile({
        kind: "call",
        name,
        arguments: two ? [voltage("a", "b"), number(2)] : [voltage("a", "b")],
      });
      const isBeyondRange = name === "acosh";
      expect(Number.isFinite(compiled.linearize(new Float64Array(4))) || isBeyondRange).toBe(true);
      expect([...compiled.slopes].every(Number.isFinite) || isBeyondRange).toBe(true);
    }
    const quotient = compile({ kind: "operation", operator: "/", operands: [voltage("a", "b"), voltage("c", "b")] });
    quotient.linearize(new Float64Array(4));
    expect([...quotient.slopes].every(Number.isFinite)).toBe(true);
  });

  it("count an input twice where it stands twice", () => {
    const square = compile({ kind: "operation", operator: "*", operands: [voltage("a", "b"), voltage("a", "c")] });
    // (a - b)(a - c) at 3, 1, 0: 6; by a: 2 + 3, by b: -3, by c: -2.
    expect(square.linearize(Float64Array.of(3, 1, 0, 0))).toBe(6);
    expect([...square.slopes]).toEqual([5, -3, -2, 0]);
  });
});
