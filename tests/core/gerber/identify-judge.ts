// Expected and detected layers, as the identification tests compare them.

import { identifyLayers } from "@/lib/core/gerber/identify";
import type { SourceFile } from "@/lib/core/board/source-file";

export const GERBER = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D03*\nM02*\n";
export const DRILL = "M48\nMETRIC\nT1C0.3\n%\nT1\nX10Y10\nM30\n";

const text = new TextEncoder();
export const file = (name: string, content: string): SourceFile => ({ name, bytes: text.encode(content) });

/** One word line for each file: type, side, place of copper, plating of holes. */
export function judge(files: readonly SourceFile[]): Record<string, string> {
  const lines = identifyLayers(files).map(({ file: name, type, side, layer, plating }) => {
    const words = [type, ...(type === "drill" || side === "all" ? [] : [side]), layer, plating];
    return [name, words.filter((word) => word !== undefined).join(" ")];
  });
  return Object.fromEntries(lines);
}
