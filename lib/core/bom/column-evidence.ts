// Evidence for a column's meaning from its cells, independent of its header.

import type { ColumnMeaning } from "./column";
import { readDesignators } from "./designators";
import { readRotation } from "./rotation";
import { plainCell } from "./sheet";

/** Number of cells that are sampled per column. */
const SAMPLED = 200;

const CASE =
  /(?<!\d)(?:01005|0201|0402|0603|0805|1008|1206|1210|1812|2010|2512|3216|3225|3528|5050|6032|7343)(?!\d)|\b(?:SOT|SOIC|SOP|SSOP|TSSOP|MSOP|QFP|LQFP|TQFP|QFN|VQFN|DFN|BGA|WLCSP|CSP|DIP|DO|SOD|SMA|SMB|SMC|TO|SC|MELF|PLCC|LCC|HC49|SIP|SO|LGA|HDR|PinHeader|XTAL)[-_ ]?\d*\b|metric|mil\b|封装|\dx\d/i;
const VALUE = /^[±<>~]?\d+(?:[.,]\d+)?\s*(?:[pnuµμmkMGRΩΩ]|[pnuµμm]?[FHVAW]|[kM]?(?:ohm|Hz|Ω)|%)(?:\d+)?(?:[\s,/;]|$)/i;
/** Distributors' sites; a link to one of them names a part. */
const SHOP = /^https?:\/\/[^/]*(?:mouser|digikey|lcsc|farnell|newark|element14|rs-online|arrow|tme|reichelt|conrad)/i;
const DISTRIBUTOR_PART = /-ND$|^C\d{4,8}$|^\d{2,4}-[A-Z0-9][A-Z0-9./+_-]{3,}$|^\d{6,7}(?:RL)?$/i;
const ORDERING_CODE = /^(?=[^\s]*\d)(?=[^\s]*[A-Za-z])[A-Za-z0-9][A-Za-z0-9./+#_,()-]{4,39}$/;
const SIDE =
  /^(?:t|b|top|bot|bottom|toplayer|bottomlayer|top layer|bottom layer|f\.cu|b\.cu|front|back|正面|反面|顶层|底层|顶|底|both|top\/bottom)$/i;
const PRICE = /^[$€¥£]?\s?\d{1,6}[.,]\d{1,6}\s?(?:USD|EUR|CNY|RMB|元)?$/;
const DNP = /^(?:dnp|dnf|dni|dns|nc|nm|nf.*|do not .*|no|yes|y|n|x|0|1|true|false|不贴|不焊|是|否|not fitted|fitted)$/i;

const ratio = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Stricter than the reading of designators: an ordering code and a case (`C0603`) have their shape too. */
const PLAIN_DESIGNATOR = /^(?![CRL](?:0201|0402|0603|0805|1206|1210|1812|2010|2512)$)\p{L}{1,5}_?\d{1,4}\p{L}?$/u;

function designatorsIn(cell: string): string[] {
  const { designators, unread } = readDesignators(cell);
  return unread.length === 0 && designators.every((name) => PLAIN_DESIGNATOR.test(name)) ? designators : [];
}

/** Ratio of cells that list designators; each designator occurs in one row only. */
function designatorRatio(cells: readonly string[]): number {
  const lists = cells.map(designatorsIn);
  const all = lists.flat();
  const distinct = all.length === 0 ? 0 : new Set(all).size / all.length;
  return distinct < 0.7 ? 0 : ratio(lists, (list) => list.length > 0);
}

/** True for 1, 2, 3 …: line numbers. */
function countsLines(cells: readonly string[]): boolean {
  const numbers = cells.map(Number);
  return numbers.length > 2 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

/**
 * Cells that hold only a package: `0603`, `C_0603`, `LED0805`, `SOT-23-5`, `Resistor_SMD:R_0603_1608Metric`. A part
 * number may contain `0603` too (`RC0603FR-0710KL`) but continues after it.
 */
const ONLY_CASE =
  /^(?:[\w-]+:)?(?:(?:[CRLDF]|LED|CAP|RES|IND|SMD|CAPC|RESC)[-_ ]?)?(?:01005|0201|0402|0603|0805|1008|1206|1210|1812|2010|2512|3216|3225|3528|5050|6032|7343)(?:[-_ ]?(?:\d{4}Metric|SMD|metric|[CRL]))?(?:_\w*)?$|^(?:[\w-]+:)?(?:SOT|SOIC|SOP|SSOP|TSSOP|MSOP|QFP|LQFP|TQFP|QFN|VQFN|UQFN|WQFN|DFN|BGA|WLCSP|DIP|PDIP|SOD|DO|TO|SC|MELF|PLCC|HC49|SIP|SO|LGA)[-_ ]?\d*[A-Z]?(?:[-_ /.x][-_ /.\w]*)?$/i;

/** Package names repeat; part numbers hardly ever do. */
function namesPackages(cells: readonly string[]): boolean {
  return ratio(cells, (cell) => ONLY_CASE.test(cell)) > 0.5;
}

/** Two words, or two consecutive Chinese characters. */
function isProse(cell: string): boolean {
  return /\p{Script=Han}{2}/u.test(cell) || cell.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1;
}

export type Evidence = Readonly<Partial<Record<ColumnMeaning, number>>>;

/**
 * For each meaning, from −1 (the cells exclude it) to 1 (they can hardly be anything else); a missing meaning is
 * neutral. Empty cells are ignored.
 */
export function cellEvidence(column: readonly string[]): Evidence {
  const cells = column
    .map(plainCell)
    .filter((cell) => cell !== "")
    .slice(0, SAMPLED);
  if (cells.length === 0) return {};
  const whole = ratio(cells, (cell) => /^\d{1,6}(?:\.0+)?$/.test(cell));
  const designators = designatorRatio(cells);
  const value = ratio(cells, (cell) => VALUE.test(cell));
  const bought = ratio(cells, (cell) => DISTRIBUTOR_PART.test(cell) || SHOP.test(cell));
  const codes = ratio(cells, (cell) => ORDERING_CODE.test(cell) && !VALUE.test(cell));
  const cases = ratio(cells, (cell) => CASE.test(cell));
  const words = ratio(cells, isProse);
  const arePackages = namesPackages(cells);
  const listed = countsLines(cells);
  const isUniform = cells.length > 5 && new Set(cells).size === 1;
  // An LCSC number looks like a designator; a column of them has no `C12` and never lists two per cell.
  const isBought = bought > 0.5;
  const isDesignators = designators > 0.5 && !isBought;
  return {
    designator: isDesignators ? designators : whole > 0.5 || cases > 0.7 ? -0.6 : designators - 0.4,
    quantity: listed ? -0.2 : whole > 0.6 ? whole * 0.6 : whole > 0.2 ? -0.3 : -0.8,
    item: listed ? 0.8 : whole > 0.8 ? 0 : -0.5,
    mpn:
      isDesignators || arePackages
        ? -1
        : isBought
          ? -0.5
          : codes * 0.6 - (whole > 0.5 ? 0.8 : 0) - (value > 0.5 ? 0.3 : 0),
    distributorPart: isDesignators ? -1 : isBought ? 0.6 : -0.1,
    value: isDesignators || isBought ? -0.6 : value * 0.5,
    // `SMD` in every cell states the mounting type, not the package.
    footprint:
      isDesignators || isBought || whole > 0.9 ? -0.5 : isUniform ? cases * 0.6 - 0.2 : arePackages ? 0.8 : cases * 0.6,
    description: isDesignators || whole > 0.5 ? -0.5 : words * 0.5,
    manufacturer: isDesignators || whole > 0.3 ? -0.6 : codes > 0.5 ? -0.3 : 0,
    distributor: isDesignators || whole > 0.3 || isBought ? -0.5 : 0,
    side: ratio(cells, (cell) => SIDE.test(cell)) > 0.7 ? 0.8 : -0.8,
    // Any number is an angle: the cells exclude it or leave it to the header.
    rotation: ratio(cells, (cell) => readRotation(cell) !== null) > 0.9 ? 0 : -1,
    dnp: ratio(cells, (cell) => DNP.test(cell)) > 0.7 && !listed ? 0.2 : -0.4,
    unitPrice: ratio(cells, (cell) => PRICE.test(cell)) > 0.5 ? 0.4 : -0.3,
  };
}
