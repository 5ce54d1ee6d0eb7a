import { describe, expect, it } from "vitest";
import { evaluate } from "@/lib/core/spice/evaluate";
import { parseExpression } from "@/lib/core/spice/expression";

const SCOPE = {
  valueOf: (name: string) => ({ a: 2, b: 3 })[name],
  functionOf: (name: string) => {
    const body = parseExpression(name === "loop" ? "loop(x)" : "x*x+a");
    return ["sq", "loop"].includes(name) && body.ok ? { parameters: ["x"], body: body.value } : undefined;
  },
};

function valueOf(text: string): number | string {
  const parsed = parseExpression(text);
  if (!parsed.ok) return `at ${parsed.at}`;
  const found = evaluate(parsed.value, SCOPE);
  return found.ok ? found.value : `${found.reason} ${found.at}`;
}

describe("expressions", () => {
  it.each<[string, number | string]>([
    ["1+2*3", 7],
    ["(1+2)*3", 9],
    ["2^3^1", 8],
    ["2**10", 1024],
    ["-2^2", -4],
    ["10k/1Meg", 0.01],
    ["a*b - 1", 5],
    ["a>b ? 1 : a<b ? 2 : 3", 2],
    ["a==2 && b!=3 || 1", 1],
    ["!a", 0],
    ["sq(b)", 11],
    ["max(a,b,7) + min(1,2)", 8],
    ["sqrt(16)+abs(-1)+int(-1.5)+nint(2.5)", 6],
    ["ln(e)+log10(100)", 3],
    ["pwr(-2,2)+sgn(-3)+u(1)+uramp(-1)", -4],
    ["ternary_fcn(1,5,6)", 5],
    ["7%4", 3],
    ["c", 299792458],
    ["zz+1", "name zz"],
    ["foo(1)", "function foo"],
    ["v(out)*2", "probe v(out)"],
    ["loop(1)", "depth loop"],
    ["1+", "at 1+"],
    ["(1", "at (1"],
    ["", "at "],
    ["1 2", "at 2"],
  ])("%s", (text, expected) => {
    const value = valueOf(text);
    if (typeof expected === "number") expect(value).toBeCloseTo(expected, 12);
    else expect(value).toBe(expected);
  });

  it("refuses nesting without end instead of overflowing the stack", () => {
    expect(valueOf(`${"(".repeat(5000)}1${")".repeat(5000)}`)).toMatch(/^at /);
    expect(valueOf("-".repeat(5000) + "1")).toMatch(/^at /);
    expect(valueOf(Array.from({ length: 900 }, () => "1").join("+"))).toBe(900);
  });
});
