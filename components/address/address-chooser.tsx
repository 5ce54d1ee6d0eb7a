"use client";
// Choosing the address of an order, and adding or changing one on the way.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { AddressEditor } from "@/components/address/address-editor";
import { AddressOptions } from "@/components/address/address-options";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useReceivers } from "@/lib/client/address";
import type { Receiver } from "@/lib/contracts/address";
import styles from "./address.module.css";

interface AddressChooserProps {
  value: string | null;
  /** Chosen before: taken where it still exists. */
  preferred?: string | null;
  onChange: (receiverId: string | null) => void;
  /** While a form is open nothing is chosen for good. */
  onEditing: (isEditing: boolean) => void;
}

export function AddressChooser(props: AddressChooserProps) {
  const t = useTranslations("address");
  const common = useTranslations("common");
  const receivers = useReceivers();
  return (
    <Sheet title={t("deliverTo")} isPadded>
      {receivers.data ? (
        <Choice {...props} receivers={receivers.data.rows} />
      ) : receivers.isError ? (
        <EmptyState
          icon="error"
          title={t("failed")}
          action={<Button onClick={() => void receivers.refetch()}>{common("retry")}</Button>}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </Sheet>
  );
}

function Choice(props: AddressChooserProps & { receivers: readonly Receiver[] }) {
  const { receivers, value, preferred = null, onChange, onEditing } = props;
  const t = useTranslations("address");
  const [edited, setEdited] = useState<Receiver | "new" | null>(null);
  const [hasActed, setActed] = useState(false);
  // Without any address the form is what one needs; the default is chosen until one chooses.
  const form = edited ?? (receivers.length === 0 ? "new" : null);
  const known = (id: string | null) => receivers.find((receiver) => receiver.id === id)?.id;
  const standard = known(value) ?? known(preferred) ?? receivers[0]?.id ?? null;

  function edit(receiver: Receiver | "new") {
    setActed(true);
    setEdited(receiver);
  }

  const tell = useEffectEvent(() => {
    onEditing(form !== null);
    if (standard !== value) onChange(standard);
  });
  useEffect(() => tell(), [form, standard]);

  if (form !== null) {
    return (
      <AddressEditor
        receiver={form === "new" ? null : form}
        isFirst={receivers.length === 0}
        takesFocus={hasActed}
        onDone={(id) => {
          setActed(true);
          setEdited(null);
          onChange(id);
        }}
        onCancel={receivers.length === 0 ? undefined : () => setEdited(null)}
      />
    );
  }
  return (
    <>
      <AddressOptions receivers={receivers} value={value} onChange={onChange} onEdit={edit} takesFocus={hasActed} />
      <div className={styles.add}>
        <Button onClick={() => edit("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </div>
    </>
  );
}
