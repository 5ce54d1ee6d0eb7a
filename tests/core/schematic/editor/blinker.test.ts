// A whole circuit by clicks: the 555 blinker that the browser test draws.
import { expect, it } from "vitest";
import { CONNECTIONS, NETS, PARTS, SUPPLIES, WIRES } from "@/e2e/blinker-circuit";
import { present } from "@/lib/base/assert";
import { connectPins } from "@/lib/core/schematic/editor/connect-pins";
import { formOf } from "@/lib/core/schematic/editor/choices";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { Drawing } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

it("connects the pins of the blinker", () => {
  const driven = new DrivenEditor(new Drawing());
  const { editor } = driven;
  for (const { symbol, places } of PARTS) {
    const entry = present(
      SYMBOL_CATALOG.find(({ name }) => name === symbol),
      symbol,
    );
    editor.use("symbol", { symbol: entry.build() });
    for (const [x, y] of places) driven.click(x, y);
  }
  editor.use("wire");
  for (const wire of WIRES) for (const [x, y] of wire) driven.click(x, y);
  for (const { name, places } of SUPPLIES) {
    editor.choose({ power: { name, form: formOf(name), scope: "global" } });
    editor.use("power");
    for (const [x, y] of places) driven.click(x, y);
  }
  expect(driven.joined()).toEqual(NETS);
  expect(Object.keys(driven.nets())).toEqual(expect.arrayContaining(["VCC", "GND"]));
});

it("connects them by the names of their pins alone", () => {
  const driven = new DrivenEditor(new Drawing());
  const { editor } = driven;
  const place = (name: string, places: readonly (readonly [number, number])[]): void => {
    editor.use("symbol", {
      symbol: present(
        SYMBOL_CATALOG.find((entry) => entry.name === name),
        name,
      ).build(),
    });
    for (const [x, y] of places) driven.click(x, y);
  };
  place("NE555", [[100, 70]]);
  place("R", [
    [130, 70],
    [130, 80],
    [130, 90],
  ]);
  place("C", [
    [160, 90],
    [160, 80],
  ]);
  place("LED", [[160, 70]]);
  const pinOf = (text = "") => {
    const [designator = "", number = ""] = text.split(".");
    return { designator, number };
  };
  for (const pair of CONNECTIONS) {
    const [from, to] = pair.split(" ");
    expect(connectPins(editor, pinOf(from), pinOf(to))).toBe(true);
  }
  expect(driven.joined()).toEqual(NETS);
});
