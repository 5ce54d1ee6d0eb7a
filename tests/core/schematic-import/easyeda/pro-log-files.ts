// Files of EasyEDA Pro 2 as the log of EasyEDA Pro 3, by the tables of fields that EasyEDA publishes
// (github.com/easyeda/easyeda-pro-format-skill, primitives/SCH_PAGE and primitives/SYMBOL).
import type { SourceFile } from "@/lib/core/board/source-file";

type Row = readonly unknown[];
type Body = Record<string, unknown>;

let ticket = 0;
export const record = (type: string, id: string, body: Body | "", own = ++ticket): string =>
  `${JSON.stringify({ type, ticket: own, id })}||${body === "" ? "" : JSON.stringify(body)}|`;

export const head = (docType: string, uuid: string, client = "1f0f511a4641034c"): string =>
  `{"type":"DOCHEAD"}||${JSON.stringify({ docType, uuid, client, editVersion: "3.2.91" })}|`;

const rowsOf = ({ bytes }: SourceFile): Row[] =>
  new TextDecoder()
    .decode(bytes)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);

const down = (y: unknown): unknown => (typeof y === "number" ? -y + 0 : y);
const isOn = (value: unknown): boolean => value === true || value === 1 || value === "1";

const PIN_KEYS: Record<string, string> = { NAME: "Pin Name", NUMBER: "Pin Number" };
const PIN_SHAPES = ["NONE", "CLOCK", "INVERTED", "INVERTED_CLOCK"];
const ACROSS = ["LEFT", "CENTER", "RIGHT"];
const UPRIGHT = ["TOP", "MIDDLE", "BOTTOM"];

function textStyle(font: Row | undefined): Body {
  const [, , , , , size, italic, bold, , , vertical, horizontal] = font ?? [];
  const align = `${ACROSS[Number(horizontal ?? 0)] ?? "LEFT"}_${UPRIGHT[Number(vertical ?? 2)] ?? "BOTTOM"}`;
  return { fontSize: size ?? null, italic: isOn(italic), fontWeight: isOn(bold), align };
}

/** Records of a sheet's or symbol's rows. */
function recordsOf(rows: readonly Row[]): string[] {
  const fonts = new Map(rows.filter(([name]) => name === "FONTSTYLE").map((row) => [row[1], row]));
  let part = "";
  return rows.flatMap((row): string[] => {
    const [name, first, ...v] = row;
    const id = String(first);
    const own = part === "" ? {} : { partId: part };
    switch (name) {
      case "PART":
        part = id;
        return [record("PART", id, { title: id })];
      case "COMPONENT": {
        const [partId, x, y, rotation, isMirror] = v;
        return [record("COMPONENT", id, { partId, x, y: down(y), rotation, isMirror: isOn(isMirror), attrs: {} })];
      }
      case "ATTR": {
        const [parentId, key, value, , shown, x, y, rotation, font] = v;
        const body = { parentId, key: PIN_KEYS[String(key)] ?? key, value, valueVisible: isOn(shown), x, y: down(y) };
        return [record("ATTR", id, { ...own, ...body, rotation, ...textStyle(fonts.get(font)) })];
      }
      case "PIN": {
        const [shown, , x, y, length, rotation, , shape] = v;
        const body = { display: isOn(shown), x, y: down(y), length, rotation };
        return [record("PIN", id, { ...own, ...body, pinShape: PIN_SHAPES[Number(shape ?? 0)] ?? "NONE" })];
      }
      case "WIRE":
      case "BUS": {
        const lists = v[0] as readonly (readonly number[])[];
        const lines = lists.flatMap((list) =>
          list.flatMap((startX, at) => {
            const [startY, endX, endY] = list.slice(at + 1);
            if (at % 2 === 1 || endY === undefined) return [];
            const body = { startX, startY: down(startY), endX, endY: down(endY), lineGroup: id };
            return [record("LINE", `${id}-${startX}-${startY}-${at}-${++ticket}`, body)];
          }),
        );
        return [record(name, id, { zIndex: 1 }), ...lines];
      }
      case "TEXT": {
        const [x, y, rotation, value, font] = v;
        return [record("TEXT", id, { ...own, x, y: down(y), rotation, value, ...textStyle(fonts.get(font)) })];
      }
      case "POLY": {
        const flat = v[0] as readonly number[];
        const points = flat.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: down(flat[at + 1]) }] : []));
        return [record("POLY", id, { ...own, points, closed: isOn(v[1]) })];
      }
      case "RECT": {
        const [dotX1, dotY1, dotX2, dotY2] = v;
        return [record("RECT", id, { ...own, dotX1, dotY1: down(dotY1), dotX2, dotY2: down(dotY2) })];
      }
      case "CIRCLE": {
        const [centerX, centerY, radius] = v;
        return [record("CIRCLE", id, { ...own, centerX, centerY: down(centerY), radius })];
      }
      case "ELLIPSE": {
        const [centerX, centerY, radiusX, radiusY] = v;
        return [record("ELLIPSE", id, { ...own, centerX, centerY: down(centerY), radiusX, radiusY })];
      }
      case "ARC": {
        const [startX, startY, referX, referY, endX, endY] = v;
        const body = { startX, startY: down(startY), referX, referY: down(referY), endX, endY: down(endY) };
        return [record("ARC", id, { ...own, ...body })];
      }
      case "BEZIER": {
        const controls = (v[0] as readonly number[]).map((value, at) => (at % 2 === 0 ? value : down(value)));
        return [record("BEZIER", id, { ...own, controls })];
      }
      case "OBJ": {
        const [fileName, startX, startY, width, height, rotation, isMirror, content] = v;
        const body = { fileName, startX, startY: down(startY), width, height, rotation, isMirror: isOn(isMirror) };
        return [record("OBJ", id, { ...own, ...body, content })];
      }
      default:
        return [];
    }
  });
}

