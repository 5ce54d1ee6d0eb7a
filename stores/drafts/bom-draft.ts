"use client";
// Parts list of the quote: its files and the user's edits, kept on this device.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { ColumnMeaning } from "@/lib/core/bom/column";
import type { LineEdit, LineEdits } from "@/lib/core/bom/edited-lines";

/** An uploaded file, by its handle. */
export interface SentFile {
  fileUrl: string;
  fileName: string;
}

/** Corrections of the reading: sheet, header row (from 0, −1 for none), meaning of each column. */
export interface ReadingHints {
  sheet?: number;
  headerRow?: number;
  columns?: (ColumnMeaning | null)[];
}

/** Corrected placement of a part, in the coordinates of the file. */
export interface PlacementEdit {
  xMm: number;
  yMm: number;
  rotationDeg: number;
  /** Null if the file does not say. */
  side: "top" | "bottom" | null;
}

export interface BomDraftState {
  file: SentFile | null;
  hints: ReadingHints;
  coordinates: SentFile[];
  edits: LineEdits;
  /** By designator. */
  moved: Readonly<Record<string, PlacementEdit>>;
  /** Name of this board in a quote of several. */
  boardName: string;
  projectName: string;
  remark: string;
  /** The user has confirmed that lines without a part are neither bought nor assembled. */
  isUnassociatedConfirmed: boolean;
}

export interface BomDraft extends BomDraftState {
  /** Earlier edits for undo, latest last. */
  past: readonly LineEdits[];
  /** Opens another file; edits of the previous one are dropped. */
  open(file: SentFile): void;
  readAs(hints: ReadingHints): void;
  /** The same edit for one or several lines; one step of undo. */
  edit(keys: readonly string[], patch: LineEdit): void;
  /** Separate edits of several lines; one step of undo. */
  editEach(patches: LineEdits): void;
  undo(): void;
  addCoordinates(files: readonly SentFile[]): void;
  removeCoordinates(fileUrl: string): void;
  move(designator: string, to: PlacementEdit | null): void;
  /** Moves several parts; null reverts to the file. */
  moveEach(places: Readonly<Record<string, PlacementEdit | null>>): void;
  say(patch: Partial<Pick<BomDraftState, "boardName" | "projectName" | "remark" | "isUnassociatedConfirmed">>): void;
  replace(state: BomDraftState): void;
  clear(): void;
}

export const EMPTY_BOM: BomDraftState = {
  file: null,
  hints: {},
  coordinates: [],
  edits: {},
  moved: {},
  boardName: "",
  projectName: "",
  remark: "",
  isUnassociatedConfirmed: false,
};

/** Key of the draft on this device. */
export const BOM_DRAFT_KEY = "bom-quote";

const MAX_PAST = 100;
const MAX_COORDINATE_FILES = 4;

export function createBomDraft(initial: BomDraftState = EMPTY_BOM): StoreApi<BomDraft> {
  return createStore<BomDraft>()((set, get) => ({
    ...initial,
    past: [],
    // A name that was typed is kept, whatever file is chosen next.
    open(file) {
      const { boardName, projectName, remark } = get();
      set({ ...EMPTY_BOM, past: [], file, boardName, projectName, remark });
    },
    readAs(hints) {
      const isOtherSheet = hints.sheet !== get().hints.sheet;
      set({ hints, ...(isOtherSheet ? { edits: {}, past: [], isUnassociatedConfirmed: false } : {}) });
    },
    edit: (keys, patch) => get().editEach(Object.fromEntries(keys.map((key) => [key, patch]))),
    editEach(patches) {
      const { edits, past } = get();
      const changed = Object.fromEntries(
        Object.entries(patches).map(([key, patch]) => [key, { ...edits[key], ...patch }]),
      );
      // A confirmation applies to the list as it was; an edit resets it.
      set({
        edits: { ...edits, ...changed },
        past: [...past.slice(1 - MAX_PAST), edits],
        isUnassociatedConfirmed: false,
      });
    },
    undo() {
      const edits = get().past.at(-1);
      if (edits) set({ edits, past: get().past.slice(0, -1), isUnassociatedConfirmed: false });
    },
    addCoordinates: (files) =>
      set({ coordinates: [...get().coordinates, ...files].slice(-MAX_COORDINATE_FILES), moved: {} }),
    removeCoordinates: (fileUrl) =>
      set({ coordinates: get().coordinates.filter((file) => file.fileUrl !== fileUrl), moved: {} }),
    move: (designator, to) => get().moveEach({ [designator]: to }),
    moveEach(places) {
      const moved = { ...get().moved, ...places };
      const kept = Object.entries(moved).flatMap(([name, to]) => (to === null ? [] : [[name, to] as const]));
      set({ moved: Object.fromEntries(kept) });
    },
    say: (patch) => set(patch),
    replace: (state) => set({ ...state, past: [] }),
    clear: () => set({ ...EMPTY_BOM, past: [] }),
  }));
}

/** The draft without transient state. */
export function storedBom(draft: BomDraft): BomDraftState {
  const { file, hints, coordinates, edits, moved, boardName, projectName, remark, isUnassociatedConfirmed } = draft;
  return { file, hints, coordinates, edits, moved, boardName, projectName, remark, isUnassociatedConfirmed };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isFile = (value: unknown): value is SentFile =>
  isRecord(value) && typeof value.fileUrl === "string" && typeof value.fileName === "string";

/** Null for data of an unknown version, and for a draft without a file. */
export function readBomDraft(stored: unknown): BomDraftState | null {
  if (!isRecord(stored) || !isFile(stored.file)) return null;
  const { file, hints, coordinates, edits, moved, boardName, projectName, remark, isUnassociatedConfirmed } = stored;
  return {
    file,
    hints: isRecord(hints) ? (hints as ReadingHints) : {},
    coordinates: Array.isArray(coordinates) ? coordinates.filter(isFile) : [],
    edits: isRecord(edits) ? (edits as LineEdits) : {},
    moved: isRecord(moved) ? (moved as BomDraftState["moved"]) : {},
    boardName: typeof boardName === "string" ? boardName : "",
    projectName: typeof projectName === "string" ? projectName : "",
    remark: typeof remark === "string" ? remark : "",
    isUnassociatedConfirmed: isUnassociatedConfirmed === true,
  };
}

export const BomDraftContext = createContext<StoreApi<BomDraft> | null>(null);

export function useBomDraftStore(): StoreApi<BomDraft> {
  const store = use(BomDraftContext);
  if (!store) throw new Error("a parts list is used outside its provider");
  return store;
}

export function useBomDraft<T>(select: (draft: BomDraft) => T): T {
  return useStore(useBomDraftStore(), select);
}
