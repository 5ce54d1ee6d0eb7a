// Files of the viewer: samples as CSV and spreadsheet, pictures as PNG and SVG.
import { paintPrimitives, setFont } from "@/components/waveforms/paint-canvas";
import { pictureOf, type PanePicture } from "@/components/waveforms/pane-scene";
import { sheetRows, waveformCsv, waveformTable } from "@/lib/core/waveform/export/waveform-rows";
import { panesSvg } from "@/lib/core/waveform/plot/scene-svg";
import type { Waveform } from "@/lib/core/waveform/waveform";
import { SHEET_KINDS, textSheet } from "@/lib/client/sheet";
import { saveFile } from "@/lib/client/upload/download";

export type WaveformFormat = "csv" | "xlsx" | "png" | "svg";

export const MAX_SHEET_ROWS = 50_000;

/** CSS pixels of a picture; PNG has twice as many. */
const PICTURE = { width: 1200, paneHeight: 320, ratio: 2 };

export interface ExportSource {
  readonly name: string;
  readonly waves: readonly Waveform[];
  readonly panes: readonly PanePicture[];
}

const sizeOf = { width: PICTURE.width, height: PICTURE.paneHeight };

function svgOf({ panes, name }: ExportSource): string {
  const pictures = panes.map((pane) => ({ primitives: pictureOf(pane, sizeOf), height: PICTURE.paneHeight }));
  return panesSvg(pictures, PICTURE.width, name);
}

async function pngOf({ panes }: ExportSource): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width * PICTURE.ratio;
  canvas.height = PICTURE.paneHeight * PICTURE.ratio * panes.length;
  const context = canvas.getContext("2d");
  if (!context) return null;
  setFont(context);
  for (const [at, pane] of panes.entries()) {
    context.setTransform(PICTURE.ratio, 0, 0, PICTURE.ratio, 0, at * PICTURE.paneHeight * PICTURE.ratio);
    paintPrimitives(context, pictureOf(pane, sizeOf));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

export interface ExportResult {
  readonly isMade: boolean;
  /** Rows of a spreadsheet that could not have all of them. */
  readonly thinnedTo: number | null;
}

async function contentOf(
  source: ExportSource,
  format: WaveformFormat,
): Promise<{ content: BlobPart | null; thinnedTo: number | null }> {
  if (format === "svg") return { content: svgOf(source), thinnedTo: null };
  if (format === "png") return { content: await pngOf(source), thinnedTo: null };
  const table = waveformTable(source.waves);
  if (!table.ok) return { content: null, thinnedTo: null };
  if (format === "csv") return { content: waveformCsv(table.value), thinnedTo: null };
  const { rows, isThinned } = sheetRows(table.value, MAX_SHEET_ROWS);
  return { content: await textSheet(rows, source.name, "xlsx"), thinnedTo: isThinned ? MAX_SHEET_ROWS : null };
}

const TYPES: Record<WaveformFormat, string> = {
  ...{ csv: "text/csv", xlsx: SHEET_KINDS.xlsx.type, png: "image/png", svg: "image/svg+xml" },
};

/** Characters that file systems refuse. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, "_");

export async function exportWaveforms(source: ExportSource, format: WaveformFormat): Promise<ExportResult> {
  if (source.waves.length === 0) return { isMade: false, thinnedTo: null };
  const { content, thinnedTo } = await contentOf(source, format);
  if (content === null) return { isMade: false, thinnedTo: null };
  saveFile({ file: new Blob([content], { type: TYPES[format] }), name: `${fileName(source.name)}.${format}` });
  return { isMade: true, thinnedTo };
}
