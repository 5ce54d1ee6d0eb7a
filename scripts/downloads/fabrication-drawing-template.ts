// `node --import tsx scripts/downloads/fabrication-drawing-template.ts`: an A4 sheet with outline, stackup, drill table,
// notes and title block to fill in. The same shapes are written as SVG, to be edited, and as PDF.

import type { Locale } from "@/lib/core/market/area";
import { drawPdf, type Pdf } from "@/lib/server/pdf/draw-pdf";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { type DownloadFile, LIMITS_DATE, saveFiles } from "./save";

export const SLUG = "fabrication-drawing-template";

/** Lengths in mm on a sheet of 210 × 297 mm, from its upper left corner. */
type Shape =
  | { kind: "line"; x1: number; y1: number; x2: number; y2: number; width: number; dash?: true }
  | { kind: "text"; x: number; y: number; text: string; size: number; isStrong?: true };

const POINTS_PER_MM = 72 / 25.4;
const INK = "#1d2733";

const line = (x1: number, y1: number, x2: number, y2: number, width = 0.2): Shape => ({
  ...{ kind: "line", x1, y1, x2, y2, width },
});
const dashed = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  ...{ kind: "line", x1, y1, x2, y2, width: 0.2, dash: true },
});
/** `y` is the baseline, `size` the height of the font in mm. */
const text = (x: number, y: number, content: string, size = 2.8): Shape => ({
  ...{ kind: "text", x, y, text: content, size },
});
const strong = (x: number, y: number, content: string, size = 3.4): Shape => ({
  ...{ kind: "text", x, y, text: content, size, isStrong: true },
});
const box = (x: number, y: number, width: number, height: number, stroke = 0.2): Shape[] => [
  line(x, y, x + width, y, stroke),
  line(x + width, y, x + width, y + height, stroke),
  line(x, y + height, x + width, y + height, stroke),
  line(x, y, x, y + height, stroke),
];

const ROW = 6;

/** A table with its header; columns are widths in mm. */
function grid(x: number, y: number, columns: readonly number[], rows: readonly (readonly string[])[]): Shape[] {
  const width = columns.reduce((sum, each) => sum + each, 0);
  const starts = columns.map((_, at) => x + columns.slice(0, at).reduce((sum, each) => sum + each, 0));
  const cells = rows.flatMap((row, down) =>
    row.flatMap((cell, at) => {
      const [left, baseline] = [(starts[at] ?? x) + 1.5, y + down * ROW + 4.2];
      if (cell === "") return [];
      return [down === 0 ? strong(left, baseline, cell, 2.6) : text(left, baseline, cell, 2.6)];
    }),
  );
  return [
    ...box(x, y, width, rows.length * ROW),
    ...rows.slice(1).map((_, at) => line(x, y + (at + 1) * ROW, x + width, y + (at + 1) * ROW, 0.12)),
    ...starts.slice(1).map((left) => line(left, y, left, y + rows.length * ROW, 0.12)),
    ...cells,
  ];
}

/** A dimension line with arrow heads. */
function dimension(x1: number, y1: number, x2: number, y2: number): Shape[] {
  const [dx, dy] = x1 === x2 ? [0, 1] : [1, 0];
  const arrow = (x: number, y: number, sign: number) => [
    line(x, y, x + sign * (2 * dx + 0.7 * dy), y + sign * (2 * dy + 0.7 * dx), 0.15),
    line(x, y, x + sign * (2 * dx - 0.7 * dy), y + sign * (2 * dy - 0.7 * dx), 0.15),
  ];
  return [line(x1, y1, x2, y2, 0.15), ...arrow(x1, y1, 1), ...arrow(x2, y2, -1)];
}

interface Words {
  title: string;
  outline: string;
  replace: string;
  stackup: readonly (readonly string[])[];
  drill: readonly (readonly string[])[];
  headings: { stackup: string; drill: string; notes: string };
  notes: readonly string[];
  block: readonly (readonly [string, string])[];
}

const EMPTY_DRILL = [
  ["A", "", "", "", ""],
  ["B", "", "", "", ""],
  ["C", "", "", "", ""],
  ["D", "", "", "", ""],
];

