// Flags of board options: every value of the table can be typed, and what is not offered is refused with a hint.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CliFailure } from "@/lib/cli/failure";
import { flagOf, givenOptions, OPTION_FLAGS, readOption, typedValue } from "@/lib/cli/input/option-flags";
import { OPTION_NAMES, OPTION_RECORDS } from "@/lib/core/pcb/options";

const failureOf = (work: () => unknown): CliFailure => {
  try {
    work();
  } catch (error) {
    if (error instanceof CliFailure) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("every option", () => {
  it("has a flag of its own", () => {
    const flags = OPTION_NAMES.map(flagOf);
    expect(new Set(flags).size).toBe(OPTION_NAMES.length);
    for (const flag of flags) expect([flag, OPTION_FLAGS[flag]]).toEqual([flag, "text"]);
    expect(flags.filter((flag) => !/^[a-z]+(-[a-z]+)*$/.test(flag))).toEqual([]);
  });

  it("takes each of its values as the table lists and as `options` types them, in any case", () => {
    for (const option of OPTION_NAMES) {
      const record = OPTION_RECORDS[option];
      if (!("values" in record)) continue;
      for (const value of record.values)
        for (const text of [String(value), typedValue(value), typedValue(value).toUpperCase()])
          expect([option, text, readOption(flagOf(option), text)]).toEqual([option, text, [option, value]]);
    }
  });
});

describe("a value", () => {
  it.each([
    ["thickness", "1.0", 1],
    ["thickness", "1.6mm", 1.6],
    ["outer-copper", "2oz", 70],
    ["copper", "35um", 35],
    ["inner-copper", "0.5 oz", 17],
    ["min-trace-space", "5mil", 5],
    ["impedance-control", "10%", "10%"],
    ["finish", "lead free hasl", "Lead Free HASL"],
    ["gold-fingers", "yes", true],
    ["testing", "no", false],
    ["width", "60.25", 60.25],
    ["width", "60mm", 60],
    ["lead-time", "3days", 3],
    ["gold-finger-count", "24", "24"],
  ])("--%s %s is %j", (flag, text, value) => {
    expect(readOption(flag, text)[1]).toBe(value);
  });

  it.each([
    ["finish", "EING", "ENIG"],
    ["color", "gren", "Green"],
    ["silkscreen-color", "blck", "Black"],
  ])("--%s %s is refused, and %s proposed", (flag, text, near) => {
    const failure = failureOf(() => readOption(flag, text));
    expect([failure.exit, failure.code, failure.values.near]).toEqual([2, "valueNotOfferedNear", near]);
  });

  it.each([
    ["layers", "3"],
    ["layers", "4; drop"],
    ["layers", ""],
    ["layers", "0x4"],
    ["thickness", "1e0"],
    ["width", "-5"],
    ["width", "0"],
    ["width", "1.234"],
    ["quantity", "5.5"],
    ["quantity", "many"],
    ["gold-fingers", "maybe"],
    ["copper", "3oz"],
    ["copper", "oz"],
    ["impedance-control", ""],
    ["surface-finish", "__proto__"],
  ])("--%s %s is refused", (flag, text) => {
    expect(failureOf(() => readOption(flag, text)).exit).toBe(2);
  });

  it("is one of the table or refused, whatever is typed", () => {
    const flags = Object.keys(OPTION_FLAGS);
    fc.assert(
      fc.property(fc.constantFrom(...flags), fc.string({ maxLength: 12 }), (flag, text) => {
        try {
          const [option, value] = readOption(flag, text);
          const record = OPTION_RECORDS[option];
          return "values" in record ? record.values.includes(value) : typeof value !== "boolean";
        } catch (error) {
          return error instanceof CliFailure && error.exit === 2;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it("refuses one option under two names, and names near an unknown one", () => {
  expect(
    failureOf(() =>
      givenOptions([
        ["finish", "ENIG"],
        ["surface-finish", "HASL"],
      ]),
    ).code,
  ).toBe("flagTwice");
  expect(failureOf(() => readOption("thicknes", "1.6")).values.near).toBe("thickness");
  expect(failureOf(() => readOption("constructor", "1")).code).toBe("unknownOption");
});
