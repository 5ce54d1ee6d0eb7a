import { describe, expect, it } from "vitest";
import { readPins } from "@/lib/core/schematic/symbols/build/pin-text";

const texts = (text: string) =>
  readPins(text, "i").map((pin) => pin && `${pin.numbers.join(",")} ${pin.name} ${pin.type}`);

describe("pins written as text", () => {
  it("counts the numbers of names up, whether the pins count up or down", () => {
    expect(texts("2..4:A0")).toEqual(["2 A0 input", "3 A1 input", "4 A2 input"]);
    expect(texts("12..10:QA9:o")).toEqual(["12 QA9 output", "11 QA10 output", "10 QA11 output"]);
  });

  it("repeats names without a number", () => {
    expect(texts("5..6:NC:n")).toEqual(["5 NC no-connect", "6 NC no-connect"]);
  });

  it("reads stacked pads, gaps and overbars", () => {
    expect(texts("A1,B12:GND:w - 4:~WP/IO2:b")).toEqual(["A1,B12 GND power-input", null, "4 ~{WP}/IO2 bidirectional"]);
  });

  it("keeps signs in names", () => {
    expect(texts("3:A=B 19:~P=Q:o")).toEqual(["3 A=B input", "19 ~{P=Q} output"]);
  });

  it("reads shapes and other functions", () => {
    const [clock, port] = readPins("3:CLK:i> 19:PB5@SCK,~SS:b", "o");
    expect(clock).toMatchObject({ type: "input", shape: "clock" });
    expect(port).toMatchObject({ name: "PB5", type: "bidirectional", shape: "line", alternates: ["SCK", "~{SS}"] });
  });
});
