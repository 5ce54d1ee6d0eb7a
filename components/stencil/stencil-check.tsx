"use client";
// Files of a stencil: read in this browser and checked for paste release.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { STENCIL_PARAMETERS } from "@/components/stencil/stencil-parameters";
import { useReadFailure } from "@/components/stencil/use-read-failure";
import { useReadStencil } from "@/components/stencil/use-read-stencil";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { UploadZone } from "@/components/ui/upload-zone";
import { useSpareNear } from "@/components/ui/use-prewarmed";
import { searchWith } from "@/components/quote/use-address-parameters";
import { fetchBoardArchive } from "@/lib/client/upload/board-archive";
import { foreignFormatOfName } from "@/lib/core/archive/foreign-signs";
import { projectNameOf } from "@/lib/core/gerber/project-name";
import { gerberWorkers } from "@/lib/workers/gerber/gerber-client";
import { keptStencilFile } from "@/stores/drafts/kept-stencil";
import { type KeptBoard, useStencilDraftStore } from "@/stores/drafts/stencil-draft";
import { printsBoard, sizeForBoard } from "@/lib/core/pricing/stencil/board-fit";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import type { FileRule } from "@/components/ui/file-check";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import styles from "./stencil-check.module.css";

const StencilReport = dynamic(() => import("@/components/stencil/stencil-report").then((file) => file.StencilReport), {
  ssr: false,
});

export function StencilCheck() {
  const t = useTranslations("stencil.check");
  const common = useTranslations("common");
  const failureText = useReadFailure();
  /** A project's board has no name before it is fetched. */
  const named = (name: string, value: string) => (name === "" ? value : common("named", { name, value }));
  const draft = useStencilDraftStore();
  const prepareReader = useSpareNear(gerberWorkers);
  const reopened = useRef<File | null>(null);
  const kept = useRef<{ file: File; board: KeptBoard } | null>(null);
  const { reading, take, fetch, remove } = useReadStencil((board, file) => {
    const isKept = file === kept.current?.file;
    draft.getState().setFile(file, isKept ? kept.current?.board : null);
    if (!isKept) nameProject(null);
    // Options chosen before a reload are kept.
    if (file === reopened.current) return;
    draft.getState().change(fittingChange(draft.getState().specification, board));
    // Files of a project are reopened by the address.
    if (!isKept) void keptStencilFile.keep(file);
  });
  const reopen = useEffectEvent((file: File | null) => {
    if (!file || draft.getState().file || reading.status !== "idle") return;
    reopened.current = file;
    take(file);
  });
  const openProject = useEffectEvent((projectId: string) => {
    const { search } = window.location;
    fetch(async (signal) => {
      const file = await fetchBoardArchive(projectId, signal);
      if (namesOptions(search)) reopened.current = file;
      kept.current = { file, board: { projectId, projectName: projectNameOf(file.name) } };
      return file;
    });
  });
  useEffect(() => {
    const projectId = namedProject();
    if (projectId === null) void keptStencilFile.find().then(reopen);
    else openProject(projectId);
  }, []);
  if (reading.status === "done") {
    const removeAll = () => {
      draft.getState().setFile(null);
      nameProject(null);
      void keptStencilFile.forget();
      remove();
    };
    return <StencilReport name={reading.name} board={reading.board} onRemove={removeAll} />;
  }
  if (reading.status === "running") return <Reading name={reading.name} done={reading.done} onCancel={remove} />;
  const isFailed = reading.status === "failed";
  return (
    <div className="needs-script no-print">
      <UploadZone
        title={t("drop")}
        hint={t("dropHint", { limit: STENCIL_FILE_RULE.maxMegabytes })}
        icon="stencil"
        rule={STENCIL_FILE_RULE}
        state={
          isFailed
            ? { status: "failed", name: reading.name, message: named(reading.name, failureText(reading.code)) }
            : { status: "idle" }
        }
        wrongTypeOf={(name) => {
          const foreign = foreignFormatOfName(name);
          return foreign ? failureText(`${foreign}_NOT_READ`) : null;
        }}
        onFile={take}
        onNear={prepareReader}
      />
    </div>
  );
}

/** A link to a quote contains its options, which the files do not change. */
const namesOptions = (search: string) => STENCIL_PARAMETERS.some((name) => new URLSearchParams(search).has(name));

const PROJECT = "project";
const namedProject = () => new URLSearchParams(window.location.search).get(PROJECT);

/** Project that a reload opens. */
function nameProject(projectId: string | null): void {
  if (namedProject() === projectId) return;
  const { pathname, search, hash } = window.location;
  const parameters = projectId === null ? [] : [[PROJECT, projectId] as const];
  window.history.replaceState(null, "", pathname + searchWith(search, [PROJECT], parameters) + hash);
}

function Reading({ name, done, onCancel }: { name: string; done: number; onCancel: () => void }) {
  const t = useTranslations("stencil.check");
  const percent = Math.floor(done * 100);
  return (
    <div className={styles.reading}>
      <Skeleton rows={2} text={name === "" ? t("fetching") : t("reading", { name, percent })} />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t("stop")}
      </Button>
    </div>
  );
}

/** Enlarges the size to hold the board, and selects the side if only one has paste. Chosen values that fit are kept. */
function fittingChange(
  chosen: StencilSpecification,
  { widthMm, heightMm, top, bottom }: StencilBoard,
): Partial<StencilSpecification> {
  const isBottomAlone = chosen.side === "Top" && top.paste === null && bottom.paste !== null;
  const side = isBottomAlone ? "Bottom" : chosen.side;
  const change = isBottomAlone ? { side: "Bottom" as const } : {};
  if (widthMm === null || heightMm === null || printsBoard({ ...chosen, side }, { widthMm, heightMm })) return change;
  const size = sizeForBoard({ ...chosen, side }, { widthMm, heightMm });
  return size === null ? change : { ...change, size };
}

/** Accepted files of the stencil check. */
const STENCIL_FILE_RULE: FileRule = {
  accept: BOARD_FILE_KINDS,
  maxMegabytes: MAX_FILE_MEGABYTES.gerber,
};
