// Writes a sheet's layers as Gerber X2 and its holes as Excellon.
import {
  type Drill,
  type LayerName,
  type Mark,
  type Path,
  type Point,
  type Sheet,
  type Shape,
  copperOf,
} from "./sheet";

const CLEARANCE = 0.22;
const LICENCE = "Boardwright sample, CC0";

const FUNCTIONS: Record<LayerName, (sheet: Sheet) => string> = {
  "top-copper": () => "Copper,L1,Top",
  "inner-1": () => "Copper,L2,Inr",
  "inner-2": () => "Copper,L3,Inr",
  "bottom-copper": (sheet) => `Copper,L${sheet.copperLayers},Bot`,
  "top-mask": () => "Soldermask,Top",
  "bottom-mask": () => "Soldermask,Bot",
  "top-silk": () => "Legend,Top",
  "bottom-silk": () => "Legend,Bot",
  "top-paste": () => "Paste,Top",
  outline: () => "Profile,NP",
};

const number = (mm: number) => String(Math.round(mm * 1e6));
const xy = ([x, y]: Point) => `X${number(x)}Y${number(y)}`;
const size = (mm: number) => mm.toFixed(4);

function apertureOf(shape: Shape): string {
  if (shape.kind === "circle") return `C,${size(shape.d)}`;
  return `${shape.kind === "rect" ? "R" : "O"},${size(shape.w)}X${size(shape.h)}`;
}

function grown(mark: Mark, by: number): Mark {
  if (mark.kind === "stroke") return { ...mark, width: mark.width + 2 * by };
  if (mark.kind === "area") return mark;
  const { shape } = mark;
  if (shape.kind === "circle") return { ...mark, shape: { kind: "circle", d: shape.d + 2 * by } };
  return { ...mark, shape: { ...shape, w: shape.w + 2 * by, h: shape.h + 2 * by } };
}

export function writeGerber(sheet: Sheet, layer: LayerName): string {
  const apertures = new Map<string, number>();
  const code = (definition: string) => {
    const existing = apertures.get(definition);
    if (existing) return existing;
    apertures.set(definition, apertures.size + 10);
    return apertures.size + 9;
  };
  const body: string[] = [];
  const draw = (path: Path) => {
    body.push(`${xy(path.from)}D02*`);
    let here = path.from;
    for (const { to, centre, isClockwise } of path.segments) {
      if (centre) {
        const offset = `I${number(centre[0] - here[0])}J${number(centre[1] - here[1])}`;
        body.push(`${isClockwise ? "G02" : "G03"}*`, `${xy(to)}${offset}D01*`, "G01*");
      } else body.push(`${xy(to)}D01*`);
      here = to;
    }
  };
  const put = (mark: Mark) => {
    if (mark.kind === "area") {
      body.push("G36*");
      draw(mark.path);
      body.push("G37*");
    } else if (mark.kind === "flash") body.push(`D${code(apertureOf(mark.shape))}*`, `${xy(mark.at)}D03*`);
    else {
      body.push(`D${code(apertureOf({ kind: "circle", d: mark.width }))}*`);
      draw(mark.path);
    }
  };
  const marks = sheet.marks[layer];
  const pours = sheet.pours[layer];
  if (pours) {
    for (const path of pours) put({ kind: "area", path });
    body.push("%LPC*%");
    for (const mark of marks) {
      if (mark.isGround) continue;
      put(grown(mark, CLEARANCE));
      if (mark.kind === "area") put({ kind: "stroke", width: 2 * CLEARANCE, path: mark.path });
    }
    for (const drill of sheet.drills) if (!drill.isPlated) putHole(drill, put);
    body.push("%LPD*%");
  }
  const drawn = sheet.drawnPours?.[layer];
  if (drawn) {
    put({ kind: "area", path: drawn.area });
    body.push("%LPC*%");
    drawn.cleared.forEach(put);
    body.push("%LPD*%");
    drawn.edges.forEach(put);
  }
  for (const mark of marks) put(mark);
  return [
    `G04 ${sheet.title}, ${LICENCE}*`,
    `%TF.GenerationSoftware,Boardwright,sample-boards,1*%`,
    `%TF.FileFunction,${FUNCTIONS[layer](sheet)}*%`,
    "%TF.FilePolarity,Positive*%",
    "%FSLAX46Y46*%",
    "%MOMM*%",
    "G75*",
    "G01*",
    ...[...apertures].map(([definition, at]) => `%ADD${at}${definition}*%`),
    ...body,
    "M02*",
    "",
  ].join("\n");
}

function putHole(drill: Drill, put: (mark: Mark) => void): void {
  const width = drill.d + 2 * CLEARANCE;
  if (drill.to) put({ kind: "stroke", width, path: { from: drill.at, segments: [{ to: drill.to }] } });
  else put({ kind: "flash", at: drill.at, shape: { kind: "circle", d: width } });
}

/** One Excellon file of the plated or of the unplated holes; `null` if there are none. */
export function writeDrill(sheet: Sheet, isPlated: boolean): string | null {
  const drills = sheet.drills.filter((drill) => drill.isPlated === isPlated);
  if (drills.length === 0) return null;
  const tools = [...new Set(drills.map((drill) => drill.d))].sort((a, b) => a - b);
  const at = ([x, y]: Point) => `X${x.toFixed(3)}Y${y.toFixed(3)}`;
  const last = copperOf(sheet).length;
  return [
    "M48",
    `; ${sheet.title}, ${LICENCE}`,
    `; #@! TF.FileFunction,${isPlated ? `Plated,1,${last},PTH` : `NonPlated,1,${last},NPTH`}`,
    "FMAT,2",
    "METRIC",
    ...tools.map((d, index) => `T${index + 1}C${d.toFixed(3)}`),
    "%",
    "G90",
    "G05",
    ...tools.flatMap((d, index) => [
      `T${index + 1}`,
      ...drills
        .filter((drill) => drill.d === d)
        .map((drill) => (drill.to ? `${at(drill.at)}G85${at(drill.to)}` : at(drill.at))),
    ]),
    "M30",
    "",
  ].join("\n");
}
