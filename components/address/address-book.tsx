"use client";
// One's shipping addresses: add, change, make one the default, remove.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AddressCard } from "@/components/address/address-card";
import { ReceiverEditor } from "@/components/address/receiver-editor";
import { RemoveAddressDialog } from "@/components/address/remove-address-dialog";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag } from "@/components/ui/tag";
import { useMakeDefaultReceiver, useReceivers } from "@/lib/client/address";
import type { Receiver } from "@/lib/contracts/address";
import { personName } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

export function AddressBook() {
  const t = useTranslations("address");
  const receivers = useReceivers();
  return (
    <>
      <PageTitle title={t("title")} />
      {receivers.data ? (
        <Book receivers={receivers.data.rows} />
      ) : (
        <Sheet>
          {receivers.isError ? (
            <FailureState title={t("failed")} onRetry={() => void receivers.refetch()} />
          ) : (
            <Skeleton rows={5} />
          )}
        </Sheet>
      )}
    </>
  );
}

function Book({ receivers }: { receivers: readonly Receiver[] }) {
  const t = useTranslations("address");
  const [edited, setEdited] = useState<Receiver | "new" | null>(null);
  const [doomed, setDoomed] = useState<Receiver | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [hasActed, setActed] = useState(false);
  const done = () => {
    setActed(true);
    setEdited(null);
  };
  useEffect(() => {
    // The form that had the focus is gone.
    if (hasActed && edited === null) list.current?.focus();
  }, [hasActed, edited]);

  const add: ReactNode = (
    <Button variant="primary" onClick={() => setEdited("new")}>
      <Icon name="plus" />
      {t("add")}
    </Button>
  );
  if (edited !== null) {
    const receiver = edited === "new" ? null : edited;
    return (
      <Sheet title={receiver ? t("editTitle") : t("newTitle")} note={t("draftKept")} isPadded>
        <ReceiverEditor address={receiver} isFirst={receivers.length === 0} takesFocus onDone={done} onCancel={done} />
      </Sheet>
    );
  }
  if (receivers.length === 0) {
    return (
      <Sheet>
        <EmptyState icon="truck" title={t("empty.title")} text={t("empty.text")} action={add} />
      </Sheet>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Sheet>
        <ul className={styles.book}>
          {receivers.map((receiver) => (
            <Entry
              key={receiver.id}
              receiver={receiver}
              onEdit={() => setEdited(receiver)}
              onRemove={() => setDoomed(receiver)}
            />
          ))}
        </ul>
      </Sheet>
      <div className={styles.add}>{add}</div>
      <RemoveAddressDialog receiver={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

interface EntryProps {
  receiver: Receiver;
  onEdit: () => void;
  onRemove: () => void;
}

function Entry({ receiver, onEdit, onRemove }: EntryProps) {
  const t = useTranslations("address");
  const makeDefault = useMakeDefaultReceiver();
  const name = personName(receiver);
  return (
    <li className={styles.entry}>
      <AddressCard address={receiver} />
      <div className={styles.tools}>
        {receiver.isDefault === 1 ? (
          <Tag>{t("default")}</Tag>
        ) : (
          <Button variant="quiet" size="sm" isBusy={makeDefault.isPending} onClick={() => makeDefault.mutate(receiver)}>
            {t("makeDefault")}
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-label={t("editOf", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
        <Button variant="danger" size="sm" aria-label={t("removeOf", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
