"use client";
// Deliveries of a webhook, newest first, a page at a time.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Modal } from "@/components/ui/modal";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { DELIVERIES_PER_PAGE, useDeliveries, useReplayDelivery } from "@/lib/client/webhook";
import { DELIVERY_DAYS, type Webhook } from "@/lib/contracts/webhook";
import { DeliveryEntry } from "./delivery-entry";
import styles from "./webhooks.module.css";

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const [page, setPage] = useState(1);
  const { webhookId, isEnabled } = webhook;
  const deliveries = useDeliveries(webhookId, page);
  const replay = useReplayDelivery();
  const rows = deliveries.data?.rows ?? [];
  const pages = Math.ceil((deliveries.data?.total ?? 0) / DELIVERIES_PER_PAGE);

  function sendAgain(deliveryId: string): void {
    const onSuccess = () => {
      setPage(1);
      toast({ kind: "info", message: t("replayed") });
    };
    replay.mutate({ webhookId, deliveryId }, { onSuccess });
  }

  return (
    <Modal isOpen onClose={onClose} kind="wide" title={t("deliveries")}>
      <p className={styles.note}>{t("deliveriesText", { days: DELIVERY_DAYS })}</p>
      {deliveries.isError && <FailureState title={t("deliveriesFailed")} onRetry={() => void deliveries.refetch()} />}
      {deliveries.isPending && <Skeleton rows={4} />}
      {deliveries.isSuccess && rows.length === 0 && <EmptyState icon="bell" title={t("noDeliveries")} />}
      <ul className={styles.deliveries}>
        {rows.map((delivery) => (
          <DeliveryEntry
            key={delivery.deliveryId}
            delivery={delivery}
            canReplay={isEnabled && !replay.isPending}
            onReplay={() => sendAgain(delivery.deliveryId)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pages}>
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("newer")}
          </Button>
          <span className="num">{t("page", { page, pages })}</span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("older")}
          </Button>
        </div>
      )}
    </Modal>
  );
}
