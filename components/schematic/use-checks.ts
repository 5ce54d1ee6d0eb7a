"use client";
// Runs the electrical rule check in a worker, shortly after each change.
import { useEffect, useMemo, useState } from "react";
import type { Checks, FindingFilter, OpenProject } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { checkInWorker } from "@/lib/workers/schematic/erc-client";

const AFTER_MS = 300;

export function useRunningChecks(project: OpenProject): Checks {
  const { editor } = project;
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [filter, setFilter] = useState<FindingFilter>("all");
  const [chosenKey, setChosenKey] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: AbortController | null = null;
    let version = -1;

    async function check(): Promise<void> {
      running?.abort();
      running = new AbortController();
      const { signal } = running;
      setRunning(true);
      const records = [...editor.workspace.store.values()];
      const found = await checkInWorker({ rootSheetId: editor.rootSheetId, records }, { signal }).catch(() => null);
      if (signal.aborted) return;
      setRunning(false);
      if (found) setFindings(found);
    }
    const follow = () => {
      if (editor.state.version === version) return;
      ({ version } = editor.state);
      clearTimeout(timer);
      timer = setTimeout(() => void check(), AFTER_MS);
    };
    follow();
    const end = editor.subscribe(follow);
    return () => {
      end();
      clearTimeout(timer);
      running?.abort();
    };
  }, [editor]);

  return useMemo((): Checks => {
    const open = findings.filter(({ waiver }) => waiver === null);
    const at = open.findIndex((finding) => keyOf(finding) === chosenKey);
    const choose = (index: number | null): void => {
      const finding = index === null ? undefined : open[index];
      setChosenKey(finding ? keyOf(finding) : null);
      if (finding) showFinding(project, finding);
    };
    return {
      ...{ findings: open, waived: findings.filter(({ waiver }) => waiver !== null), filter, isRunning, choose },
      chosen: at < 0 ? null : at,
      show: setFilter,
      step(by) {
        const shown = [...open.keys()].filter((index) => filter === "all" || open[index]?.severity === filter);
        const from = shown.indexOf(at);
        const next = from < 0 ? (by > 0 ? 0 : shown.length - 1) : (from + by + shown.length) % shown.length;
        choose(shown[next] ?? null);
      },
    };
  }, [findings, filter, chosenKey, isRunning, project]);
}

/** The same finding in the next run, too. */
const keyOf = ({ rule, path, sheetId, at, fingerprint }: Finding): string =>
  [rule, path ?? sheetId, at.x, at.y, fingerprint].join(" ");

function showFinding(project: OpenProject, { path, sheetId, at, recordIds }: Finding): void {
  const { editor } = project;
  showPlace(project, at, path ?? pathOf(project, sheetId));
  editor.select(recordIds.filter((id) => editor.workspace.store.has(id)));
}

const pathOf = ({ editor }: OpenProject, sheetId: string): string =>
  editor.hierarchy.instances.find(({ sheet }) => sheet.id === sheetId)?.path ?? "/";
