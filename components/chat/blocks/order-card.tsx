"use client";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/chat/blocks/card";
import { CardLink } from "@/components/chat/blocks/card-link";
import { orderStations } from "@/components/quote/order-stations";
import { StatusTag } from "@/components/quote/status-tag";
import { StateTrack } from "@/components/ui/state-track";
import type { OrderBlock } from "@/lib/core/assistant/answer";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./cards.module.css";

export function OrderCard({ block }: { block: OrderBlock }) {
  const { orderNumber, status, title, shipDate, mayCancel, mayChange, path } = block;
  const t = useTranslations("chat.blocks");
  const track = useTranslations("order.track");
  const tag = useLocale();
  const stations = orderStations({ status, events: [], estimatedShippingDate: shipDate });
  const isOver = status === "Complete" || status === "Cancelled";
  return (
    <Card
      title={
        <span className={styles.facts}>
          {t("order", { number: orderNumber })}
          <StatusTag status={status} />
        </span>
      }
      aside={shipDate && !isOver && t("ships", { date: formatDate(shipDate, tag) })}
      actions={<CardLink path={path}>{t("openOrder")}</CardLink>}
    >
      <div className={styles.body}>
        <p>{title}</p>
        <StateTrack
          stations={stations.map(({ key, state, at }) => ({
            ...{ key, state, label: track(key) },
            note: at && track("about", { date: formatDate(at, tag, "short") }),
          }))}
        />
        {!isOver && (
          <p className={styles.facts}>
            {mayCancel && <span>{t("mayCancel")}</span>}
            {mayChange ? <span>{t("mayChange")}</span> : <span>{t("fixed")}</span>}
          </p>
        )}
      </div>
    </Card>
  );
}
