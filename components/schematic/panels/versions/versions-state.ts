"use client";
// The version that the drawing is compared with: the panel lists the differences, the sheet marks them.
import { createContext, use, useMemo, useState } from "react";
import { type OpenProject, useDocument } from "@/components/schematic/editor-context";
import { useVersion } from "@/lib/client/schematic/versions";
import { diffBetween } from "@/lib/core/document/rebase";
import { RecordStore } from "@/lib/core/document/record-store";
import { type ComparedObject, compareSchematics } from "@/lib/core/schematic/edit/compare";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";

export interface Versions {
  /** Id of the version; null while none is compared. */
  readonly comparedId: string | null;
  /** Null while it is read. */
  readonly compared: readonly ComparedObject[] | null;
  readonly hasFailed: boolean;
  compare(id: string | null): void;
  /** Makes the drawing what it was in the compared version, as one step. */
  restore(): void;
}

export const VersionsContext = createContext<Versions>({
  ...{ comparedId: null, compared: null, hasFailed: false },
  ...{ compare: () => undefined, restore: () => undefined },
});

export const useVersionsShown = (): Versions => use(VersionsContext);

/** Compares while the panel is open. */
export function useVersionsState(project: OpenProject, isOpen: boolean): Versions {
  const { editor, projectId, token } = project;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const comparedId = isOpen ? chosenId : null;
  const of = useMemo(() => ({ projectId, token }), [projectId, token]);
  const { data, isError } = useVersion(of, comparedId);
  const older = useMemo(
    () => (data ? new RecordStore<SchematicRecord>(readSchematic(data.content).records) : null),
    [data],
  );
  const compared = useDocument(({ workspace }) => (older ? compareSchematics(older, workspace.store) : null), older);
  return useMemo(
    (): Versions => ({
      ...{ comparedId, compared, hasFailed: isError, compare: setChosenId },
      restore() {
        if (older) editor.commitDiff("restore-version", diffBetween(editor.workspace.store, older));
      },
    }),
    [comparedId, compared, isError, older, editor],
  );
}
