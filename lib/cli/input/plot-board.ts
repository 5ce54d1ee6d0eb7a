// A KiCad board plotted by kicad-cli (KiCad 7 and later) into an archive of Gerber and drill files.

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CommandContext } from "@/lib/cli/command";
import { CliFailure, usage } from "@/lib/cli/failure";
import { EXIT } from "@/lib/cli/exit";
import type { Source } from "@/lib/cli/input/source";
import { packZip } from "@/lib/core/archive/pack-zip";

type PlotContext = Pick<CommandContext, "io" | "note">;

const OUTER = ["F.Paste", "B.Paste", "F.SilkS", "B.SilkS", "F.Mask", "B.Mask", "Edge.Cuts"];

/** Copper layers of a board file: `(0 "F.Cu" signal)`, with or without quotes. */
export function copperLayersOf(board: string): string[] {
  const found = board.matchAll(/\(\d+\s+"?((?:F|B|In\d{1,2})\.Cu)"?\s+(?:signal|power|mixed|jumper)/g);
  return [...new Set([...found].map(([, layer]) => layer ?? ""))];
}

async function kicad(args: readonly string[], { io }: PlotContext): Promise<void> {
  const program = io.env.KICAD_CLI || "kicad-cli";
  const result = await io.run(program, args);
  if (result === null) throw usage("noKicad", { program });
  if (result.code === 0) return;
  const said = (result.stderr.trim() || result.stdout.trim()).split("\n").at(-1) ?? "";
  throw new CliFailure(EXIT.usage, "plotFailed", { said: said.slice(0, 300) });
}

export async function plotBoard(board: string, context: PlotContext): Promise<Source> {
  const layers = [...copperLayersOf(await readFile(board, "utf8")), ...OUTER];
  const folder = await mkdtemp(path.join(tmpdir(), "boardwright-plot-"));
  const output = `${folder}${path.sep}`;
  try {
    context.note("progress.plotting", { file: path.basename(board) });
    await kicad(["pcb", "export", "gerbers", "--layers", layers.join(","), "--output", output, board], context);
    await kicad(["pcb", "export", "drill", "--excellon-separate-th", "--output", output, board], context);
    const names = (await readdir(folder)).sort();
    if (names.length === 0) throw new CliFailure(EXIT.usage, "plotFailed", { said: "-" });
    const files = await Promise.all(
      names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(path.join(folder, name))) })),
    );
    return { name: `${path.basename(board, ".kicad_pcb")}.zip`, bytes: await packZip(files) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