const WORDS: Record<Locale, Words> = {
  en: {
    title: "Fabrication drawing",
    outline: "Board outline, seen from the top",
    replace: "Replace with your outline; dimension width, height, slots and mounting holes",
    headings: { stackup: "Stackup", drill: "Drill table", notes: "Notes" },
    stackup: [
      ["Layer", "Material", "mm", "Copper"],
      ["Top", "Foil", "0.035", "1 oz"],
      ["Prepreg", "FR-4", "", ""],
      ["In1", "Foil", "", "0.5 oz"],
      ["Core", "FR-4", "", ""],
      ["In2", "Foil", "", "0.5 oz"],
      ["Prepreg", "FR-4", "", ""],
      ["Bottom", "Foil", "0.035", "1 oz"],
    ],
    drill: [["Symbol", "Finished (mm)", "Tolerance", "Plated", "Count"], ...EMPTY_DRILL],
    notes: [
      "1. Manufacture and accept to IPC-6012, class ____ (2 or 3).",
      "2. Material FR-4, Tg ____ °C. Finished thickness ______ mm ±10%.",
      "3. Surface finish: HASL / lead-free HASL / ENIG ____ µin.",
      "4. Solder mask ____________, silkscreen ____________, sides: top / bottom / both.",
      "5. Vias: tented / plugged / open / filled and capped.",
      "6. Controlled impedance: ______ ohm ± ____% on layer ______, see stackup.",
      "7. Outline tolerance ± ____ mm. Delivery: single boards / panel ____ × ____.",
      "8. Electrical test against the netlist (IPC-D-356).",
      "9. Where this drawing and the order differ, ask before production.",
    ],
    block: [
      ["Title", ""],
      ["Drawing no.", ""],
      ["Revision", ""],
      ["Date", ""],
      ["Drawn by", ""],
      ["Scale", "1:1"],
      ["Unit", "mm"],
      ["Sheet", "1 / 1"],
    ],
  },
  zh: {
    title: "制板图",
    outline: "电路板外形，顶面视图",
    replace: "替换为实际外形，标注长宽、槽和安装孔",
    headings: { stackup: "层叠", drill: "钻孔表", notes: "说明" },
    stackup: [
      ["层", "材料", "mm", "铜厚"],
      ["顶层", "铜箔", "0.035", "1 oz"],
      ["半固化片", "FR-4", "", ""],
      ["In1", "铜箔", "", "0.5 oz"],
      ["芯板", "FR-4", "", ""],
      ["In2", "铜箔", "", "0.5 oz"],
      ["半固化片", "FR-4", "", ""],
      ["底层", "铜箔", "0.035", "1 oz"],
    ],
    drill: [["符号", "成品孔径 (mm)", "公差", "金属化", "数量"], ...EMPTY_DRILL],
    notes: [
      "1. 按 IPC-6012 第 ____ 级（2 级或 3 级）制造和验收。",
      "2. 板材 FR-4，Tg ____ °C。成品板厚 ______ mm ±10%。",
      "3. 表面处理：有铅喷锡 / 无铅喷锡 / 沉金 ____ µin。",
      "4. 阻焊 ____________，丝印 ____________，印刷面：顶面 / 底面 / 双面。",
      "5. 过孔：盖油 / 塞油 / 开窗 / 树脂塞孔电镀填平。",
      "6. 阻抗控制：______ 层 ______ 欧姆 ± ____%，见层叠。",
      "7. 外形公差 ± ____ mm。出货方式：单片 / 拼板 ____ × ____。",
      "8. 按网表（IPC-D-356）做电气测试。",
      "9. 本图与订单不一致时，生产前先确认。",
    ],
    block: [
      ["名称", ""],
      ["图号", ""],
      ["版本", ""],
      ["日期", ""],
      ["设计", ""],
      ["比例", "1:1"],
      ["单位", "mm"],
      ["页", "1 / 1"],
    ],
  },
};

