// SVG of a whole sheet, to be kept as a file: it needs no style sheet and no font of its own.
import type { PathCommand, PathPrimitive, Primitive, TextPrimitive } from "./primitive";
import { markedText } from "./marked-text";
import { type SheetSources, sheetPrimitives, type ShownSheet } from "./sheet-primitives";
import { escapeText, mm } from "./svg-text";
import { BASELINE_DROP } from "./text-metrics";
import { SHEET_THEMES, type SheetTheme } from "./theme";

export interface SheetSvgOptions extends ShownSheet {
  readonly theme?: SheetTheme;
  /** Address or data of an image by its handle; an image without one is an empty box. */
  readonly imageOf?: (file: string) => string | undefined;
}

const FONTS = "Instrument Sans, Noto Sans, Noto Sans SC, Helvetica, Arial, sans-serif";
const ANCHORS = { start: "", middle: ' text-anchor="middle"', end: ' text-anchor="end"' } as const;
const DASHES = { solid: "", dashed: "1.2 0.6", dotted: "0.2 0.6", "dash-dot": "1.2 0.6 0.2 0.6" } as const;
/** Characters that XML refuses. */
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const commandText = (command: PathCommand): string =>
  command[0] +
  command
    .slice(1)
    .map((value) => mm(Number(value)))
    .join(" ");

const pathText = (commands: readonly PathCommand[]): string => commands.map(commandText).join("");

function pathElement(path: PathPrimitive, { inks, body }: SheetTheme): string {
  const { ink, width, line, fill, commands } = path;
  const fills = { none: "", body: ` fill="${body}"`, ink: ` fill="${inks[ink]}"` } as const;
  const dash = line === "solid" ? "" : ` stroke-dasharray="${DASHES[line]}"`;
  const stroke = width === 0 ? "" : ` stroke="${inks[ink]}" stroke-width="${mm(width)}"${dash}`;
  return `<path d="${pathText(commands)}"${fills[fill]}${stroke}/>`;
}

function textElement(text: TextPrimitive, { inks }: SheetTheme): string {
  const { at, size, align, baseline, rotation, isBold, isItalic } = text;
  const drop = Math.round(BASELINE_DROP[baseline] * size);
  const [x, y] = (rotation === 0 ? [at.x, at.y + drop] : [at.x + drop, at.y]).map(mm);
  const turn = rotation === 0 ? "" : ` transform="rotate(-90 ${x} ${y})"`;
  const weight = isBold ? ' font-weight="600"' : "";
  const slant = isItalic ? ' font-style="italic"' : "";
  return (
    `<text x="${x}" y="${y}" font-size="${mm(size)}" fill="${inks[text.ink]}"${ANCHORS[align]}${weight}${slant}${turn}>` +
    `${markedText(text.text.replace(REFUSED, ""))}</text>`
  );
}

function imageElement(image: Extract<Primitive, { kind: "image" }>, { theme, imageOf }: Required<Painting>): string {
  const { at, width, height, file } = image;
  const href = imageOf(file);
  const box = `x="${mm(at.x)}" y="${mm(at.y)}" width="${mm(width)}" height="${mm(height)}"`;
  return href === undefined
    ? `<rect ${box} stroke="${theme.inks.drawing}" stroke-width="0.1"/>`
    : `<image ${box} preserveAspectRatio="none" href="${escapeText(href)}"/>`;
}

type Painting = Pick<SheetSvgOptions, "theme" | "imageOf">;

const isAlike = (a: PathPrimitive, b: PathPrimitive): boolean =>
  a.ink === b.ink && a.width === b.width && a.line === b.line && a.fill === b.fill && a.fill !== "body";

/** Neighbors of one look become one element. */
function joinPaths(primitives: readonly Primitive[]): Primitive[] {
  const joined: Primitive[] = [];
  let commands: PathCommand[] = [];
  for (const primitive of primitives) {
    const last = joined.at(-1);
    if (last?.kind === "path" && primitive.kind === "path" && isAlike(last, primitive)) {
      commands.push(...primitive.commands);
    } else {
      if (primitive.kind === "path") commands = [...primitive.commands];
      joined.push(primitive.kind === "path" ? { ...primitive, commands } : primitive);
    }
  }
  return joined;
}

function element(primitive: Primitive, painting: Required<Painting>): string {
  if (primitive.kind === "path") return pathElement(primitive, painting.theme);
  if (primitive.kind === "text") return textElement(primitive, painting.theme);
  return imageElement(primitive, painting);
}

/** Lengths are millimeters, those of the paper. */
export function sheetSvg(sources: SheetSources, options: SheetSvgOptions): string {
  const { theme = SHEET_THEMES.light, imageOf = () => undefined, sheet } = options;
  const [width, height] = [mm(sheet.width), mm(sheet.height)];
  const content = joinPaths(sheetPrimitives(sources, options)).map((primitive) =>
    element(primitive, { theme, imageOf }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"` +
    ` fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="${FONTS}">` +
    `<title>${escapeText(sheet.name.replace(REFUSED, ""))}</title>` +
    `<rect width="${width}" height="${height}" fill="${theme.paper}"/>${content.join("")}</svg>\n`
  );
}
