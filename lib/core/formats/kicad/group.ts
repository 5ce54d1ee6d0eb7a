// Groups and images of a KiCad board or footprint.

import { atoms, findAtom, findList, findNumber, hasFlag, type SList } from "@/lib/base/s-expression";
import { findLayers, findPlacement, findUuid, type KicadPlacement } from "@/lib/core/formats/kicad/fields";

/** `members` are the uuids of its items. */
export type KicadGroup = {
  kind: "group";
  line: number;
  name: string;
  isLocked: boolean;
  uuid: string | undefined;
  members: readonly string[];
};

export function parseGroup(record: SList): KicadGroup {
  return {
    kind: "group",
    line: record.line,
    name: atoms(record)[0] ?? "",
    isLocked: hasFlag(record, "locked", 2),
    uuid: findUuid(record) ?? findAtom(record, "id"),
    members: atoms(findList(record, "members")),
  };
}

/** `data` is the picture in base64, in pieces. */
export type KicadImage = {
  kind: "image";
  line: number;
  at: KicadPlacement | undefined;
  layers: readonly string[];
  scale: number | undefined;
  data: readonly string[];
  uuid: string | undefined;
};

export function parseImage(record: SList): KicadImage {
  return {
    kind: "image",
    line: record.line,
    at: findPlacement(record),
    layers: findLayers(record),
    scale: findNumber(record, "scale"),
    data: atoms(findList(record, "data")),
    uuid: findUuid(record),
  };
}
