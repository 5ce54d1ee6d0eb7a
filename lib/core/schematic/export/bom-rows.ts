// Parts list of a schematic, as our own list reader and those of assemblers take it.
import { csvRow } from "@/lib/base/csv";
import { groupBy } from "@/lib/base/group-by";
import { compareNaturally } from "@/lib/base/natural-order";
import { type ExportedDesign, type ExportedPart, fieldOf } from "./exported-design";

export interface BomRow {
  /** In the order of their numbers. */
  readonly designators: readonly string[];
  readonly quantity: number;
  readonly value: string;
  readonly footprint: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly description: string;
}

const MPN_FIELDS = ["mpn", "manufacturer part number", "manufacturer part", "mfr part number", "part number"];
const MANUFACTURER_FIELDS = ["manufacturer", "mfr", "brand"];

/** The library's name before the colon says nothing to a buyer. */
const packageOf = (footprint: string): string => footprint.split(":").at(-1) ?? "";

type PartTexts = Omit<BomRow, "designators" | "quantity">;

const textsOf = (part: ExportedPart): PartTexts => ({
  value: fieldOf(part, "value"),
  footprint: packageOf(fieldOf(part, "footprint")),
  mpn: fieldOf(part, ...MPN_FIELDS),
  manufacturer: fieldOf(part, ...MANUFACTURER_FIELDS),
  description: fieldOf(part, "description"),
});

/** A unit that is left out leaves out the whole part. */
const isListed = ({ units }: ExportedPart): boolean =>
  units.every(({ component }) => component.isInBom && component.isPopulated);

/** One row for all parts of one value, footprint and MPN; those not placed or not in the list are left out. */
export function bomRows({ parts }: ExportedDesign): BomRow[] {
  const listed = parts.filter(isListed).map((part) => ({ designator: part.designator, ...textsOf(part) }));
  const groups = groupBy(listed, ({ value, footprint, mpn }) => JSON.stringify([value, footprint, mpn]));
  const rows = [...groups.values()].map((group): BomRow => {
    const designators = group.map(({ designator }) => designator).sort(compareNaturally);
    const first = (name: "manufacturer" | "description"): string =>
      group.find((part) => part[name] !== "")?.[name] ?? "";
    const { value = "", footprint = "", mpn = "" } = group[0] ?? {};
    return {
      ...{ designators, quantity: designators.length, value, footprint, mpn },
      ...{ manufacturer: first("manufacturer"), description: first("description") },
    };
  });
  return rows.sort((a, b) => compareNaturally(a.designators[0] ?? "", b.designators[0] ?? ""));
}

/** In English, as the readers of parts lists know them. */
export const BOM_HEADERS = [
  ...(["Designator", "Quantity", "Value", "Footprint", "MPN", "Manufacturer", "Description"] as const),
];

/** Cells of the rows, below their headers. */
export const bomCells = (rows: readonly BomRow[]): (string | number)[][] => [
  [...BOM_HEADERS],
  ...rows.map(({ designators, quantity, value, footprint, mpn, manufacturer, description }) => [
    ...[designators.join(", "), quantity, value, footprint, mpn, manufacturer, description],
  ]),
];

/** Texts that a spreadsheet would take for formulas are marked as texts. */
export const bomCsv = (rows: readonly BomRow[]): string => bomCells(rows).map(csvRow).join("");
