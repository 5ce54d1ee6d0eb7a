"use client";
// DFM check on the page: options, findings, selection, accepted findings.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { acceptanceKey, isStillAccepted } from "@/lib/core/dfm/acceptance";
import type { Finding, Severity } from "@/lib/core/dfm/finding";
import type { DfmReport } from "@/lib/core/dfm/report";
import { worstFinding } from "@/lib/core/dfm/severity";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export type FindingFilter = "all" | "open" | Severity;

/** An accepted finding with its note. */
export interface AcceptedNote {
  rule: Finding["rule"];
  severity: Severity;
  layer: string | null;
  xMm: number;
  yMm: number;
  measured: number;
  limit: number;
  unit: Finding["unit"];
  count: number;
  note: string;
  at: string;
}

export interface DfmState {
  /** Options chosen by hand, which take precedence over the needs of the files. */
  named: Partial<PcbSpecification>;
  check: { status: "idle" | "running" | "done" } | { status: "failed"; code: string };
  report: DfmReport | null;
  /** Report of the previous files, or one chosen for comparison. */
  earlier: { name: string; report: DfmReport } | null;
  /** `place` is an index within the finding; `isOpening`: selected by the report itself as the worst. */
  chosen: { key: string; place: number; isOpening?: boolean } | null;
  filter: FindingFilter;
  notes: readonly AcceptedNote[];
  /** Opened by a share link: read-only. */
  isShared: boolean;
}

export interface Dfm extends DfmState {
  set(change: Partial<DfmState>): void;
  name(patch: Partial<PcbSpecification>): void;
  choose(key: string | null, place?: number): void;
  /** Moves the selection by this many findings of the filter, with wrap-around. */
  step(by: number): void;
  stepPlace(by: number): void;
}

export type DfmStore = StoreApi<Dfm>;

export function noteOf(notes: readonly AcceptedNote[], finding: Finding): AcceptedNote | null {
  return notes.find((note) => isStillAccepted(note, finding)) ?? null;
}

export function shownFindings({ report, filter, notes }: Pick<DfmState, "report" | "filter" | "notes">): Finding[] {
  const findings = report?.findings ?? [];
  if (filter === "all") return findings;
  if (filter === "open") return findings.filter((finding) => noteOf(notes, finding) === null);
  return findings.filter(({ severity }) => severity === filter);
}

export function chosenFinding({ report, chosen }: Pick<DfmState, "report" | "chosen">): Finding | null {
  return report?.findings.find((finding) => acceptanceKey(finding) === chosen?.key) ?? null;
}

/** Initial selection of a report: the first measured place of its worst finding; null without findings. */
export function openingChoice({ findings }: Pick<DfmReport, "findings">): DfmState["chosen"] {
  const worst = worstFinding(findings);
  return worst && { key: acceptanceKey(worst), place: 0, isOpening: true };
}

const around = (at: number, count: number) => ((at % count) + count) % count;

export function createDfm(initial: Partial<DfmState> = {}): DfmStore {
  return createStore<Dfm>()((set, get) => ({
    named: {},
    check: { status: "idle" },
    report: null,
    earlier: null,
    chosen: null,
    filter: "all",
    notes: [],
    isShared: false,
    ...initial,
    set: (change) => set(change),
    name: (patch) => set({ named: { ...get().named, ...patch } }),
    choose: (key, place = 0) => set({ chosen: key === null ? null : { key, place } }),
    step(by) {
      const shown = shownFindings(get());
      if (shown.length === 0) return;
      const at = shown.findIndex((finding) => acceptanceKey(finding) === get().chosen?.key);
      const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : around(at + by, shown.length)];
      if (next) get().choose(acceptanceKey(next));
    },
    stepPlace(by) {
      const { chosen } = get();
      const finding = chosenFinding(get());
      if (!chosen || !finding || finding.places.length === 0) return;
      get().choose(chosen.key, around(chosen.place + by, finding.places.length));
    },
  }));
}

export const DfmContext = createContext<DfmStore | null>(null);

export function useDfmStore(): DfmStore {
  const store = use(DfmContext);
  if (!store) throw new Error("a check is used outside its provider");
  return store;
}

export function useDfm<T>(select: (dfm: Dfm) => T): T {
  return useStore(useDfmStore(), select);
}
