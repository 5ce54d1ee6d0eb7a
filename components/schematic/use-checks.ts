"use client";
// Runs the electrical rule check in a worker, shortly after each change.
import { useEffect, useMemo, useState } from "react";
import type { Checks, OpenProject } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { checkInWorker } from "@/lib/workers/schematic/erc-client";

const AFTER_MS = 300;

export function useRunningChecks(project: OpenProject): Checks {
  const { editor } = project;
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);

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
      setChosen(null);
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

  return useMemo(
    () => ({
      ...{ findings, chosen, isRunning },
      choose(index) {
        setChosen(index);
        const finding = index === null ? undefined : findings[index];
        if (!finding) return;
        const path = finding.path ?? pathOf(project, finding.sheetId);
        showPlace(project, finding.at, path);
        editor.select(finding.recordIds.filter((id) => editor.workspace.store.has(id)));
      },
    }),
    [findings, chosen, isRunning, project, editor],
  );
}

const pathOf = ({ editor }: OpenProject, sheetId: string): string =>
  editor.hierarchy.instances.find(({ sheet }) => sheet.id === sheetId)?.path ?? "/";
