"use client";
// Facts of an order; the PO number can be edited until the review.
import { useLocale, useTranslations } from "next-intl";
import { EditText } from "@/components/order/care/edit-text";
import { DataList, type DataEntry } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import { useSiteSettings } from "@/components/ui/site-settings";
import { trackingUrl } from "@/lib/core/order/carriers";
import { MAX_ORDER_REMARK, MAX_PURCHASE_NUMBER } from "@/lib/contracts/order-care";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import { useShipDateWords } from "@/lib/i18n/use-ship-date-words";
import styles from "./order.module.css";

export function OrderFacts({ order }: { order: OrderView }) {
  const t = useTranslations("order.facts");
  const words = useTranslations("order");
  const tag = useLocale();
  const shipDate = useShipDateWords();
  const { supportEmail } = useSiteSettings();
  const { estimatedDelivery: between, shipment } = order;
  const arrives = between && t("between", { from: formatDate(between.from, tag), to: formatDate(between.to, tag) });
  const entries: (DataEntry | null)[] = [
    { key: "number", name: t("number"), value: order.orderNumber },
    { key: "purchase", name: t("purchase"), value: <PurchaseNumber order={order} /> },
    { key: "date", name: t("date"), value: formatDate(order.orderDate, tag) },
    { key: "type", name: t("type"), value: words(`type.${order.productType}`) },
    ...order.quotes.map(({ quoteId, quoteNumber }) => ({
      key: `quote-${quoteId}`,
      name: words("offer.quote"),
      value: (
        <Link className="link num" href={`/my-center/quotes/${quoteId}`}>
          {quoteNumber}
        </Link>
      ),
    })),
    { key: "ships", name: t("ships"), value: shipDate(order) },
    order.deliveryDate === null && arrives ? { key: "arrives", name: t("arrives"), value: arrives } : null,
    { key: "delivered", name: t("delivered"), value: formatDate(order.deliveryDate, tag) },
    {
      key: "payment",
      name: t("payment"),
      value: order.paymentMethod === null ? NOTHING : words(`payments.method.${order.paymentMethod}`),
    },
    {
      key: "shipping",
      name: t("shipping"),
      value: <span className={styles.sentence}>{words(`cost.method.${order.shippingMethod}`)}</span>,
    },
    shipment && { key: "carrier", name: t("carrier"), value: shipment.carrier },
    shipment && { key: "tracking", name: t("tracking"), value: <Tracking {...shipment} /> },
    supportEmail === null
      ? null
      : {
          key: "contact",
          name: t("contact"),
          value: <Contact email={supportEmail} subject={words("view.title", { number: order.orderNumber })} />,
        },
  ];
  return (
    <Sheet title={t("title")}>
      <div className={styles.block}>
        <DataList entries={entries.filter((entry) => entry !== null)} />
      </div>
    </Sheet>
  );
}

function PurchaseNumber({ order }: { order: OrderView }) {
  const t = useTranslations("order.facts");
  if (!order.canEdit) return order.purchaseNumber || NOTHING;
  const { orderId, purchaseNumber } = order;
  return (
    <EditText
      orderId={orderId}
      field="purchaseNumber"
      value={purchaseNumber}
      label={t("purchase")}
      maxLength={MAX_PURCHASE_NUMBER}
    />
  );
}

function Contact({ email, subject }: { email: string; subject: string }) {
  return (
    <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {email}
    </a>
  );
}

type Parcel = NonNullable<OrderView["shipment"]>;

function Tracking({ carrier, trackingNumber }: Pick<Parcel, "carrier" | "trackingNumber">) {
  const url = trackingUrl(carrier, trackingNumber);
  if (url === null) return trackingNumber || NOTHING;
  return (
    <a className="link" href={url} target="_blank" rel="noopener noreferrer">
      {trackingNumber}
    </a>
  );
}

/** Notes of the customer, editable until the review. */
export function OrderRemark({ order }: { order: OrderView }) {
  const t = useTranslations("order.remark");
  const { orderId, remark, canEdit } = order;
  if (remark === "" && !canEdit) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.remark}>
        {canEdit ? (
          <EditText orderId={orderId} field="remark" value={remark} label={t("title")} maxLength={MAX_ORDER_REMARK} />
        ) : (
          remark
        )}
      </div>
    </Sheet>
  );
}
