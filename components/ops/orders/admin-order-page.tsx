"use client";
// Order page of the admin: status, actions, and all data.
import { useLocale, useTranslations } from "next-intl";
import { ActsSheet } from "@/components/ops/record/acts-sheet";
import { BoardsSheet } from "@/components/ops/orders/boards-sheet";
import { AdminLinePicture, hasAnyPicture } from "@/components/ops/orders/admin-line-picture";
import { LogSheet } from "@/components/ops/record/log-sheet";
import { OrderComplaints } from "@/components/ops/orders/order-complaints";
import { OrderDifferences } from "@/components/ops/orders/order-differences";
import { OrderActs } from "@/components/ops/orders/order-acts";
import { OrderMoney } from "@/components/ops/orders/order-money";
import { OrderThread } from "@/components/ops/orders/order-thread";
import { DueMark } from "@/components/ops/record/due-mark";
import { NotesSheet } from "@/components/ops/record/notes-sheet";
import { OwnerSheet } from "@/components/ops/record/owner-sheet";
import { ORDER_PAPERS } from "@/components/ops/orders/order-papers";
import { OthersActs } from "@/components/ops/record/others-acts";
import { RecordFrame } from "@/components/ops/record/record-frame";
import { CustomerSheet, FilesSheet, RecordGate } from "@/components/ops/record/record-parts";
import { DfmNotes } from "@/components/quote/dfm-notes";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useAdminOrder } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { useOrderNote } from "@/lib/i18n/use-order-note";
import { addressLines } from "@/lib/i18n/address-lines";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import styles from "../record/record.module.css";

/** Boards of an order with one line of several boards: its files are named by board alone. */
function boardsOf({ lines: [line, ...others] }: AdminOrder["order"]) {
  return line?.itemType === "BomQuote" && others.length === 0 ? line.specification.boards : undefined;
}

export function AdminOrderPage({ orderId }: { orderId: string }) {
  const t = useTranslations("ops.orders");
  const order = useAdminOrder(orderId);
  return (
    <RecordGate record={order} back={{ href: "/ops/orders", label: t("title") }}>
      {(admin) => <OrderRecord admin={admin} />}
    </RecordGate>
  );
}

function OrderRecord({ admin }: { admin: AdminOrder }) {
  const t = useTranslations("ops.orders");
  const { order } = admin;
  return (
    <RecordFrame
      back={{ href: "/ops/orders", label: t("title") }}
      number={order.orderNumber}
      head={<OrderHead admin={admin} />}
      side={
        <>
          <PapersSheet orderId={order.orderId} />
          <OwnerSheet record="order" id={order.orderId} owner={admin.owner} />
          <NotesSheet record="order" id={order.orderId} notes={admin.notes} />
          <FilesSheet of="order" id={order.orderId} files={order.documents} boards={boardsOf(order)}>
            <OrderDifferences order={order} />
          </FilesSheet>
          <OrderMoney admin={admin} />
          <CustomerSheet customer={admin.customer} area={admin.area} />
          <PostalSheet title={t("deliver")} address={order.receiver} />
          {order.bill && <PostalSheet title={t("invoice")} address={order.bill} />}
        </>
      }
    >
      <OthersActs acts={admin.acts} />
      <OrderActs admin={admin} />
      <BoardsSheet record="order" id={order.orderId} />
      <OrderComplaints complaints={admin.complaints} />
      <OrderThread admin={admin} />
      <OrderLines order={order} />
      {order.remark && (
        <Sheet title={t("remark")}>
          <p className={styles.remark}>{order.remark}</p>
        </Sheet>
      )}
      <OrderEvents events={order.events} />
      <ActsSheet acts={admin.acts} />
    </RecordFrame>
  );
}

/** Ended without shipping: no date applies. */
const ENDED: readonly string[] = ["Cancelled", "Failed"];

