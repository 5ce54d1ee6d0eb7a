import { describe, expect, it } from "vitest";
import { DRILL, file, GERBER, judge } from "./identify-judge";
import { BY_NAME } from "./identify-names.table";

/** Judges a set of names; drill programs are known by the expectation, everything else holds the same little Gerber. */
function judgeNames(expected: Record<string, string>): Record<string, string> {
  return judge(Object.entries(expected).map(([name, role]) => file(name, role.startsWith("drill") ? DRILL : GERBER)));
}

describe("names say the layer where the content does not", () => {
  it.each(Object.entries(BY_NAME))("%s", (_, expected) => {
    expect(judgeNames(expected)).toEqual(expected);
  });
});
