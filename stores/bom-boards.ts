"use client";
// Boards of one quote: the open one, and the others.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { completePcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { type BomDraftState, isRecord, readBomDraft } from "@/stores/drafts/bom-draft";

/** Initial state of a board when it is opened. */
export interface BoardStart {
  list: BomDraftState;
  specification: PcbaSpecification;
  projectId: string | null;
}

/** A board that is not open; it does not change meanwhile. */
export interface ParkedBoard extends BoardStart {
  /** Its lines as sent for a price. */
  lines: readonly unknown[];
  /** Its coordinates with manual moves; null without any. */
  corrected: readonly unknown[] | null;
  /** Lines without a part, and lines without designators or quantity. */
  unassociated: number;
  blocked: number;
  /** Lines whose suggested part is not accepted yet. */
  proposed?: number;
}

/** A confirmation applies to the quote as it was. */
export type BoardsDetails = Pick<BomDraftState, "projectName" | "remark" | "isUnassociatedConfirmed">;

export interface BomBoardsState {
  /** In order, without the open board. */
  others: readonly ParkedBoard[];
  /** Position of the open board among all, from 0. */
  at: number;
  /** Initial state of the open board; null: from the address. */
  start: BoardStart | null;
  /** Increases whenever another board is opened. */
  turn: number;
}

export type KeptBoards = Pick<BomBoardsState, "others" | "at"> & { start: BoardStart };

export interface BomBoards extends BomBoardsState {
  /** Parks the open board and starts a new one at the end. */
  add(current: ParkedBoard, next: BoardStart): void;
  /**
   * Opens the board at this position; with `current` null the open board is dropped. `details` applies to the whole quote
   * and is kept.
   */
  goTo(place: number, current: ParkedBoard | null, details: BoardsDetails): void;
  /** Removes a parked board from the quote. */
  remove(place: number): void;
  /** Restores the boards stored on this device. */
  restore(kept: KeptBoards): void;
}

/** All boards in order, with `current` at the position of the open one. */
export function inOrder<T>(others: readonly T[], at: number, current: T): T[] {
  return [...others.slice(0, at), current, ...others.slice(at)];
}

export function createBomBoards(): StoreApi<BomBoards> {
  return createStore<BomBoards>()((set, get) => ({
    others: [],
    at: 0,
    start: null,
    turn: 0,
    add(current, start) {
      const { others, at, turn } = get();
      if (others.length + 1 >= MAX_BOARDS_OF_QUOTE) return;
      const parked = inOrder(others, at, current);
      set({ others: parked, at: parked.length, start, turn: turn + 1 });
    },
    goTo(place, current, details) {
      const { others, at, turn } = get();
      const all: (ParkedBoard | null)[] = inOrder<ParkedBoard | null>(others, at, current);
      const target = all[place];
      if (!target || place === at) return;
      const waiting = all.filter((board): board is ParkedBoard => board !== null && board !== target);
      const before = all.slice(0, place).filter((board) => board !== null).length;
      set({ others: waiting, at: before, start: { ...target, list: { ...target.list, ...details } }, turn: turn + 1 });
    },
    remove(place) {
      const { others, at } = get();
      if (place === at) return;
      const current = place < at ? place : place - 1;
      set({ others: others.filter((_, each) => each !== current), at: place < at ? at - 1 : at });
    },
    restore: (kept) => set({ ...kept, turn: get().turn + 1 }),
  }));
}

const countOf = (value: unknown): number => (typeof value === "number" && value >= 0 ? value : 0);

/** Null for data of an unknown version. */
function readStart(stored: unknown): BoardStart | null {
  if (!isRecord(stored) || !isRecord(stored.specification)) return null;
  const list = readBomDraft(stored.list);
  if (list === null) return null;
  const { projectId } = stored;
  return {
    list,
    specification: completePcba(stored.specification),
    projectId: typeof projectId === "string" ? projectId : null,
  };
}

function readParked(stored: unknown): ParkedBoard[] {
  const start = readStart(stored);
  if (start === null || !isRecord(stored) || !Array.isArray(stored.lines)) return [];
  const { lines, corrected, unassociated, blocked, proposed } = stored;
  return [
    {
      ...start,
      lines,
      corrected: Array.isArray(corrected) ? corrected : null,
      unassociated: countOf(unassociated),
      blocked: countOf(blocked),
      ...(countOf(proposed) > 0 && { proposed: countOf(proposed) }),
    },
  ];
}

/** Stored boards of a quote of several; null for a single one. */
export function readBoards(stored: unknown): KeptBoards | null {
  if (!isRecord(stored) || !isRecord(stored.boards) || !Array.isArray(stored.boards.others)) return null;
  const others = stored.boards.others.flatMap(readParked).slice(0, MAX_BOARDS_OF_QUOTE - 1);
  const start = readStart({ ...stored.boards, list: stored });
  if (start !== null && others.length > 0)
    return { others, at: Math.min(countOf(stored.boards.at), others.length), start };
  // The open board had no list yet: it is created again on demand.
  const [first, ...rest] = others;
  return first ? { others: rest, at: 0, start: first } : null;
}

export const BomBoardsContext = createContext<StoreApi<BomBoards> | null>(null);

export function useBomBoardsStore(): StoreApi<BomBoards> {
  const store = use(BomBoardsContext);
  if (!store) throw new Error("boards of a quote are used outside their provider");
  return store;
}

export function useBomBoards<T>(select: (boards: BomBoards) => T): T {
  return useStore(useBomBoardsStore(), select);
}
