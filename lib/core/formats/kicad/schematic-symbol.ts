// Placed symbols and sheets of a KiCad schematic, with what differs by the path of their sheet.
import { atoms, findAtom, findList, findNumber, hasFlag, listsIn, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import { findPlacement, findPoint, findUuid, type KicadPlacement } from "@/lib/core/formats/kicad/fields";
import { hasOwnColor } from "@/lib/core/formats/kicad/schematic-graphic";
import { findProperties, type KicadProperty } from "@/lib/core/formats/kicad/schematic-property";
import { findEffects, type KicadTextEffects } from "@/lib/core/formats/kicad/text";

/** Data of one placement. Paths are UUIDs of sheet symbols, since version 7 with that of the root file first. */
export type KicadInstance = {
  /** Undefined in the lists of version 6. */
  project: string | undefined;
  path: string;
  reference: string | undefined;
  unit: number | undefined;
  page: string | undefined;
  /** Names of variants that change the symbol here, since version 10. */
  variants: readonly string[];
};

const parsePath = (list: SList, project: string | undefined): KicadInstance => ({
  project,
  path: atoms(list)[0] ?? "",
  reference: findAtom(list, "reference"),
  unit: findNumber(list, "unit"),
  page: findAtom(list, "page"),
  variants: listsIn(list, "variant").map((variant) => findAtom(variant, "name") ?? atoms(variant)[0] ?? ""),
});

/** (instances (project "name" (path "/…" (reference "R1") (unit 1)))). */
export const findInstances = (record: SList): KicadInstance[] =>
  listsIn(findList(record, "instances") ?? { items: [], line: 0 }, "project").flatMap((project) =>
    listsIn(project, "path").map((path) => parsePath(path, atoms(project)[0])),
  );

/** (symbol_instances (path "/…" …)) or (sheet_instances …) of the root file, until version 6 for all files. */
export const parseInstanceList = (record: SList): KicadInstance[] =>
  listsIn(record, "path").map((path) => parsePath(path, undefined));

export type KicadFlags = { isDnp: boolean; isInBom: boolean; isOnBoard: boolean; isSimulated: boolean };

function findFlags(record: SList): KicadFlags {
  const isOn = (name: string) => !["no", "false"].includes(findAtom(record, name) ?? "yes");
  return {
    isDnp: hasFlag(record, "dnp"),
    isInBom: isOn("in_bom"),
    isOnBoard: isOn("on_board"),
    isSimulated: !hasFlag(record, "exclude_from_sim"),
  };
}

export type KicadPlacedSymbol = KicadFlags & {
  kind: "symbol";
  line: number;
  /** "Device:R". */
  libraryId: string;
  /** Name of the embedded symbol, where it is not the library's. */
  libraryName: string | undefined;
  at: KicadPlacement | undefined;
  mirror: "x" | "y" | undefined;
  unit: number;
  style: number;
  isLocked: boolean;
  properties: readonly KicadProperty[];
  /** Chosen alternate functions. */
  alternates: readonly { number: string; name: string }[];
  instances: readonly KicadInstance[];
  uuid: string | undefined;
};

export function parsePlacedSymbol(record: SList): KicadPlacedSymbol {
  const mirror = findAtom(record, "mirror");
  return {
    kind: "symbol",
    line: record.line,
    libraryId: findAtom(record, "lib_id") ?? "",
    libraryName: findAtom(record, "lib_name"),
    at: findPlacement(record),
    mirror: mirror === "x" || mirror === "y" ? mirror : undefined,
    unit: findNumber(record, "unit") ?? 1,
    style: findNumber(record, "body_style") ?? findNumber(record, "convert") ?? 1,
    ...findFlags(record),
    isLocked: hasFlag(record, "locked"),
    properties: findProperties(record),
    alternates: listsIn(record, "pin").flatMap((pin) => {
      const name = findAtom(pin, "alternate");
      return name === undefined ? [] : [{ number: atoms(pin)[0] ?? "", name }];
    }),
    instances: findInstances(record),
    uuid: findUuid(record),
  };
}

export type KicadSheetPin = {
  line: number;
  name: string;
  /** "input", "output", "bidirectional", "tri_state" or "passive". */
  shape: string;
  at: KicadPlacement | undefined;
  effects: KicadTextEffects;
  uuid: string | undefined;
};

export type KicadPlacedSheet = KicadFlags & {
  kind: "sheet";
  line: number;
  /** Upper left corner. */
  at: KicadPlacement | undefined;
  size: Vec2 | undefined;
  isLocked: boolean;
  hasColor: boolean;
  properties: readonly KicadProperty[];
  pins: readonly KicadSheetPin[];
  instances: readonly KicadInstance[];
  uuid: string | undefined;
};

export const parsePlacedSheet = (record: SList): KicadPlacedSheet => ({
  kind: "sheet",
  line: record.line,
  at: findPlacement(record),
  size: findPoint(record, "size"),
  ...findFlags(record),
  isLocked: hasFlag(record, "locked"),
  hasColor: hasOwnColor(findList(record, "stroke")) || hasOwnColor(findList(record, "fill")),
  properties: findProperties(record),
  pins: listsIn(record, "pin").map((pin) => {
    const [name = "", shape = ""] = atoms(pin);
    const [at, effects, uuid] = [findPlacement(pin), findEffects(pin), findUuid(pin)];
    return { line: pin.line, name, shape, at, effects, uuid };
  }),
  instances: findInstances(record),
  uuid: findUuid(record),
});

/** Names of the field that holds a sheet's file: with a space until version 6. */
export const SHEET_FILE = ["Sheetfile", "Sheet file"];
export const SHEET_NAME = ["Sheetname", "Sheet name"];

export const propertyOf = (
  { properties }: { readonly properties: readonly KicadProperty[] },
  names: readonly string[],
): KicadProperty | undefined => properties.find(({ name }) => names.includes(name));
