"use client";
// Assembly files of this page: uploads, progress, and the values that they fill in.
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useRun } from "@/components/ui/use-run";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendBomFile, sendCoordinates } from "@/lib/client/upload/bom-upload";
import { useListedAssembly } from "@/lib/client/listed-assembly";
import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import { suggestAssembly } from "@/lib/core/pcba/suggest-assembly";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";

export type FileKind = "list" | "coordinates";
type Sent = { fileUrl: string; fileName: string };

/** Values counted from a list; parts sourcing stays the customer's choice. */
function countsOf(assembly: AssemblySpecification): Partial<AssemblySpecification> {
  const { bomLines, smtJoints, thtJoints, bgaCount, smallestPart, assemblySide, thtOpposite } = assembly;
  return { bomLines, smtJoints, thtJoints, bgaCount, smallestPart, assemblySide, thtOpposite };
}

export function useAssemblyFiles() {
  const t = useTranslations("pcba.files");
  const [sent, setSent] = useState<Partial<Record<FileKind, Sent>>>({});
  const [busy, setBusy] = useState<Partial<Record<FileKind, boolean>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const runs = { list: useRun(), coordinates: useRun() };
  const facts = useGerberView((view) => view.finding?.facts ?? null);
  const projectId = useGerberView((view) => view.projectId);
  const suggest = usePcbaDraft((draft) => draft.suggest);
  const coordinates = useMemo(() => (sent.coordinates ? [sent.coordinates] : []), [sent.coordinates]);
  const listed = useListedAssembly({ list: sent.list ?? null, coordinates, projectId });
  const { assembly } = listed;

  const suggested = useMemo(
    () => ({
      ...(facts ? suggestAssembly(facts) : {}),
      ...(assembly ? countsOf(assembly) : {}),
      ...(coordinates.length > 0 ? { coordinates: true } : {}),
    }),
    [facts, assembly, coordinates],
  );
  useEffect(() => suggest(suggested), [suggest, suggested]);

  async function send(kind: FileKind, file: File) {
    const signal = runs[kind].restart();
    setBusy((before) => ({ ...before, [kind]: true }));
    setFailure(null);
    try {
      const answer = await (kind === "list" ? sendBomFile : sendCoordinates)(file, { signal });
      if (!signal.aborted) setSent((before) => ({ ...before, [kind]: answer }));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === "refused";
      if (!signal.aborted) setFailure(isRefused ? error.message : t("failed"));
    } finally {
      if (!signal.aborted) setBusy((before) => ({ ...before, [kind]: false }));
    }
  }
  return {
    ...{ sent, busy, projectId, listed },
    failure: failure ?? (listed.error instanceof ApiError ? listed.error.message || t("failed") : null),
    take: (kind: FileKind, file: File) => void send(kind, file),
    remove: (kind: FileKind) => setSent((before) => ({ ...before, [kind]: undefined })),
  };
}