function shapesOf({ title, outline, replace, headings, stackup, drill, notes, block }: Words): Shape[] {
  const [left, top] = [12, 12];
  return [
    ...box(8, 8, 194, 281, 0.5),
    strong(left, top + 5, title, 5),
    text(left, top + 12, outline),
    ...box(40, 34, 120, 80, 0.5),
    ...[
      [46, 40],
      [154, 40],
      [46, 108],
      [154, 108],
    ].flatMap(([x = 0, y = 0]) => [line(x - 2.5, y, x + 2.5, y, 0.15), line(x, y - 2.5, x, y + 2.5, 0.15)]),
    dashed(100, 30, 100, 118),
    dashed(36, 74, 164, 74),
    line(40, 116, 40, 126, 0.15),
    line(160, 116, 160, 126, 0.15),
    ...dimension(40, 123, 160, 123),
    text(93, 121.8, "______ mm"),
    line(162, 34, 174, 34, 0.15),
    line(162, 114, 174, 114, 0.15),
    ...dimension(171, 34, 171, 114),
    text(173, 75, "______ mm"),
    text(left, top + 16.5, replace, 2.6),
    strong(left, 138, headings.stackup),
    ...grid(left, 141, [24, 26, 16, 18], stackup),
    strong(104, 138, headings.drill),
    ...grid(104, 141, [16, 28, 20, 16, 14], drill),
    strong(left, 199, headings.notes),
    ...notes.map((note, at) => text(left, 206 + at * 5.4, note)),
    ...block.flatMap(([label, value], at) => {
      const [x, y] = [12 + (at % 4) * 46.5, 262 + Math.floor(at / 4) * 12];
      return [
        ...box(x, y, 46.5, 12),
        text(x + 1.5, y + 3.6, label, 2.2),
        ...(value ? [text(x + 1.5, y + 9.4, value, 3.2)] : []),
      ];
    }),
  ];
}

const escaped = (content: string): string =>
  content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function toSvg(shapes: readonly Shape[], title: string): string {
  const drawn = shapes.map((shape) => {
    if (shape.kind === "text") {
      const weight = shape.isStrong ? ' font-weight="600"' : "";
      return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}"${weight}>${escaped(shape.text)}</text>`;
    }
    const dash = shape.dash ? ' stroke-dasharray="4 1 1 1"' : "";
    const { x1, y1, x2, y2, width } = shape;
    const at = [x1, y1, x2, y2].map((value) => Number(value.toFixed(3)));
    return `<path d="M${at[0]} ${at[1]}L${at[2]} ${at[3]}" stroke-width="${width}"${dash}/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">',
    `<title>${escaped(title)}</title>`,
    `<g fill="none" stroke="${INK}">`,
    ...drawn.filter((each) => each.startsWith("<path")),
    "</g>",
    `<g fill="${INK}" font-family="system-ui, sans-serif">`,
    ...drawn.filter((each) => each.startsWith("<text")),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function paint(pdf: Pdf, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.kind === "text") {
      pdf
        .font(shape.isStrong ? "strong" : "regular")
        .fontSize(shape.size * POINTS_PER_MM)
        .fillColor(INK);
      pdf.text(shape.text, shape.x * POINTS_PER_MM, shape.y * POINTS_PER_MM, {
        lineBreak: false,
        baseline: "alphabetic",
      });
      continue;
    }
    const [x1, y1, x2, y2, width] = [shape.x1, shape.y1, shape.x2, shape.y2, shape.width].map(
      (mm) => mm * POINTS_PER_MM,
    );
    pdf
      .moveTo(x1 ?? 0, y1 ?? 0)
      .lineTo(x2 ?? 0, y2 ?? 0)
      .lineWidth(width ?? 0)
      .strokeColor(INK);
    if (shape.dash) pdf.dash(4 * POINTS_PER_MM, { space: POINTS_PER_MM });
    pdf.stroke().undash();
  }
}

async function files(): Promise<DownloadFile[]> {
  const typefaces = await loadTypefaces();
  const locales: Locale[] = ["en", "zh"];
  const made = locales.map(async (locale) => {
    const words = WORDS[locale];
    const shapes = shapesOf(words);
    const info = { Title: words.title, Author: "Boardwright", CreationDate: new Date(`${LIMITS_DATE}T00:00:00Z`) };
    return [
      { name: `fabrication-drawing-${locale}.svg`, bytes: toSvg(shapes, words.title) },
      {
        name: `fabrication-drawing-${locale}.pdf`,
        bytes: await drawPdf({ info, typefaces, draw: (pdf) => paint(pdf, shapes) }),
      },
    ];
  });
  return (await Promise.all(made)).flat();
}

await saveFiles(import.meta.url, SLUG, files);
