// One schematic document with its records by owner.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import type { AltiumSchematicDocument } from "@/lib/core/formats/altium/schematic-document";
import { flag, integer } from "@/lib/core/formats/altium/schematic-fields";

/** Numbers of the records that are read. */
export const RECORD = {
  component: "1",
  pin: "2",
  ieeeSymbol: "3",
  label: "4",
  bezier: "5",
  polyline: "6",
  polygon: "7",
  ellipse: "8",
  pie: "9",
  roundRectangle: "10",
  ellipticalArc: "11",
  arc: "12",
  line: "13",
  rectangle: "14",
  sheetSymbol: "15",
  sheetEntry: "16",
  powerPort: "17",
  port: "18",
  noErc: "22",
  netLabel: "25",
  bus: "26",
  wire: "27",
  textFrame: "28",
  junction: "29",
  image: "30",
  sheet: "31",
  sheetName: "32",
  sheetFile: "33",
  designator: "34",
  busEntry: "37",
  template: "39",
  parameter: "41",
  directive: "43",
  implementations: "44",
  implementation: "45",
  note: "209",
  harnessConnector: "215",
  harnessEntry: "216",
  harnessType: "217",
  signalHarness: "218",
} as const;

export interface SourceRecord {
  readonly fields: AltiumProperties;
  readonly children: readonly SourceRecord[];
}

export interface SheetSource {
  /** Name of its file. */
  readonly file: string;
  readonly document: AltiumSchematicDocument;
  /** The record of the sheet itself: size, fonts. */
  readonly sheet: AltiumProperties;
  /** Records of the sheet, and those of its template. */
  readonly objects: readonly SourceRecord[];
}

type Node = SourceRecord & { children: SourceRecord[] };

const toNode = (fields: AltiumProperties): Node => ({ fields, children: [] });

/** Owners stand before their records; a record that names itself or a later one as its owner belongs to the sheet. */
function ownerIndex(fields: AltiumProperties, at: number): number {
  const owner = integer(fields, "OWNERINDEX");
  return owner > 0 && owner < at ? owner : 0;
}

function treeOf(records: readonly AltiumProperties[]): { sheet: Node | undefined; objects: Node[] } {
  const nodes = records.map(toNode);
  const [sheet] = nodes;
  const objects: Node[] = [];
  nodes.forEach((node, at) => {
    if (at === 0) return;
    const owner = ownerIndex(node.fields, at);
    const parent = nodes[owner];
    if (owner === 0 || !parent || parent.fields.record === RECORD.template) objects.push(node);
    else parent.children.push(node);
  });
  return { sheet, objects };
}

/** Harness records: their owners are counted in their own list, and some entries name none: theirs is the last connector. */
function harnessesOf(records: readonly AltiumProperties[]): Node[] {
  const nodes = records.map(toNode);
  const objects: Node[] = [];
  let connector: Node | undefined;
  nodes.forEach((node, at) => {
    const { record } = node.fields;
    if (record === RECORD.harnessConnector) connector = node;
    if (record !== RECORD.harnessEntry && record !== RECORD.harnessType) {
      objects.push(node);
      return;
    }
    const named = node.fields.has("OWNERINDEX") ? nodes[integer(node.fields, "OWNERINDEX")] : undefined;
    const owner = named?.fields.record === RECORD.harnessConnector && nodes.indexOf(named) < at ? named : connector;
    if (owner) owner.children.push(node);
    else objects.push(node);
  });
  return objects;
}

export function toSheetSource(file: string, document: AltiumSchematicDocument): SheetSource | null {
  const { sheet, objects } = treeOf(document.records);
  if (sheet?.fields.record !== RECORD.sheet) return null;
  return { file, document, sheet: sheet.fields, objects: [...objects, ...harnessesOf(document.additional)] };
}

export const childrenOf = ({ children }: SourceRecord, record: string): readonly SourceRecord[] =>
  children.filter(({ fields }) => fields.record === record);

/** Width and height in units of 10 mil by SHEETSTYLE: A4 to A0, A to E, Letter, Legal, Tabloid, OrCAD A to E. */
const SHEET_SIZES: readonly (readonly [number, number])[] = [
  ...([
    [1150, 760],
    [1550, 1110],
    [2230, 1570],
    [3150, 2230],
    [4460, 3150],
    [950, 750],
    [1500, 950],
    [2000, 1500],
    [3200, 2000],
    [4200, 3200],
    [1100, 850],
    [1400, 850],
    [1700, 1100],
    [990, 790],
    [1540, 990],
    [2060, 1560],
    [3260, 2060],
    [4280, 3280],
  ] as const),
];

/** In units of 10 mil. */
export function sheetSize(sheet: AltiumProperties): { readonly width: number; readonly height: number } {
  const custom = [integer(sheet, "CUSTOMX"), integer(sheet, "CUSTOMY")] as const;
  const isCustom = flag(sheet, "USECUSTOMSHEET") && custom[0] > 0 && custom[1] > 0;
  const [width, height] = isCustom ? custom : (SHEET_SIZES[integer(sheet, "SHEETSTYLE")] ?? [1150, 760]);
  const isPortrait = !isCustom && integer(sheet, "WORKSPACEORIENTATION") === 1;
  return isPortrait ? { width: height, height: width } : { width, height };
}
