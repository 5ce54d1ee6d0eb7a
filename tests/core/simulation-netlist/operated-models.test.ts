import { describe, expect, it } from "vitest";
import type { SpicePart } from "@/lib/core/schematic/export/spice-device";
import { operatedModel } from "@/lib/core/simulation-netlist/operated-models";
import { circuitOf } from "../live-circuit/run-live";

function part(
  symbolName: string,
  { designator = "SW1", pins = "1 2", ...texts }: Readonly<Record<string, string>> = {},
): SpicePart {
  const fieldOf = (...names: readonly string[]) => names.map((name) => texts[name] ?? "").find(Boolean) ?? "";
  const wired = pins.split(" ").map((number) => ({ number, name: "", node: `n${number}` }));
  return { designator, symbolName, fieldOf, pins: wired };
}

function lines(of: SpicePart): readonly string[] | undefined {
  return operatedModel(of)?.cards.flatMap((card) => card.split("\n"));
}

describe("potentiometers", () => {
  const rv1 = (texts: Readonly<Record<string, string>>) =>
    part("R_Potentiometer", { designator: "RV1", pins: "1 2 3", value: "10k", ...texts });

  it.each([
    [{}, "5000", "5000"],
    [{ position: "25 %" }, "2500", "7500"],
    [{ position: "0.25" }, "2500", "7500"],
    [{ position: "nonsense" }, "5000", "5000"],
    [{ position: "0" }, "0.01", "9999.99"],
  ])("with %j have %s and %s", (texts, first, second) => {
    expect(lines(rv1(texts))).toEqual([
      ".subckt POTENTIOMETER_RV1 P1 P2 P3",
      `R1 P1 P2 ${first}`,
      `R2 P2 P3 ${second}`,
      ".ends POTENTIOMETER_RV1",
    ]);
  });

  it("need a value", () => {
    expect(operatedModel(rv1({ value: "?" }))).toBeUndefined();
  });
});

describe("switches", () => {
  it.each([
    [part("SW_SPST"), ["R1 P1 P2 1G"]],
    [part("SW_SPST", { state: "closed" }), ["R1 P1 P2 1m"]],
    [part("SW_Push_NC"), ["R1 P1 P2 1m"]],
    [part("SW_Push_NC", { state: "closed" }), ["R1 P1 P2 1m"]],
    [part("SW_Push_NC", { state: "Open" }), ["R1 P1 P2 1G"]],
    [part("SW_SPDT", { pins: "1 2 3" }), ["R1A P2 P1 1m", "R1B P2 P3 1G"]],
    [part("SW_SPDT", { pins: "1 2 3", state: "B" }), ["R1A P2 P1 1G", "R1B P2 P3 1m"]],
    [part("SW_Push_4P", { pins: "1 2 3 4" }), ["RJ1 P1 P2 1m", "RJ2 P3 P4 1m", "R1 P1 P3 1G"]],
    [part("SW_DIP_x02", { pins: "1 2 3 4" }), ["R1 P1 P4 1G", "R2 P2 P3 1G"]],
  ])("%# have their contacts", (of, expected) => {
    expect(lines(of)?.slice(1, -1)).toEqual(expected);
  });

  it("with other pins are not guessed", () => {
    expect(operatedModel(part("SW_Rotary", { pins: "1 2 3 4 5" }))).toBeUndefined();
  });

  it("can be operated live, pole by pole", () => {
    const model = operatedModel(part("SW_DIP_x02", { pins: "1 2 3 4" }));
    const text = ["* dip", `XSW1 a b c d ${model?.name}`, ...(model?.cards ?? []), ".end"].join("\n");
    expect(circuitOf(text).controls.map(({ id, kind }) => `${kind} ${id}`)).toEqual(["switch xsw1", "switch xsw1/2"]);
  });
});

it("leaves other parts alone", () => {
  expect(operatedModel(part("Q_NPN"))).toBeUndefined();
  expect(operatedModel(part("R"))).toBeUndefined();
});