function OrderHead({ admin: { order, waits, due, questionState, promiseStoppedAt } }: { admin: AdminOrder }) {
  const t = useTranslations("ops.orders");
  const words = useTranslations("order.status");
  const tag = useLocale();
  return (
    <>
      <Tag kind="primary">{words(order.status)}</Tag>
      {waits && <Tag kind={waits === "complaint" ? "error" : "warning"}>{t(`wait.${waits}`)}</Tag>}
      {due !== null && due !== "later" && <DueMark due={due} promised={order.estimatedShippingDate} />}
      {questionState === "asked" && <Tag>{t("askedSince", { date: formatDate(promiseStoppedAt, tag, "moment") })}</Tag>}
      <span className={styles.hint}>{t("placed", { date: formatDate(order.orderDate, tag, "moment") })}</span>
      {order.estimatedShippingDate && !ENDED.includes(order.status) && (
        <span className={styles.hint}>{t("promised", { date: formatDate(order.estimatedShippingDate, tag) })}</span>
      )}
      {order.purchaseNumber && <span className={styles.hint}>{t("theirs", { number: order.purchaseNumber })}</span>}
    </>
  );
}

/** True if a line that needs files has none yet, and so cannot be reviewed. */
export const isWithoutFiles = ({ lines, documents }: Pick<AdminOrder["order"], "lines" | "documents">, at: number) =>
  lines[at]?.itemType !== "Normal" && !documents.some(({ kind, lines: of }) => kind === "board" && of.includes(at));

function PapersSheet({ orderId }: { orderId: string }) {
  const t = useTranslations("ops.print");
  return (
    <Sheet title={t("papers")} className="no-print">
      <div className={styles.files}>
        {ORDER_PAPERS.map((paper) => (
          <Link
            key={paper}
            className={buttonClass({ size: "sm" })}
            href={`/ops/orders/${orderId}/print/${paper}`}
            target="_blank"
          >
            {t(paper)}
          </Link>
        ))}
      </div>
    </Sheet>
  );
}

function OrderLines({ order }: Pick<AdminOrder, "order">) {
  const t = useTranslations("ops.orders");
  const words = useTranslations("order");
  const itemName = useItemName();
  const itemWords = useItemWords();
  return (
    <Sheet title={t("lines")} note={t("lineCount", { count: order.lines.length })}>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <li key={at} className={cx(hasAnyPicture(line) && styles.pictured)}>
            <AdminLinePicture orderId={order.orderId} position={at} line={line} name={itemName(line)} />
            <b>
              {itemName(line)} × <span className="num">{line.specification.quantity}</span>
              {line.partNo && ` · ${line.partNo}`}
            </b>
            <PriceText
              money={
                order.amountPayableMicro === null ? null : { currency: order.currency, amountMicro: line.totalMicro }
              }
              unknown={words("offer.unpriced")}
            />
            <p>{itemWords(line)}</p>
            {order.canAddFiles && isWithoutFiles(order, at) && (
              <p>
                <Tag kind="warning">{t("noFiles")}</Tag>
              </p>
            )}
            <DfmNotes dfm={line.dfm} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function OrderEvents({ events }: Pick<AdminOrder["order"], "events">) {
  const t = useTranslations("order.log");
  const admin = useTranslations("ops.orders");
  const note = useOrderNote();
  const entries = events.map((event, at) => {
    const hasMoved = event.from !== event.to;
    const what = hasMoved ? t(`moved.${event.to}`) : note(event.note, event.details);
    return {
      ...{ key: String(at), at: event.at, more: hasMoved && event.note && note(event.note, event.details) },
      what: admin("eventBy", { what, who: textOr(admin, `by.${event.actor}`, event.actor) }),
    };
  });
  return <LogSheet title={admin("events")} entries={entries.toReversed()} />;
}

function PostalSheet({ title, address }: { title: string; address: Parameters<typeof addressLines>[0] }) {
  const [name, ...lines] = addressLines(address, useLocale());
  return (
    <Sheet title={title}>
      <address className={styles.address}>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Sheet>
  );
}
