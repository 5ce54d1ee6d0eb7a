// Small schematics of EasyEDA Standard and Pro.
import { schematicFile } from "@/lib/contracts/schematic-file";
import type { SourceFile } from "@/lib/core/board/source-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Pins as "number x y" on the sheet, with lines of 10 to the right. */
export function stdPart(designator: string, at: string, pins: readonly string[], head = ""): string {
  const [x = "0", y = "0"] = at.split(" ");
  const texts = [
    `T~N~${x}~${y}~0~#000080~Arial~~~~~comment~10k~1~start~g1~0~`,
    `T~P~${x}~${y}~0~#000080~Arial~~~~~comment~${designator}~1~start~g2~0~`,
  ];
  const drawn = pins.map((pin) => {
    const [number = "", px = "", py = ""] = pin.split(" ");
    const line = `${px}~${py}^^M ${px} ${py} h 10~#880000`;
    return `P~show~0~9~${px}~${py}~180~p${number}~0^^${line}^^1~0~0~0~N${number}~start~~~#00F^^1~0~0~0~${number}~end~~~#00F^^0~0~0^^0~M 0 0`;
  });
  return [
    `LIB~${x}~${y}~package\`R0603\`BOM_Manufacturer Part\`RC0603\`spicePre\`R\`~${head}~0~gge1`,
    ...texts,
    ...drawn,
  ].join("#@$");
}

export const stdSheet = (title: string, ...shape: readonly string[]) => ({
  ...{ docType: "1", title, dataStr: { head: { docType: "1" }, canvas: "", shape } },
});

export const stdFile = (...schematics: readonly ReturnType<typeof stdSheet>[]): SourceFile => ({
  name: "schematic.json",
  bytes: bytesOf(JSON.stringify({ editorVersion: "6.5.1", docType: "5", title: "Test", schematics })),
});

/** A part with pins of numbers 1 to n at the given places, from the symbol's origin with y upwards. */
export const proSymbol = (id: string, type: number, ...parts: readonly (readonly string[])[]): SourceFile => ({
  name: `SYMBOL/${id}.esym`,
  bytes: bytesOf(
    [
      ...[`["DOCTYPE","SYMBOL","1.1"]`, `["HEAD",{"symbolType":${type}}]`],
      ...parts.flatMap((pins, part) => [
        `["PART","${id}.${part + 1}",{}]`,
        ...pins.flatMap((pin, index) => {
          const [number = "", x = "", y = ""] = pin.split(" ");
          const key = `p${part}${index}`;
          const attributes = [`["ATTR","a${key}","${key}","NUMBER","${number}",0,1,null,null,0,"",0]`];
          return [`["PIN","${key}",1,1,${x},${y},10,0,null,0]`, ...attributes];
        }),
      ]),
    ].join("\n"),
  ),
});

export const proSheet = (number: number, ...rows: readonly string[]): SourceFile => ({
  name: `SHEET/s1/${number}.esch`,
  bytes: bytesOf([`["DOCTYPE","SCH","1.1"]`, `["HEAD",{"version":"2.1.33.x"}]`, ...rows].join("\n")),
});

export const proProject = (sheets: readonly number[], devices: unknown = {}): SourceFile => ({
  name: "project.json",
  bytes: bytesOf(
    JSON.stringify({
      schematics: { s1: { name: "S", sheets: sheets.map((id) => ({ id, name: `P${id}` })) } },
      ...{ symbols: {}, footprints: { f1: { title: "R0603" } }, devices, config: { title: "Test" } },
    }),
  ),
});

export const attribute = (parent: string, key: string, value: string | null, place = "null,null", shown = 0): string =>
  JSON.stringify(["ATTR", `${parent}-${key}`, parent, key, value, 0, shown, 0, 0, 0, "", 0]).replace(
    `,${shown},0,0,0,`,
    `,${shown},${place},0,`,
  );

export const component = (id: string, symbol: string, at: string, designator = id): string[] => [
  `["COMPONENT","${id}","${symbol}.1",${at},{},0]`,
  attribute(id, "Symbol", symbol),
  attribute(id, "Designator", designator),
];

export function readEasyedaFiles(files: readonly SourceFile[]): ImportedDesign {
  const read = importDesign(files);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  schematicFile.parse(writeSchematic(read.value.schematic));
  return read.value;
}

export const netsOf = (...files: readonly SourceFile[]): string[] =>
  partitionOf(readEasyedaFiles(files).schematic).nets.map((pins) => pins.join(" "));

export const notesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);
