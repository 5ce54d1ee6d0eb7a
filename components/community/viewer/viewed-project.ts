// A published project as the viewer gets it.
import type { PublicationDetail } from "@/lib/contracts/community";

export interface ViewedProject {
  projectId: string;
  title: string;
  version: number;
  contents: PublicationDetail["contents"];
  /** Size of the board; null without one that has an outline. */
  board: { widthMm: number; heightMm: number } | null;
  thicknessMm: number;
}

/** Thickness if the files do not state it: the one ordered most. */
const USUAL_MM = 1.6;

export function viewedProject({ projectId, title, version, contents, facts }: PublicationDetail): ViewedProject {
  const { widthMm = null, heightMm = null, stated = null } = facts ?? {};
  const board = widthMm === null || heightMm === null ? null : { widthMm, heightMm };
  return { projectId, title, version, contents, board, thicknessMm: stated?.thicknessMm ?? USUAL_MM };
}
