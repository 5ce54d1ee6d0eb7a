import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { codesOf, design, imported, instance, net, netsOf, part, pin, sheet, wire } from "./eagle-files";

const portRef = (module: string, port: string) => `<portref moduleinst="${module}" port="${port}"/>`;
const place = (name: string, x: number, more = "") =>
  `<moduleinst name="${name}" module="AMP" x="${x}" y="0" ${more}/>`;

/** A box of 20.32 mm by 20.32 mm; nets connect 5.08 mm outside of it. */
const moduleOf = (sheets: readonly string[], ports: string, parts = part("R1") + part("R2") + part("GND1", "GND")) =>
  `<module name="AMP" prefix="" dx="20.32" dy="20.32"><ports>${ports}</ports><parts>${parts}</parts><sheets>${sheets.join("")}</sheets></module>`;
const PORTS =
  '<port name="IN" side="left" coord="2.54" direction="in"/><port name="OUT" side="right" coord="-2.54" direction="out"/>';

/** R1 from IN to MID, R2 from MID to OUT. */
const INSIDE = sheet({
  instances: instance("R1", 0, 0) + instance("R2", 20.32, 0),
  nets:
    net("IN", pin("R1", "1")) +
    net("MID", wire(5.08, 0, 15.24, 0) + pin("R1", "2") + pin("R2", "1")) +
    net("OUT", pin("R2", "2")),
});

/** R9 feeds A, A feeds B. */
const outside = (more = "") =>
  sheet({
    modules: place("A", 0) + place("B", 50.8, more),
    instances: instance("R9", -30.48, 2.54),
    nets:
      net("N$1", wire(-25.4, 2.54, -15.24, 2.54) + pin("R9", "2") + portRef("A", "IN")) +
      net(
        "N$2",
        wire(15.24, -2.54, 20.32, -2.54) +
          wire(20.32, -2.54, 20.32, 2.54) +
          wire(20.32, 2.54, 35.56, 2.54) +
          portRef("A", "OUT") +
          portRef("B", "IN"),
      ),
  });

describe("modules of Eagle", () => {
  it("are sheets that are placed several times, with the name of the instance before their parts", () => {
    const read = imported(design({ parts: part("R9"), modules: moduleOf([INSIDE], PORTS), sheets: [outside()] }));
    expect(netsOf(read)).toEqual(["A:R1.1 R9.2", "A:R1.2 A:R2.1", "A:R2.2 B:R1.1", "B:R1.2 B:R2.1"]);
    const names = exportedDesign(read.schematic).nets.map(({ name }) => name);
    expect(names).toContain("/A/MID");
    expect(names).toContain("/B/MID");
  });

  it("number their parts by an offset", () => {
    const read = imported(
      design({ parts: part("R9"), modules: moduleOf([INSIDE], PORTS), sheets: [outside('offset="100"')] }),
    );
    expect(netsOf(read)).toEqual(["A:R1.1 R9.2", "A:R1.2 A:R2.1", "A:R2.2 R101.1", "R101.2 R102.1"]);
  });

  it("join their own sheets by name, and share supplies with the rest", () => {
    const first = sheet({
      instances: instance("R1", 0, 0) + instance("GND1", 5.08, 0, { gate: "1" }),
      nets: net("IN", pin("R1", "1")) + net("GND", pin("R1", "2") + pin("GND1", "GND", "1")),
    });
    const second = sheet({
      instances: instance("R2", 0, 0),
      nets: net("IN", pin("R2", "1")) + net("GND", pin("R2", "2")),
    });
    const top = sheet({
      modules: place("A", 0) + place("B", 50.8),
      instances: instance("R9", -30.48, 2.54),
      nets: net("N$1", wire(-25.4, 2.54, -15.24, 2.54) + pin("R9", "2") + portRef("A", "IN")),
    });
    const port = '<port name="IN" side="left" coord="2.54" direction="in"/>';
    const read = imported(design({ parts: part("R9"), modules: moduleOf([first, second], port), sheets: [top] }));
    expect(netsOf(read)).toEqual(["A:R1.1 A:R2.1 R9.2", "A:R1.2 A:R2.2 B:R1.2 B:R2.2", "B:R1.1 B:R2.1"]);
  });

  it("join the members of a bus port by their order", () => {
    const inside = sheet({
      instances: instance("R1", 0, 0) + instance("R2", 20.32, 0),
      nets: net("D0", pin("R1", "1")) + net("D1", pin("R2", "1")),
    });
    const top = sheet({
      modules: place("A", 0),
      instances: instance("R8", -60.96, 0) + instance("R9", -60.96, 20.32),
      busses: `<bus name="K[4..5]"><segment><wire x1="-15.24" y1="2.54" x2="-30.48" y2="2.54" width="0.7" layer="92"/>${portRef("A", "D[0..1]")}</segment></bus>`,
      nets: net("K4", pin("R8", "1")) + net("K5", pin("R9", "1")),
    });
    const port = '<port name="D[0..1]" side="left" coord="2.54" direction="io"/>';
    const read = imported(design({ parts: part("R8") + part("R9"), modules: moduleOf([inside], port), sheets: [top] }));
    expect(netsOf(read)).toEqual(["A:R1.1 R8.1", "A:R2.1 R9.1"]);
  });

  it("that are missing are noted", () => {
    const read = imported(design({ parts: part("R9"), sheets: [outside()] }));
    expect(codesOf(read).filter((code) => code === "eagle.missingModule")).toHaveLength(2);
    expect(netsOf(read)).toEqual([]);
  });

  it("that contain themselves are placed a limited number of times", () => {
    const endless = sheet({ modules: place("A", 0) + place("B", 50.8), instances: instance("R1", 0, 40.64) });
    const read = imported(
      design({ parts: "", modules: moduleOf([endless], ""), sheets: [sheet({ modules: place("A", 0) })] }),
    );
    expect(exportedDesign(read.schematic).parts.map(({ designator }) => designator)).toEqual(["A:R1"]);
  });
});
