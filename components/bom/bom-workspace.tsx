"use client";
// Workspace of an uploaded parts list: matching, corrections, placement, price, quote.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { BoardBar } from "@/components/bom/board/board-bar";
import { BestMatches } from "@/components/bom/lines/best-matches";
import { BoardForm } from "@/components/bom/board/board-form";
import { BomFailure } from "@/components/bom/start/bom-failure";
import { BomHead } from "@/components/bom/bom-head";
import { BomLines } from "@/components/bom/lines/bom-lines";
import { BomFoot, BomPrice } from "@/components/bom/quote/bom-price";
import type { BomSlots } from "@/components/bom/start/bom-slots";
import { ColumnEditor, hasDoubtfulColumn, missingColumns } from "@/components/bom/columns/column-editor";
import { Coordinates } from "@/components/bom/placement/coordinates";
import { OrderFields } from "@/components/bom/board/order-fields";
import { PlacementQuestion } from "@/components/bom/placement/placement-question";
import { SideQuestion } from "@/components/bom/placement/side-question";
import { SkippedRows } from "@/components/bom/columns/skipped-rows";
import { type Bom, useBom } from "@/components/bom/use-bom";
import { usePark } from "@/components/bom/lines/use-parked";
import { type Placements, usePlacements } from "@/components/bom/placement/use-placements";
import { useSaveBom } from "@/components/bom/quote/use-save-bom";
import { QuoteColumns } from "@/components/quote/quote-columns";
import { useShipDate } from "@/components/quote/use-ship-date";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/transport/api-error";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import type { ParkedBoard } from "@/stores/bom-boards";
import { recallColumns } from "@/stores/bom-columns";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "@/components/bom/quote/bom-quote.module.css";

const ConfirmDialog = dynamic(
  () => import("@/components/bom/board/confirm-dialog").then((file) => file.ConfirmDialog),
  {
    ssr: false,
  },
);

/** The chosen columns produced no line. */
const NO_LINES = new ApiError("NO_PARTS_LIST", "", { kind: "refused" });

export function BomWorkspace({ onSkip, ...props }: BomSlots & { onSkip: () => void }) {
  const t = useTranslations("bom.start");
  const bom = useBom();
  const [showsColumns, setShowsColumns] = useState<boolean | null>(null);
  const { reading, isReading, rows } = bom;
  const failure = bom.failure ?? (reading?.lines.length === 0 ? NO_LINES : null);
  const placements = usePlacements(rows);
  const park = usePark(bom, placements);
  useRecalledColumns(reading);
  const isColumnsOpen =
    showsColumns ?? (reading !== undefined && (missingColumns(reading).length > 0 || hasDoubtfulColumn(reading)));
  return (
    <>
      <BomHead
        reading={reading}
        rows={rows}
        isColumnsOpen={isColumnsOpen}
        onColumns={setShowsColumns}
        onSkip={onSkip}
      />
      <BoardBar park={rows.length > 0 || failure ? park : null} price={bom.price.data} />
      {failure ? (
        <div className={styles.stack}>
          {reading && <ColumnEditor reading={reading} isReading={isReading} />}
          <BomFailure failure={failure} onRetry={bom.retry} onSkip={onSkip} />
          {failure.kind === "refused" && <Unread {...props} />}
        </div>
      ) : reading ? (
        <div className={styles.stack}>
          {isColumnsOpen && <ColumnEditor reading={reading} isReading={isReading} />}
          <Settled {...props} {...{ bom, reading, placements, park, onSkip }} />
        </div>
      ) : (
        <Sheet isPadded>
          <Skeleton rows={8} text={t("reading")} />
        </Sheet>
      )}
    </>
  );
}

/** Board options for engineers, beside a list that they will read. */
function Unread({ board, boardOptions }: BomSlots) {
  return (
    <QuoteColumns
      id="order"
      board={board}
      options={
        <>
          <OrderFields rows={[]} />
          <BoardForm>{boardOptions}</BoardForm>
        </>
      }
    />
  );
}

interface SettledProps extends BomSlots {
  bom: Bom;
  reading: UploadedBom;
  placements: Placements;
  park: () => ParkedBoard;
  onSkip: () => void;
}

function Settled({ bom, reading, placements, park, onSkip, promisedMs, board, boardOptions, fixes }: SettledProps) {
  const t = useTranslations("bom");
  const save = useSaveBom(bom, park);
  const shipsOn = useShipDate(promisedMs);
  const [wantsUnassociated, setWantsUnassociated] = useState(0);
  return (
    <>
      <SideQuestion rows={bom.rows} />
      <PlacementQuestion rows={bom.rows} read={placements.read} />
      <BestMatches rows={bom.rows} />
      <BomLines key={wantsUnassociated} bom={bom} reading={reading} startsWithReview={wantsUnassociated > 0} />
      <SkippedRows reading={reading} />
      <Coordinates placements={placements} />
      <QuoteColumns
        id="order"
        board={board}
        options={
          <>
            <OrderFields rows={bom.rows} />
            <BoardForm>{boardOptions}</BoardForm>
          </>
        }
        price={{ label: t("price.aside"), content: <BomPrice {...{ bom, save, shipsOn, onSkip, fixes }} /> }}
      />
      <BomFoot {...{ bom, save, shipsOn, onSkip }} />
      <ConfirmDialog
        isOpen={save.pending !== null}
        rows={bom.rows}
        onConfirm={save.confirm}
        onClose={save.dismiss}
        onBack={() => {
          save.dismiss();
          setWantsUnassociated((count) => count + 1);
        }}
      />
    </>
  );
}

/** Applies earlier corrections to a list with the same header row. */
function useRecalledColumns(reading: UploadedBom | undefined): void {
  const draft = useBomDraftStore();
  useEffect(() => {
    const { file, hints } = draft.getState();
    if (!reading || Object.keys(hints).length > 0) return;
    const { columns, sheet, headerRow } = reading;
    void recallColumns(columns.map(({ header }) => header)).then((known) => {
      const isOther = known?.some((meaning, at) => meaning !== columns[at]?.meaning) ?? false;
      const now = draft.getState();
      // The user may have chosen otherwise meanwhile.
      if (known === null || !isOther || now.file !== file || Object.keys(now.hints).length > 0) return;
      now.readAs({ sheet, headerRow, columns: known });
    });
  }, [reading, draft]);
}
