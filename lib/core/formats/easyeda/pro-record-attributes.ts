// Attributes of EasyEDA Pro 3 under the names that EasyEDA Pro 2 gives them.
import type { ProAttribute, ProAttributes } from "./pro-sheet";
import { recordText } from "./pro-record-drawing";
import type { ProRecord } from "./pro-records";
import { isTrue, proText } from "./pro-rows";

const RENAMED: ReadonlyMap<string, string> = new Map([
  ["Pin Name", "NAME"],
  ["Pin Number", "NUMBER"],
]);

/** By id of what they belong to. Attributes of the file itself stand under "" or "$$root". */
export function recordAttributes(records: readonly ProRecord[]): ReadonlyMap<string, ProAttributes> {
  const byParent = new Map<string, Map<string, ProAttribute>>();
  for (const { type, line, body } of records) {
    if (type !== "ATTR") continue;
    const parent = proText(body["parentId"]);
    const key = proText(body["key"]);
    const value = body["value"] === null || body["value"] === undefined ? null : proText(body["value"]);
    const known = byParent.get(parent) ?? new Map<string, ProAttribute>();
    known.set(RENAMED.get(key) ?? key, { line, value, text: recordText(body, isTrue(body["valueVisible"])) });
    byParent.set(parent, known);
  }
  return byParent;
}
