// gerbv's rendering of a Gerber file. gerbv must be installed; nothing else needs it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Bitmap, DPI, type Window } from "../tests/core/formats/rs274x/conformance/bitmap";
import { readPng } from "./png";

/** Null if gerbv writes no picture. */
export function gerbvBitmap(bytes: Uint8Array, window: Window): Bitmap | null {
  // gerbv reads at most nineteen characters for a pair; a ten-thousandth of an inch is a twentieth of a pixel.
  const inches = (pixels: number) => (pixels / DPI).toFixed(4);
  return draw(bytes, [
    `--dpi=${DPI}`,
    `--origin=${inches(window.left)};${inches(window.bottom)}`,
    // Half a pixel more, because gerbv truncates the fraction.
    `--window_inch=${inches(window.width + 0.5)}x${inches(window.height + 0.5)}`,
  ]);
}

export type Picture = { dpi: number; leftMm: number; bottomMm: number; width: number; height: number };

/** At the given resolution; lengths in mm. Null if gerbv writes no picture. */
export function gerbvPicture(bytes: Uint8Array, { dpi, leftMm, bottomMm, width, height }: Picture): Bitmap | null {
  const inches = (mm: number) => (mm / 25.4).toFixed(4);
  return draw(bytes, [
    `--dpi=${dpi}`,
    `--origin=${inches(leftMm)};${inches(bottomMm)}`,
    `--window_inch=${inches(width)}x${inches(height)}`,
  ]);
}

function draw(bytes: Uint8Array, frame: readonly string[]): Bitmap | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gerbv-"));
  try {
    const [source, picture] = [path.join(folder, "layer.gbr"), path.join(folder, "layer.png")];
    writeFileSync(source, bytes);
    const colors = ["--background=#ffffff", "--foreground=#000000ff"];
    execFileSync("gerbv", ["--export=png", "--border=0", ...colors, ...frame, `--output=${picture}`, source], {
      stdio: "ignore",
      timeout: 60_000,
    });
    return readPng(readFileSync(picture));
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
