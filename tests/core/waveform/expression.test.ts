// Expressions over vectors: values, units, and failures at their place.

import { describe, expect, it } from "vitest";
import { evaluate, evaluateWaveform, VectorScope } from "@/lib/core/waveform/expression/evaluate";
import { parseExpression } from "@/lib/core/waveform/expression/parse";
import { unitSymbol, UNITS } from "@/lib/core/waveform/unit";
import { Random } from "@/tests/support/random";
import { lowPass, phasor, signal, timeAxis, decadeAxis } from "@/tests/support/waveforms";

const axis = timeAxis(1, 4);
const RUN = new VectorScope([
  signal("V(out)", axis, (t) => 4 * t),
  signal("V(in)", axis, () => 2),
  signal("V(+3V3)", axis, () => 3.3),
  signal("V(Net-(R1-Pad1))", axis, () => 7),
  signal("V(a,b)", axis, () => 9),
  signal("I(R1)", axis, (t) => t / 10, UNITS.ampere),
  signal("P(R1)", axis, (t) => t * t, UNITS.watt),
  signal("V(other grid)", timeAxis(1, 2), (t) => 4 * t),
  lowPass("V(ac)", decadeAxis(1, 100, 1), 10),
]);

function shown(text: string): string {
  const result = evaluate(text, RUN);
  if (!result.ok) return `${result.code} at ${result.at}+${result.length}: ${result.text}`;
  const { re, im, unit } = result.value;
  const digits = (value: number): string => String(Number(value.toPrecision(6)));
  const numbers = Array.from(re, (value, at) => digits(value) + (im ? `${digits(im[at] ?? 0)}j` : ""));
  return `${numbers.join(" ")} ${unitSymbol(unit)}`.trim();
}

