// Names of fields that lists of parts know, for parameters that mean the same.
const MPN = [
  ...["mpn", "manufacturerpartnumber", "manufacturerpartnumber1", "manufacturerpart", "manufacturerpart1"],
  ...["mfrpartnumber", "mfgpartnumber", "mfrpn", "partnumber", "mfrpart", "mfgpart"],
];
const MANUFACTURER = ["manufacturer", "manufacturer1", "mfr", "mfg", "manufacturername"];

/** By parameter names in lower case, without spaces and marks. */
const KNOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ...MPN.map((name): [string, string] => [name, "MPN"]),
  ...MANUFACTURER.map((name): [string, string] => [name, "Manufacturer"]),
  ["comment", "value"],
]);

/** The name of ours, or the parameter's own. */
export const fieldName = (name: string): string => KNOWN_NAMES.get(name.toLowerCase().replace(/[\s_.#-]/g, "")) ?? name;

const MAX_PREFIX = 16;

/** "U" for "U12", "U?" and "U12B". */
export const prefixOf = (designator: string): string =>
  designator.replace(/[\d?]+[A-Za-z]?$/, "").slice(0, MAX_PREFIX) || "U";
