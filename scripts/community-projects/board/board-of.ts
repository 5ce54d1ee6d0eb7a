import type { SourceFile } from "@/lib/core/board/source-file";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { netlistOf } from "../netlist";
import type { CommunityProject } from "../project";
import { buildBoard } from "./build-board";
import { drawBoard } from "./draw-board";
import { fabricationFiles } from "./fabrication-files";

/** Fabrication files of the project's board; null for a project without one. */
export function boardOf(name: string, { board, widths }: CommunityProject, schematic: Schematic): SourceFile[] | null {
  if (board === null) return null;
  const routed = buildBoard(netlistOf(schematic), { id: name, title: board, ...(widths ? { widths } : {}) });
  const files = fabricationFiles(drawBoard(routed), routed);
  return files.map(({ name: fileName, text }) => ({ name: fileName, bytes: new TextEncoder().encode(text) }));
}
