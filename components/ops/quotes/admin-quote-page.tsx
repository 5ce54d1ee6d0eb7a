"use client";
// Quote page of the admin: request, proposal of the engine, and offer.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { ActsSheet } from "@/components/ops/record/acts-sheet";
import { BoardsSheet } from "@/components/ops/orders/boards-sheet";
import { CountSheet } from "@/components/ops/quotes/count-sheet";
import { LogSheet } from "@/components/ops/record/log-sheet";
import { OfferHistory } from "@/components/ops/quotes/offer-history";
import { OfferForm } from "@/components/ops/quotes/offer-form";
import { NotesSheet } from "@/components/ops/record/notes-sheet";
import { OwnerSheet } from "@/components/ops/record/owner-sheet";
import { OthersActs } from "@/components/ops/record/others-acts";
import { QuoteBill } from "@/components/ops/quotes/quote-bill";
import { QuoteParts } from "@/components/ops/quotes/quote-parts";
import { SimilarQuotes } from "@/components/ops/quotes/similar-quotes";
import { RecordFrame } from "@/components/ops/record/record-frame";
import { CustomerSheet, FilesSheet, RecordGate } from "@/components/ops/record/record-parts";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useAdminQuote, useRefuseAdminQuote, useTakeAdminQuote } from "@/lib/client/ops";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import { useBoardReason } from "@/lib/i18n/use-board-reason";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import styles from "../record/record.module.css";

export function AdminQuotePage({ quoteId }: { quoteId: string }) {
  const t = useTranslations("ops.quotes");
  const quote = useAdminQuote(quoteId);
  return (
    <RecordGate record={quote} back={{ href: "/ops/quotes", label: t("title") }}>
      {(found) => <QuoteRecord quote={found} />}
    </RecordGate>
  );
}