describe("values of expressions", () => {
  it.each([
    ["V(out)-V(in)", "-2 -1 0 1 2 V"],
    ["v(OUT)", "0 1 2 3 4 V"],
    ["V(out, in)", "-2 -1 0 1 2 V"],
    ["V(a,b)", "9 9 9 9 9 V"],
    ["V(+3V3)", "3.3 3.3 3.3 3.3 3.3 V"],
    ["V(Net-(R1-Pad1)) + 1", "8 8 8 8 8 V"],
    ["V(in, 0) + V(gnd)", "2 2 2 2 2 V"],
    ["V(other grid) - V(out)", "0 0 0 0 0 V"],
    ["1.5 - V(in)", "-0.5 -0.5 -0.5 -0.5 -0.5 V"],
    ["V(in) - 500mV", "1.5 1.5 1.5 1.5 1.5 V"],
    ["-2^2", "-4"],
    ["2^-1", "0.5"],
    ["2^3^2", "512"],
    ["-2*-3", "6"],
    ["2 - 3 - 4", "-5"],
    ["12/3/2", "2"],
    ["(1 + 2)*3", "9"],
    ["2k*3m", "6"],
    ["1M + 1meg", "2000000"],
    ["4.7u", "0.0000047"],
    ["1e-3k", "1"],
    ["abs(V(out) - 2)", "2 1 0 1 2 V"],
    ["sqrt(V(in)*2)", "2 2 2 2 2 V⁰·⁵"],
    ["sqrt(V(in)^2)", "2 2 2 2 2 V"],
    ["exp(0) + ln(1) + log10(1000)", "4"],
    ["sin(pi/2) + cos(0)", "2"],
    ["min(V(out), V(in))", "0 1 2 2 2 V"],
    ["max(V(out), 1, V(in))", "2 2 2 3 4 V"],
    ["max(V(out))", "4 V"],
    ["min(V(out))", "0 V"],
    ["avg(V(out))", "2 V"],
    // The mean of (4t)^2 over 0 … 1 is 16/3, whose root is 2.3094.
    ["rms(V(out))", "2.3094 V"],
    ["integ(V(in))", "0 0.5 1 1.5 2 Wb"],
    ["deriv(V(out))", "4 4 4 4 4 V/s"],
    ["delay(V(out), 250m)", "0 0 1 2 3 V"],
    ["delay(V(out), 0.25s)", "0 0 1 2 3 V"],
    ["V(in)*I(R1)", "0 0.05 0.1 0.15 0.2 W"],
    ["V(in)/(I(R1) + 1)", "2 1.95122 1.90476 1.86047 1.81818 Ω"],
    ["P(R1)/I(R1)/V(in)*0 + 1", "NaN 1 1 1 1"],
    ["time*2", "0 0.5 1 1.5 2 s"],
    ["V(in)^2", "4 4 4 4 4 V²"],
    ["1/time*0s + 3", "NaN 3 3 3 3"],
  ])("%s = %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  // 1/(1 + jf/10) at 1, 10 and 100 Hz: magnitudes 1/√1.01, 1/√2, 1/√101; phases -atan(f/10).
  it.each([
    ["mag(V(ac))", "0.995037 0.707107 0.0995037 V"],
    ["abs(V(ac))", "0.995037 0.707107 0.0995037 V"],
    ["db(V(ac))", "-0.0432137 -3.0103 -20.0432 dB"],
    ["ph(V(ac))", "-5.71059 -45 -84.2894 °"],
    ["re(V(ac))", "0.990099 0.5 0.00990099 V"],
    ["im(V(ac))", "-0.0990099 -0.5 -0.0990099 V"],
    ["V(ac)*(1 + 0)", "0.990099-0.0990099j 0.5-0.5j 0.00990099-0.0990099j V"],
    ["V(ac)/V(ac)", "10j 10j 10j"],
    ["re(V(ac)^2)", "0.970493 0 -0.00970493 V²"],
    ["re(sqrt(V(ac))^2)", "0.990099 0.5 0.00990099 V"],
    ["re(exp(ln(V(ac))))", "0.990099 0.5 0.00990099"],
    // sin² + cos² = 1 for complex arguments too.
    ["re(sin(V(ac))^2 + cos(V(ac))^2)", "1 1 1"],
  ])("of phasors: %s = %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("name the axis of the run", () => {
    const scope = new VectorScope([lowPass("V(ac)", decadeAxis(1, 100, 1), 10)]);
    const result = evaluate("frequency", scope);
    expect(result.ok && [...result.value.re, unitSymbol(result.value.unit)]).toEqual([1, 10, 100, "Hz"]);
  });

  it("unwraps the phase of a delay, which ph leaves within half a turn", () => {
    const grid = decadeAxis(1, 10, 40);
    const delayed = new VectorScope([phasor("V(d)", grid, (f) => [Math.cos(f), -Math.sin(f)])]);
    const result = evaluate("cph(V(d))", delayed);
    expect(result.ok && result.value.re.at(-1)).toBeCloseTo((-10 * 180) / Math.PI, 9);
  });

  it("draws a single number over the axis of the run", () => {
    const wave = evaluateWaveform(" avg(V(out)) ", RUN);
    expect(wave.ok && { name: wave.value.name, re: [...wave.value.re] }).toEqual({
      name: "avg(V(out))",
      re: [2, 2, 2, 2, 2],
    });
  });
});

