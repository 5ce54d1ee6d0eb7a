"use client";
// Parcel of an order: weight and shipping charge, dispatch, delivery.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { readAmount, writeAmount } from "@/components/ops/record/money";
import { AdminDate } from "@/components/ops/frame/admin-date";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { Notice } from "@/components/ui/notice";
import { useDeliverAdminOrder, useAdminShipping, useProcessAdminOrder, useShipAdminOrder } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { CARRIERS, trackingUrl } from "@/lib/core/order/carriers";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "../record/record.module.css";

interface ParcelProps {
  admin: AdminOrder;
}

const readGrams = (said: string) => (/^[1-9]\d{0,5}$/.test(said) ? Number(said) : null);

export function WeighForm({ admin: { order, shipping } }: ParcelProps) {
  const t = useTranslations("ops.act");
  const tag = useLocale();
  const process = useProcessAdminOrder();
  const [grams, setGrams] = useState(String(shipping.proposedGrams));
  const [charge, setCharge] = useState<string | null>(null);
  const weightGrams = readGrams(grams);
  const asked = useAdminShipping(order.orderId, weightGrams);
  const proposedMicro = asked.data?.chargeMicro ?? shipping.proposedMicro;
  const chargeMicro = charge === null ? proposedMicro : readAmount(charge);
  const { orderId: id, status: from, currency } = order;
  async function send(values: FormData) {
    if (weightGrams === null || chargeMicro === null) throw new Error("not filled in");
    await process.mutateAsync({ id, from, weightGrams, chargeMicro, note: typed(values, "note") });
  }
  return (
    <ActForm submit={t("to.Processed")} onSubmit={send}>
      <div className={styles.row}>
        <FormField
          label={t("weight")}
          error={weightGrams === null ? t("notWeight") : undefined}
          hint={t("expectedWeight", { grams: shipping.proposedGrams })}
        >
          {(control) => (
            <Field
              {...control}
              isNumeric
              unit="g"
              value={grams}
              maxLength={6}
              onChange={(event) => setGrams(event.target.value.trim())}
            />
          )}
        </FormField>
        <FormField
          label={t("charge")}
          error={chargeMicro === null ? t("notAmount") : undefined}
          hint={t("bookSays", { amount: formatMoney({ currency, amountMicro: proposedMicro }, tag) })}
        >
          {(control) => (
            <Field
              {...control}
              isNumeric
              unit={currency}
              value={charge ?? writeAmount(proposedMicro)}
              onChange={(event) => setCharge(event.target.value)}
            />
          )}
        </FormField>
      </div>
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}

export function ShipForm({ admin: { order, shipping } }: ParcelProps) {
  const t = useTranslations("ops.act");
  const tag = useLocale();
  const ship = useShipAdminOrder();
  const { orderId: id, status: from, currency } = order;
  if (!shipping.isSettled) {
    const amount = formatMoney({ currency, amountMicro: shipping.dueMicro ?? 0 }, tag);
    return (
      <div className={styles.form}>
        <Notice kind="warning">{t("shippingUnpaid", { amount })}</Notice>
      </div>
    );
  }
  const send = (values: FormData) =>
    ship.mutateAsync({
      ...{ id, from, carrier: typed(values, "carrier") },
      ...{ trackingNumber: typed(values, "trackingNumber"), note: typed(values, "note") },
    });
  return (
    <ActForm submit={t("to.Shipped")} onSubmit={send}>
      <div className={styles.row}>
        <CarrierFields />
        <FormField label={t("tracking")} isOptional>
          {(control) => <Field {...control} name="trackingNumber" maxLength={60} autoComplete="off" />}
        </FormField>
      </div>
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}

const OTHER = "other";

/** Known carriers have tracking links; other ones are typed. */
function CarrierFields() {
  const t = useTranslations("ops.act");
  const [carrier, setCarrier] = useState(CARRIERS[0] ?? OTHER);
  const isOther = carrier === OTHER;
  return (
    <>
      <FormField label={t("carrier")} isRequired>
        {(control) => (
          <Select
            {...control}
            name={isOther ? undefined : "carrier"}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          >
            {CARRIERS.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={OTHER}>{t("carrierOther")}</option>
          </Select>
        )}
      </FormField>
      {isOther && (
        <FormField label={t("carrierName")} isRequired>
          {(control) => <Field {...control} name="carrier" required maxLength={60} autoComplete="off" />}
        </FormField>
      )}
    </>
  );
}

/** Tracking number, linked for known carriers. */
function TrackingLink({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) {
  const t = useTranslations("ops.act");
  const url = trackingUrl(carrier, trackingNumber);
  if (url === null) return null;
  return (
    <a className="link num" href={url} target="_blank" rel="noreferrer">
      {t("track", { number: trackingNumber })}
    </a>
  );
}

/** Delivery day of a parcel, stored as noon of the staff's time zone. */
export function DeliveryForm({ admin: { order } }: ParcelProps) {
  const t = useTranslations("ops.act");
  const tag = useLocale();
  const deliver = useDeliverAdminOrder();
  const { shipment } = order;
  if (!shipment) return null;
  const { carrier, trackingNumber, shippedAt, deliveredAt } = shipment;
  const send = (values: FormData) => {
    const day = new Date(`${typed(values, "day")}T12:00:00`);
    // Clamped between dispatch and now, as the day alone could be outside.
    const moment = Math.min(Math.max(day.getTime(), Date.parse(shippedAt)), Date.now());
    return deliver.mutateAsync({ id: order.orderId, deliveredAt: new Date(moment).toISOString() });
  };
  return (
    <ActForm
      title={t("sent", { carrier, number: trackingNumber || "--", date: formatDate(shippedAt, tag) })}
      submit={t("deliver")}
      variant="secondary"
      onSubmit={send}
    >
      <TrackingLink carrier={carrier} trackingNumber={trackingNumber} />
      <FormField
        label={t("delivered")}
        hint={deliveredAt ? t("deliveredOn", { date: formatDate(deliveredAt, tag) }) : undefined}
      >
        {(control) => <AdminDate control={control} name="day" isRequired min={shippedAt.slice(0, 10)} />}
      </FormField>
    </ActForm>
  );
}
