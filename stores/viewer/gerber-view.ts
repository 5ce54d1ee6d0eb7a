"use client";
// Board on the page: its file, progress of reading and uploading, and its facts.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { flipped, type Pose, type QuarterTurns, turned } from "@/lib/core/render/camera";
import type { BoardFacts } from "@/lib/core/measure/facts";
import type { Certainty } from "@/lib/core/board/layer";
import type { Warning } from "@/lib/core/board/warning";
import type { BoardCheck } from "@/stores/viewer/board-check";

export type Side = "top" | "bottom";

/** Detected layer of a file; early records hold nothing else. */
export interface FoundLayer {
  file: string;
  type: string;
  side: string;
  /** Position of the copper layer from the top (1 …), if known. */
  layer?: number;
  certainty?: Certainty;
  /** Decisive evidence first. */
  evidence?: readonly { basis: string; text: string; type: string; side?: string }[];
}

export interface BoardFinding {
  facts: BoardFacts;
  layers: readonly FoundLayer[];
  warnings: readonly { code: Warning["code"] | string; file?: string; line?: number; what?: string }[];
}

export type Reading =
  | { status: "idle" | "done" }
  /** `fraction` runs from 0 to 1 over the whole job; `layer` counts from 1 to `total` while files are read. */
  | { status: "running"; stage: "unpack" | "draw"; fraction: number }
  | { status: "running"; stage: "read"; fraction: number; layer: number; total: number; file: string }
  | { status: "failed"; code: string };

export type Sending =
  | { status: "idle" | "checking" | "kept" }
  /** `fraction` runs from 0 to 1. */
  | { status: "sending"; fraction: number }
  | { status: "failed"; code: string };

/** A fact of which the browser and the server hold different values. */
export interface Difference {
  fact: keyof BoardFacts;
  browser: number | null;
  server: number | null;
}

export interface GerberViewState {
  file: { name: string; bytes: number | null } | null;
  /** The file, if it was chosen on this page. */
  upload: File | null;
  projectId: string | null;
  reading: Reading;
  sending: Sending;
  finding: BoardFinding | null;
  /** Origin of the facts; the server's take precedence. */
  source: "browser" | "server" | null;
  differences: readonly Difference[];
  /** SVG text of each side. */
  pictures: Record<Side, string> | null;
  check: BoardCheck;
  side: Side;
  turns: QuarterTurns;
}

export interface GerberView extends GerberViewState {
  show(side: Side): void;
  /** Turns the view by 90° clockwise. */
  turn(): void;
  /** Starts with a new file; everything of the previous one is dropped. */
  start(file: { name: string; bytes: number | null }, upload?: File): void;
  readUpTo(
    progress:
      | { stage: "unpack" | "draw"; done: number }
      | { stage: "read"; done: number; layer: number; total: number; file: string },
  ): void;
  foundHere(finding: BoardFinding, pictures: Record<Side, string>): void;
  /** `isFinal`: the server will not be asked about this file. */
  failReading(code: string, isFinal: boolean): void;
  sendUpTo(fraction: number): void;
  failSending(code: string): void;
  confirm(finding: BoardFinding & { projectId: string; projectName: string }): void;
  /** Applies answers that the server has stored as confirmed. */
  answer(confirmed: BoardFacts["confirmed"]): void;
  draw(pictures: Record<Side, string>): void;
  setCheck(check: BoardCheck): void;
  /** Opens a stored board, whose content is yet to be fetched. */
  openProject(projectId: string): void;
  clear(): void;
}

const EMPTY: GerberViewState = {
  file: null,
  upload: null,
  projectId: null,
  reading: { status: "idle" },
  sending: { status: "idle" },
  finding: null,
  source: null,
  differences: [],
  pictures: null,
  check: { status: "idle" },
  side: "top",
  turns: 0,
};

const COMPARED = [
  "widthMm",
  "heightMm",
  "layers",
  "minTraceMm",
  "minSpaceMm",
  "minDrillMm",
  "drillCount",
  "slotCount",
] as const satisfies (keyof BoardFacts)[];

// Browser and server run the same engine; a difference below a thousandth is rounding.
const SAME_WITHIN = 0.0005;

function isSame(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < SAME_WITHIN;
}

export function differencesBetween(browser: BoardFacts, server: BoardFacts): Difference[] {
  return COMPARED.filter((fact) => !isSame(browser[fact], server[fact])).map((fact) => ({
    fact,
    browser: browser[fact],
    server: server[fact],
  }));
}

/** The bottom is mirrored, as it is seen from below. */
export function poseOf({ side, turns }: Pick<GerberViewState, "side" | "turns">): Pose {
  return { turns, isMirrored: side === "bottom" };
}

export function createGerberView(initial: Partial<GerberViewState> = {}): StoreApi<GerberView> {
  return createStore<GerberView>()((set, get) => ({
    ...EMPTY,
    ...initial,
    show: (side) => set({ side, turns: flipped(poseOf(get()), side === "bottom").turns }),
    turn: () => set({ turns: turned(poseOf(get())).turns }),
    start: (file, upload) =>
      set({
        ...EMPTY,
        file,
        upload: upload ?? null,
        reading: { status: "running", stage: "unpack", fraction: 0 },
        sending: { status: "sending", fraction: 0 },
      }),
    readUpTo: ({ done, ...step }) => set({ reading: { status: "running", fraction: done, ...step } }),
    // The server may have answered first; its facts stay, and only the picture is used.
    foundHere: (finding, pictures) =>
      set(
        get().source === "server"
          ? { pictures, reading: { status: "done" } }
          : { finding, pictures, source: "browser", reading: { status: "done" } },
      ),
    failReading: (code, isFinal) =>
      set({ reading: { status: "failed", code }, ...(isFinal ? { sending: { status: "idle" } } : {}) }),
    sendUpTo: (fraction) => set({ sending: fraction < 1 ? { status: "sending", fraction } : { status: "checking" } }),
    failSending: (code) => set({ sending: { status: "failed", code } }),
    confirm: ({ projectId, projectName, ...finding }) => {
      const { finding: previous, source, file } = get();
      const differences = previous && source === "browser" ? differencesBetween(previous.facts, finding.facts) : [];
      const named = file ?? { name: projectName, bytes: null };
      set({ projectId, finding, differences, source: "server", file: named, sending: { status: "kept" } });
    },
    answer: (confirmed) =>
      set(({ finding }) => ({ finding: finding && { ...finding, facts: { ...finding.facts, confirmed } } })),
    draw: (pictures) => set({ pictures, reading: { status: "done" } }),
    setCheck: (check) => set({ check }),
    openProject: (projectId) => set({ ...EMPTY, projectId }),
    clear: () => set(EMPTY),
  }));
}

export const GerberViewContext = createContext<StoreApi<GerberView> | null>(null);

export function useGerberViewStore(): StoreApi<GerberView> {
  const store = use(GerberViewContext);
  if (!store) throw new Error("a gerber view is used outside its provider");
  return store;
}

export function useGerberView<T>(select: (view: GerberView) => T): T {
  return useStore(useGerberViewStore(), select);
}
