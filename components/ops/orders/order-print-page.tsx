"use client";
// Printable documents of an order: packing slip, shipping label, production traveler.
import { useLocale, useTranslations } from "next-intl";
import { Barcode } from "@/components/ops/record/barcode";
import { ORDER_PAPERS, type OrderPaper } from "@/components/ops/orders/order-papers";
import { RecordGate } from "@/components/ops/record/record-parts";
import { Button } from "@/components/ui/button";
import { useAdminOrder } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { addressLines } from "@/lib/i18n/address-lines";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import { useShipDateWords } from "@/lib/i18n/use-ship-date-words";
import styles from "./order-print-page.module.css";

interface PaperProps {
  admin: AdminOrder;
}

export function OrderPrintPage({ orderId, paper }: { orderId: string; paper: OrderPaper }) {
  const t = useTranslations("ops.print");
  const order = useAdminOrder(orderId);
  const back = `/ops/orders/${encodeURIComponent(orderId)}`;
  return (
    <RecordGate record={order} back={{ href: "/ops/orders", label: t("orders") }}>
      {(admin) => (
        <>
          <nav className={`${styles.bar} no-print`} aria-label={t("papers")}>
            <Link className="link" href={back}>
              {admin.order.orderNumber}
            </Link>
            {ORDER_PAPERS.map((each) => (
              <Link
                key={each}
                className="link"
                href={`${back}/print/${each}`}
                aria-current={each === paper ? "page" : undefined}
              >
                {t(each)}
              </Link>
            ))}
            <Button variant="primary" onClick={() => window.print()}>
              {t("print")}
            </Button>
          </nav>
          <Paper admin={admin} paper={paper} />
        </>
      )}
    </RecordGate>
  );
}

function Paper({ admin, paper }: PaperProps & { paper: OrderPaper }) {
  if (paper === "label") return <Label admin={admin} />;
  return paper === "traveler" ? <Traveler admin={admin} /> : <PackingSlip admin={admin} />;
}

function Head({ admin: { order }, title }: PaperProps & { title: string }) {
  const t = useTranslations("ops.print");
  const tag = useLocale();
  const shipDate = useShipDateWords();
  const { orderNumber, purchaseNumber, orderDate } = order;
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>
          {t("order")} <b className="num">{orderNumber}</b>
          {purchaseNumber && (
            <>
              {" · "}
              {t("purchaseNumber")} <b className="num">{purchaseNumber}</b>
            </>
          )}
        </p>
        <p>
          {t("ordered")} {formatDate(orderDate, tag)} · {t("promised")} {shipDate(order)}
        </p>
      </div>
      <div className={styles.code}>
        <Barcode text={orderNumber} />
      </div>
    </header>
  );
}

function Address({ admin: { order } }: PaperProps) {
  const [name, ...lines] = addressLines(order.receiver, useLocale());
  return (
    <address>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Without prices, as others may open the parcel. */
function PackingSlip({ admin }: PaperProps) {
  const t = useTranslations("ops.print");
  const itemName = useItemName();
  const words = useItemWords();
  const { order, shipping } = admin;
  return (
    <article className={styles.paper}>
      <Head admin={admin} title={t("packing-slip")} />
      <section className={styles.parties}>
        <div>
          <h2>{t("shipTo")}</h2>
          <Address admin={admin} />
        </div>
        <div>
          <h2>{t("parcel")}</h2>
          <p>
            {order.shipment
              ? t("sentWith", { carrier: order.shipment.carrier, number: order.shipment.trackingNumber || "--" })
              : t("notSent")}
          </p>
          {shipping.weightGrams !== null && <p>{t("weight", { grams: shipping.weightGrams })}</p>}
        </div>
      </section>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("position")}</th>
            <th scope="col">{t("item")}</th>
            <th scope="col">{t("yourPart")}</th>
            <th scope="col" data-numeric>
              {t("quantity")}
            </th>
            <th scope="col">{t("packed")}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, at) => (
            <tr key={at}>
              <td className="num">{at + 1}</td>
              <td>
                <b>{itemName(line)}</b>
                <small>{words(line)}</small>
              </td>
              <td>{line.partNo || "--"}</td>
              <td className="num" data-numeric>
                {line.specification.quantity}
              </td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function Label({ admin }: PaperProps) {
  const t = useTranslations("ops.print");
  const { order, shipping } = admin;
  const { orderNumber, purchaseNumber, shipment } = order;
  return (
    <article className={styles.label}>
      <small>{t("shipTo")}</small>
      <Address admin={admin} />
      <p>
        {[
          shipment?.carrier,
          shipping.weightGrams === null ? "" : t("weight", { grams: shipping.weightGrams }),
          purchaseNumber && `${t("purchaseNumber")} ${purchaseNumber}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className={styles.code}>
        <Barcode text={shipment?.trackingNumber || orderNumber} />
      </div>
      <p className="num">{shipment?.trackingNumber || orderNumber}</p>
    </article>
  );
}

const STEPS = ["review", "production", "test", "inspection", "packing"] as const;

/** Accompanies the boards through production: specification, files, and sign-off of each step. */
function Traveler({ admin }: PaperProps) {
  const t = useTranslations("ops.print");
  const itemName = useItemName();
  const words = useItemWords();
  const { order } = admin;
  return (
    <article className={styles.paper}>
      <Head admin={admin} title={t("traveler")} />
      {order.lines.map((line, at) => (
        <section key={at} className={styles.made}>
          <h2>
            {at + 1}. {itemName(line)} × <span className="num">{line.specification.quantity}</span>
          </h2>
          <p>{words(line)}</p>
          <p>
            {t("files")}{" "}
            {order.documents
              .filter(({ lines }) => lines.includes(at))
              .map(({ fileName }) => fileName)
              .join(", ") || "--"}
          </p>
        </section>
      ))}
      {order.remark && (
        <section className={styles.made}>
          <h2>{t("remark")}</h2>
          <p>{order.remark}</p>
        </section>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("step")}</th>
            <th scope="col">{t("goodPieces")}</th>
            <th scope="col">{t("scrap")}</th>
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("date")}</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step} className={styles.step}>
              <th scope="row">{t(`steps.${step}`)}</th>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
