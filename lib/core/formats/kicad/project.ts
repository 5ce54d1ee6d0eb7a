// A KiCad project file (`.kicad_pro`): JSON, of which the parts that concern schematics are read.

export type KicadProject = {
  textVariables: ReadonlyMap<string, string>;
  /** Without the default class. */
  netClasses: readonly string[];
  /** Severities of the electrical rules by KiCad's names: "error", "warning" or "ignore". */
  ruleSeverities: ReadonlyMap<string, string>;
  /** Rows of 12: 0 is allowed, 1 a warning, 2 an error. */
  pinMap: readonly (readonly number[])[];
  exclusionCount: number;
  /** Since version 10. */
  busAliases: readonly { name: string; members: readonly string[] }[];
  /** Sheets without a parent, since version 10; the first alone is shown as the root. */
  topLevelSheets: readonly { file: string; name: string; uuid: string }[];
  variants: readonly string[];
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectIn = (parent: Json, name: string): Json => {
  const value = parent[name];
  return isObject(value) ? value : {};
};
const listIn = (parent: Json, name: string): readonly unknown[] => {
  const value = parent[name];
  return Array.isArray(value) ? value : [];
};
const textIn = (parent: Json, name: string): string => {
  const value = parent[name];
  return typeof value === "string" ? value : "";
};
const isText = (value: unknown): value is string => typeof value === "string";
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

function parseJson(bytes: Uint8Array): Json {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** {"NAME": ["A", "B"]} or [{"name": "NAME", "members": ["A", "B"]}]. */
function parseAliases(schematic: Json): { name: string; members: string[] }[] {
  const list = listIn(schematic, "bus_aliases").filter(isObject);
  const named = Object.entries(objectIn(schematic, "bus_aliases"));
  return [
    ...list.map((alias) => ({ name: textIn(alias, "name"), members: texts(alias["members"]) })),
    ...named.map(([name, members]) => ({ name, members: texts(members) })),
  ].filter(({ name, members }) => name !== "" && members.length > 0);
}

/** Empty for a file that is not JSON: a schematic can be read without its project. */
export function parseKicadProject(bytes: Uint8Array): KicadProject {
  const root = parseJson(bytes);
  const [schematic, erc] = [objectIn(root, "schematic"), objectIn(root, "erc")];
  const textsOf = (parent: Json): Map<string, string> =>
    new Map(Object.entries(parent).flatMap(([name, text]) => (isText(text) ? [[name, text] as const] : [])));
  return {
    textVariables: textsOf(objectIn(root, "text_variables")),
    netClasses: listIn(objectIn(root, "net_settings"), "classes")
      .filter(isObject)
      .map((netClass) => textIn(netClass, "name"))
      .filter((name) => name !== "" && name !== "Default"),
    ruleSeverities: textsOf(objectIn(erc, "rule_severities")),
    pinMap: listIn(erc, "pin_map").map((row) =>
      Array.isArray(row) ? row.filter((cell): cell is number => typeof cell === "number") : [],
    ),
    exclusionCount: listIn(erc, "erc_exclusions").length,
    busAliases: parseAliases(schematic),
    topLevelSheets: listIn(schematic, "top_level_sheets")
      .filter(isObject)
      .map((sheet) => ({ file: textIn(sheet, "filename"), name: textIn(sheet, "name"), uuid: textIn(sheet, "uuid") })),
    variants: listIn(schematic, "variants")
      .map((variant) => (isObject(variant) ? textIn(variant, "name") : isText(variant) ? variant : ""))
      .filter((name) => name !== ""),
  };
}