type Entries = Record<string, Body>;

/** One `.epru` with the project, its sheets and symbols. */
export function asProLog(files: readonly SourceFile[]): SourceFile {
  const find = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
  const [project] = find(/(?:^|\/)project\.json$/);
  const content = JSON.parse(new TextDecoder().decode(project?.bytes ?? new Uint8Array())) as Record<string, Entries>;
  const meta = (docType: string, entries: Entries | undefined, body: (entry: Body) => Body): string[] =>
    Object.entries(entries ?? {}).flatMap(([id, entry]) => [
      head(docType, id),
      record("META", "META", { title: entry["title"], ...body(entry) }),
    ]);
  const symbols = find(/\.esym$/i).flatMap((file) => {
    const id = /([^/]+)\.esym$/i.exec(file.name)?.[1] ?? "";
    const rows = rowsOf(file);
    const symbolType = (rows.find(([name]) => name === "HEAD")?.[1] as Body | undefined)?.["symbolType"];
    const title = content["symbols"]?.[id]?.["title"] ?? "";
    return [head("SYMBOL", id), record("META", "META", { title, docType: symbolType }), ...recordsOf(rows)];
  });
  const pages = Object.entries(content["schematics"] ?? {}).flatMap(([schematic, { sheets }]) =>
    (sheets as readonly Body[]).flatMap(({ id, name: title }, zIndex) => {
      const [file] = files.filter(({ name }) => name.endsWith(`${schematic}/${String(id)}.esch`));
      if (!file) return [];
      const own = record("META", "META", { title, schematic, zIndex });
      return [head("SCH_PAGE", `${schematic}-${String(id)}`), own, ...recordsOf(rowsOf(file))];
    }),
  );
  const schematics = Object.entries(content["schematics"] ?? {}).flatMap(([id, { name: title }], zIndex) => [
    head("SCH", id),
    record("META", "META", { title, zIndex }),
  ]);
  const lines = [
    ...meta("DEVICE", content["devices"], ({ attributes }) => ({ attributes })),
    ...symbols,
    ...meta("FOOTPRINT", content["footprints"], () => ({})),
    ...schematics,
    ...pages,
  ];
  return { name: "project.epru", bytes: new TextEncoder().encode(lines.join("\n")) };
}
