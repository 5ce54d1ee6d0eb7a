// Signal harnesses: bundles of nets by the name of their type. Ours are buses: "BUS{SDA SCL}".
import type { KnownFile } from "../imported-design";
import { integer, text } from "@/lib/core/formats/altium/schematic-fields";
import { childrenOf, RECORD, type SheetSource, type SourceRecord } from "./sheet-source";

export interface HarnessMember {
  readonly name: string;
  /** Type of a harness within the harness; empty for a net. */
  readonly type: string;
}

/** By name in lower case. */
export type HarnessTypes = ReadonlyMap<string, readonly HarnessMember[]>;

const MAX_MEMBERS = 500;
const MAX_NESTING = 4;
const MAX_TEXT = 1_000;

export const connectorType = (connector: SourceRecord): string => {
  const [record] = childrenOf(connector, RECORD.harnessType);
  return record ? text(record.fields, "TEXT").trim() : "";
};

/** Names in buses have neither spaces nor brackets. */
export const memberName = (name: string): string => name.replace(/[\s[\]{}~$^\\]/g, "-").replace(/_$/, "-");

/** "SPI=MISO,MOSI,SCK" in each line of a harness file. */
function addFile(types: Map<string, HarnessMember[]>, { bytes }: KnownFile): void {
  const lines = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1_000_000)).split(/\r?\n/);
  for (const line of lines) {
    const split = line.indexOf("=");
    if (split <= 0) continue;
    const names = line.slice(split + 1).split(",", MAX_MEMBERS);
    types.set(
      line.slice(0, split).trim().toLowerCase(),
      names.map((name) => ({ name: name.trim(), type: "" })).filter(({ name }) => name !== ""),
    );
  }
}

function addConnector(types: Map<string, HarnessMember[]>, connector: SourceRecord): void {
  const type = connectorType(connector).toLowerCase();
  const known = types.get(type) ?? [];
  const entries = [...childrenOf(connector, RECORD.harnessEntry)].sort(
    (a, b) => integer(a.fields, "DISTANCEFROMTOP") - integer(b.fields, "DISTANCEFROMTOP"),
  );
  for (const { fields } of entries) {
    const member = { name: text(fields, "NAME").trim(), type: text(fields, "HARNESSTYPE").trim() };
    const at = known.findIndex(({ name }) => name === member.name);
    if (at < 0 && known.length < MAX_MEMBERS && member.name !== "") known.push(member);
    else if (at >= 0 && member.type !== "") known[at] = member;
  }
  types.set(type, known);
}

export function harnessTypesOf(sheets: readonly SheetSource[], files: readonly KnownFile[]): HarnessTypes {
  const types = new Map<string, HarnessMember[]>();
  for (const file of files) if (/\.harness$/i.test(file.name)) addFile(types, file);
  for (const { objects } of sheets)
    for (const object of objects) if (object.fields.record === RECORD.harnessConnector) addConnector(types, object);
  return types;
}

function groupOf(type: string, types: HarnessTypes, nesting: number): string {
  const members = (types.get(type.toLowerCase()) ?? []).map((member) => {
    const name = memberName(member.name);
    const inner = member.type === "" || nesting >= MAX_NESTING ? "" : groupOf(member.type, types, nesting + 1);
    return `${name}${inner}`;
  });
  return members.length === 0 ? "" : `{${members.join(" ")}}`;
}

/** The name with the members of its harness; the name alone for a net, or where nothing tells the members. */
export function bundleText(name: string, type: string, types: HarnessTypes): string {
  if (type === "") return name;
  const group = groupOf(type, types, 0);
  const bundle = `${memberName(name)}${group}`;
  return group === "" || bundle.length > MAX_TEXT ? name : bundle;
}