describe("failures of expressions", () => {
  it.each([
    ["", "empty at 0+0: "],
    ["V(out) +", "missingOperand at 8+0: "],
    ["* 2", "missingOperand at 0+1: *"],
    ["(1 + 2", "unclosedParenthesis at 0+1: ("],
    ["V(out", "unclosedParenthesis at 1+1: ("],
    ["1 + 2)", "unmatchedParenthesis at 5+1: )"],
    ["1 2", "unexpectedToken at 2+1: 2"],
    ["(1, 2)", "unexpectedToken at 2+1: ,"],
    ["1 $ 2", "unexpectedCharacter at 2+1: $"],
    ["3volts", "badNumber at 0+6: 3volts"],
    ["foo(1)", "unknownFunction at 0+3: foo"],
    ["constructor(1)", "unknownFunction at 0+11: constructor"],
    ["1 + V(nowhere)", "unknownVector at 4+10: V(nowhere)"],
    ["V(out, nowhere)", "unknownVector at 0+15: V(out, nowhere)"],
    ["bar", "unknownVector at 0+3: bar"],
    ["frequency", "unknownVector at 0+9: frequency"],
    ["delay(V(out))", "argumentCount at 0+5: delay"],
    ["abs(1, 2)", "argumentCount at 0+3: abs"],
    ["abs()", "missingOperand at 4+1: )"],
    ["V(out) + I(R1)", "unitMismatch at 7+1: V, A"],
    ["max(V(out), I(R1))", "unitMismatch at 0+3: V, A"],
    ["V(out)^V(in)", "unitOfPower at 6+1: V, V"],
    ["V(out)^time", "unitOfPower at 6+1: V, s"],
    ["rms(V(ac))", "complexArgument at 0+3: rms"],
    ["integ(5)", "waveformArgument at 0+5: integ"],
    ["delay(V(out), V(in)/2V)", "constantArgument at 0+5: delay"],
    ["delay(V(out), 5V)", "unitMismatch at 0+5: V, V"],
    ["V(out)*V(ac)", "axisMismatch at 6+1: *"],
  ])("%s: %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("does not nest its own calls for nested parentheses or signs", () => {
    const depth = 1900;
    const nested = evaluate("(".repeat(depth) + "7" + ")".repeat(depth), RUN);
    expect(nested.ok && nested.value.re[0]).toBe(7);
    const signs = evaluate("-".repeat(depth) + "7", RUN);
    expect(signs.ok && signs.value.re[0]).toBe(7);
    expect(evaluate("1+".repeat(2001), RUN)).toMatchObject({ ok: false, code: "tooLong" });
  });
});

describe("random expressions", () => {
  /** The text of a random expression in full parentheses, and its value by JavaScript itself. */
  function expression(random: Random, depth: number): { text: string; value: number } {
    if (depth === 0 || random.isLuck(0.2)) {
      const value = random.below(9) + 1;
      return { text: String(value), value };
    }
    const [a, b] = [expression(random, depth - 1), expression(random, depth - 1)];
    switch (random.below(5)) {
      case 0:
        return { text: `(${a.text}+${b.text})`, value: a.value + b.value };
      case 1:
        return { text: `(${a.text} - ${b.text})`, value: a.value - b.value };
      case 2:
        return { text: `(${a.text}*${b.text})`, value: a.value * b.value };
      case 3:
        return { text: `(-${a.text})`, value: -a.value };
      default:
        return { text: `max(${a.text}, ${b.text})`, value: Math.max(a.value, b.value) };
    }
  }

  it("have the value that JavaScript computes", () => {
    const random = new Random(11);
    for (let round = 0; round < 300; round++) {
      const { text, value } = expression(random, 5);
      const result = evaluate(text, RUN);
      expect(result.ok && result.value.re[0], text).toBeCloseTo(value, 6);
    }
  });

  it("fail within their text, and never throw", () => {
    const random = new Random(12);
    const pieces = [
      "V(out)",
      "I(R1)",
      "V(",
      "(",
      ")",
      ",",
      "+",
      "-",
      "*",
      "/",
      "^",
      "2k",
      "max",
      "sqrt(",
      "µ",
      '"',
      " ",
    ];
    for (let round = 0; round < 400; round++) {
      const text = random.many(12, () => random.one(pieces)).join("");
      const result = evaluate(text, RUN);
      if (result.ok) expect(parseExpression(text).ok).toBe(true);
      else expect([result.at >= 0, result.at + result.length <= text.length], text).toEqual([true, true]);
    }
  });
});
