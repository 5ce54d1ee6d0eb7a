import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIRST_LINE, tokensOfLine } from "@/lib/core/spice/highlight";

/** "kind:text" of each token, line by line. */
function kindsOf(text: string): string[][] {
  let state = FIRST_LINE;
  return text.split("\n").map((line) => {
    const found = tokensOfLine(line, state);
    ({ state } = found);
    return found.tokens.map(({ from, to, kind }) => `${kind}:${line.slice(from, to)}`);
  });
}

describe("words of a netlist", () => {
  it("takes the first line as the title, whatever it says", () => {
    expect(kindsOf("R1 a b 1k\nR1 a b 1k")).toEqual([
      ["title:R1 a b 1k"],
      ["device:R1", "node:a", "node:b", "number:1k"],
    ]);
  });

  it("tells nodes from models and parameters by the letter", () => {
    expect(kindsOf("t\nQ1 c b e BC547 area=2\nX1 in out 0 opamp gain = 10\nM1 d g s s MOD W=1u")).toEqual([
      ["title:t"],
      ["device:Q1", "node:c", "node:b", "node:e", "model:BC547", "parameter:area", "number:2"],
      ["device:X1", "node:in", "node:out", "node:0", "model:opamp", "parameter:gain", "number:10"],
      ["device:M1", "node:d", "node:g", "node:s", "node:s", "model:MOD", "parameter:W", "number:1u"],
    ]);
  });

  it("goes on behind a continuation where the line stopped", () => {
    expect(kindsOf("t\nQ1 c b\n* between\n+ e BC547")).toEqual([
      ["title:t"],
      ["device:Q1", "node:c", "node:b"],
      ["comment:* between"],
      ["node:e", "model:BC547"],
    ]);
  });

  it("knows directives, waveforms, expressions, strings and comments", () => {
    expect(
      kindsOf('t\nV1 in 0 SIN(0 1 {f0}) ; source\n.model D1N D(Is=1n)\n.include "a b.lib"\n.tran 1u 1m uic $ end'),
    ).toEqual([
      ["title:t"],
      ["device:V1", "node:in", "node:0", "keyword:SIN", "number:0", "number:1", "expression:{f0}", "comment:; source"],
      ["directive:.model", "model:D1N", "parameter:Is", "number:1n"],
      ["directive:.include", 'string:"a b.lib"'],
      ["directive:.tran", "number:1u", "number:1m", "keyword:uic", "comment:$ end"],
    ]);
  });

  it("takes lines of a control block as commands", () => {
    expect(kindsOf("t\n.control\nrun\n.endc\nR1 a 0 1")).toEqual([
      ["title:t"],
      ["directive:.control"],
      ["directive:run"],
      ["directive:.endc"],
      ["device:R1", "node:a", "node:0", "number:1"],
    ]);
  });

  it("gives tokens in order and inside the line for any text", () => {
    const folder = "tests/fixtures/spice/circuits";
    for (const name of readdirSync(folder)) {
      let state = FIRST_LINE;
      for (const line of readFileSync(`${folder}/${name}`, "utf8").split("\n")) {
        const found = tokensOfLine(line, state);
        ({ state } = found);
        let end = 0;
        for (const { from, to } of found.tokens) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(line.length);
      }
    }
  });
});