function QuoteRecord({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.quotes");
  return (
    <RecordFrame
      back={{ href: "/ops/quotes", label: t("title") }}
      number={quote.quoteNumber}
      head={<QuoteHead quote={quote} />}
      side={
        <>
          <OwnerSheet record="quote" id={quote.quoteId} owner={quote.owner} />
          <NotesSheet record="quote" id={quote.quoteId} notes={quote.notes} />
          <FilesSheet
            of="quote"
            id={quote.quoteId}
            files={quote.files}
            boards={quote.boards.length > 1 ? quote.boards : undefined}
          />
          <CustomerSheet customer={quote.customer} area={quote.area} />
        </>
      }
    >
      <OthersActs acts={quote.acts} />
      <Asked quote={quote} />
      <BoardsSheet record="quote" id={quote.quoteId} />
      <CountSheet key={`count-${quote.status}`} quote={quote} />
      {(quote.isWaiting || quote.canCorrect) && <SimilarQuotes quoteId={quote.quoteId} />}
      <QuoteActs key={`acts-${quote.status}`} quote={quote} />
      {quote.canCorrect && <Correction key={quote.offers[0]?.version} quote={quote} />}
      <OfferHistory quote={quote} />
      {quote.price && <QuoteBill quote={quote} price={quote.price} />}
      {quote.parts.length > 0 && <QuoteParts quote={quote} />}
      <QuoteEvents events={quote.events} />
      <ActsSheet acts={quote.acts} />
    </RecordFrame>
  );
}

function QuoteHead({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.quotes");
  const tag = useLocale();
  const { status, isWaiting, kind, expiresAt, orderId, orderNumber, sourceNumber } = quote;
  const pricing = status === "Quoting" ? quote.acts.find((act) => act.kind === "quote-taken")?.actor : undefined;
  return (
    <>
      <Tag kind={isWaiting ? "warning" : "neutral"}>{t(`state.${status}`)}</Tag>
      <Tag>{t(`kinds.${kind}`)}</Tag>
      <span className={styles.hint}>{t("asked", { date: formatDate(quote.at, tag, "moment") })}</span>
      {pricing && <span className={styles.hint}>{t("inHandOf", { who: pricing })}</span>}
      {expiresAt && <span className={styles.hint}>{t("stands", { date: formatDate(expiresAt, tag) })}</span>}
      {sourceNumber && <span className={styles.hint}>{t("repeats", { number: sourceNumber })}</span>}
      {orderId && (
        <Link className="link num" href={`/ops/orders/${orderId}`}>
          {orderNumber}
        </Link>
      )}
    </>
  );
}

function Asked({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.quotes");
  const { boards, projectName, remark, reasons, quantity } = quote;
  const why = useReasonWords(boards[0]?.board);
  return (
    <Sheet title={t("what")} note={t("pieces", { count: quantity })}>
      <ul className={styles.lines}>
        <li>
          <b>{projectName || t(`kinds.${quote.kind}`)}</b>
          <span />
          {boards.map((_, at) => (
            <AskedBoard key={at} quote={quote} at={at} />
          ))}
          {reasons.length > 0 && <p>{t("because", { reasons: reasons.map(why).join(" · ") })}</p>}
        </li>
      </ul>
      {remark && <p className={styles.remark}>{remark}</p>}
    </Sheet>
  );
}

/** One of several boards shows its name and quantity. */
function AskedBoard({ quote: { boards }, at }: { quote: AdminQuote; at: number }) {
  const t = useTranslations("ops.quotes");
  const words = useItemWords();
  const boardLabel = useBoardName();
  const asked = boards[at];
  if (!asked) return null;
  const { boardName, pieces, board, assembly, isCounted } = asked;
  // For an unread list, the assembly numbers are only defaults.
  const item =
    assembly && isCounted
      ? { itemType: "BomQuote", specification: { board, assembly } }
      : { itemType: "Custom", specification: board };
  return (
    <p>
      {boards.length > 1 && (
        <>
          <b>{t("boardPieces", { name: boardLabel(boardName, at), count: pieces })}</b>
          <br />
        </>
      )}
      {words(item)}
      {assembly && !isCounted && ` · ${t("notCounted")}`}
    </p>
  );
}

/** Reasons for manual review; a broken rule has its own sentence. */
function useReasonWords(board: AdminQuote["boards"][number]["board"] | undefined): (reason: string) => string {
  const t = useTranslations("ops.quotes.why");
  const ofBoard = useBoardReason(board as PcbSpecification | undefined);
  return (reason) => ofBoard(reason) ?? textOr(t, reason, reason);
}

/** Collapsed by default: offers seldom need a correction. */
function Correction({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.offer");
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet title={t("correct")} className="no-print">
      {isOpen ? (
        <OfferForm quote={quote} isCorrection />
      ) : (
        <div className={styles.form}>
          <p className={styles.hint}>{t("correctHint")}</p>
          <div className={styles.send}>
            <Button onClick={() => setOpen(true)}>{t("correctStart")}</Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** A new count resets the proposal. */
const countsOf = ({ boards }: AdminQuote) =>
  JSON.stringify(boards.map(({ assembly, isCounted }) => [isCounted, assembly]));

function QuoteActs({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.quotes");
  const take = useTakeAdminQuote();
  const refuse = useRefuseAdminQuote();
  const { quoteId: id, status: from, moves } = quote;
  if (moves.length === 0) return null;
  return (
    <Sheet title={t("price")} className="no-print">
      {moves.includes("Quoting") && (
        <ActForm submit={t("take")} onSubmit={() => take.mutateAsync({ id, from })}>
          <p className={styles.hint}>{t("takeHint")}</p>
        </ActForm>
      )}
      {moves.includes("Quoted") && <OfferForm key={countsOf(quote)} quote={quote} />}
      {moves.includes("Invalid") && (
        <details className={styles.exit}>
          <summary>{t(from === "Quoted" ? "withdraw" : "refuse")}</summary>
          <ActForm
            submit={t("refuseNow")}
            variant="danger-fill"
            confirm={{ title: t("refuseAsk", { number: quote.quoteNumber }), text: t("refuseText") }}
            onSubmit={(values) => refuse.mutateAsync({ id, from, reason: typed(values, "reason") })}
          >
            <NoteField name="reason" label={t("reason")} hint={t("reasonHint")} isRequired />
          </ActForm>
        </details>
      )}
    </Sheet>
  );
}

function QuoteEvents({ events }: Pick<AdminQuote, "events">) {
  const t = useTranslations("ops");
  const entries = events.map((event, at) => ({
    ...{ key: String(at), at: event.at, more: event.note },
    what: t("orders.eventBy", {
      what: t(`quotes.state.${event.to}`),
      who: textOr(t, `orders.by.${event.actor}`, event.actor),
    }),
  }));
  return <LogSheet title={t("orders.events")} entries={entries.toReversed()} />;
}
