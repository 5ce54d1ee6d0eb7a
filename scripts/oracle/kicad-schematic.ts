// KiCad's own netlist of a schematic, by `kicad-cli`, and the nets of the pads of a board.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { childrenOf, parseXml } from "@/lib/base/xml";
import { parseKicadBoard } from "@/lib/core/formats/kicad/board";
import { footprintField } from "@/lib/core/formats/kicad/footprint";

export interface OracleNet {
  readonly name: string;
  /** Such as "R1.2". */
  readonly pins: readonly string[];
}

export interface OracleNetlist {
  readonly components: readonly string[];
  readonly nets: readonly OracleNet[];
}

/** The XML format lists parts that are not on the board, too; KiCad's own netlist leaves them out. */
export function kicadNetlistOf(schematic: string): OracleNetlist {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kicad-net-"));
  try {
    const out = path.join(folder, "nets.xml");
    const words = ["sch", "export", "netlist", "--format", "kicadxml", "-o", out, schematic];
    execFileSync("nice", ["-n", "10", "kicad-cli", ...words], { stdio: "ignore", timeout: 300_000 });
    return readNetlist(readFileSync(out, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function readNetlist(text: string): OracleNetlist {
  const parsed = parseXml(text);
  if (!parsed.ok) throw new Error(`not a netlist: ${parsed.code} ${JSON.stringify(parsed.details)}`);
  const attribute = (element: { attributes: Map<string, string> }, name: string) => element.attributes.get(name) ?? "";
  return {
    components: childrenOf(parsed.value, "components").map((part) => attribute(part, "ref")),
    nets: childrenOf(parsed.value, "nets").map((net) => ({
      name: attribute(net, "name"),
      pins: net.children.map((node) => `${attribute(node, "ref")}.${attribute(node, "pin")}`),
    })),
  };
}

/** For schematics that the installed KiCad is too old to read. */
export function padNetsOf(board: string): OracleNetlist {
  const parsed = parseKicadBoard(new Uint8Array(readFileSync(board)));
  if (!parsed.ok) throw new Error(`not a board: ${parsed.code}`);
  const names = new Map(parsed.value.nets.map(({ number, name }) => [number, name]));
  const nets = new Map<string, string[]>();
  const components: string[] = [];
  for (const item of parsed.value.items) {
    if (item.kind !== "footprint") continue;
    // KiCad's board editor marks the copy of a footprint so.
    const designator = footprintField(item, "Reference").replace(/\*$/, "");
    if (designator === "") continue;
    components.push(designator);
    for (const pad of item.items) {
      if (pad.kind !== "pad") continue;
      const net = pad.net && (pad.net.name ?? names.get(pad.net.id) ?? pad.net.id);
      if (net === undefined || net === "" || pad.number === "") continue;
      nets.set(net, [...(nets.get(net) ?? []), `${designator}.${pad.number}`]);
    }
  }
  return { components, nets: [...nets].map(([name, pins]) => ({ name, pins })) };
}
