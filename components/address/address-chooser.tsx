"use client";
// Selection of an order's address, with adding and editing.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { AddressOptions } from "@/components/address/address-options";
import { ReceiverEditor } from "@/components/address/receiver-editor";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useReceivers } from "@/lib/client/address";
import type { Receiver } from "@/lib/contracts/address";

interface AddressChooserProps {
  value: string | null;
  /** Stored choice, used if it still exists. */
  preferred?: string | null;
  onChange: (receiverId: string | null) => void;
  /** While a form is open, no address is selected. */
  onEditing: (isEditing: boolean) => void;
}

export function AddressChooser(props: AddressChooserProps) {
  const t = useTranslations("address");
  const receivers = useReceivers();
  return (
    <Sheet title={t("deliverTo")} isPadded>
      {receivers.data ? (
        <Choice {...props} receivers={receivers.data.rows} />
      ) : receivers.isError ? (
        <FailureState title={t("failed")} onRetry={() => void receivers.refetch()} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Sheet>
  );
}

function Choice(props: AddressChooserProps & { receivers: readonly Receiver[] }) {
  const { receivers, value, preferred = null, onChange, onEditing } = props;
  const [edited, setEdited] = useState<Receiver | "new" | null>(null);
  const [hasActed, setActed] = useState(false);
  // Without an address the form is shown; the default address is preselected.
  const form = edited ?? (receivers.length === 0 ? "new" : null);
  const known = (id: string | null) => receivers.find((receiver) => receiver.id === id)?.id;
  const standard = known(value) ?? known(preferred) ?? receivers[0]?.id ?? null;

  function edit(receiver: Receiver | "new") {
    setActed(true);
    setEdited(receiver);
  }

  const report = useEffectEvent(() => {
    onEditing(form !== null);
    if (standard !== value) onChange(standard);
  });
  useEffect(() => report(), [form, standard]);

  if (form !== null) {
    return (
      <ReceiverEditor
        address={form === "new" ? null : form}
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
    <AddressOptions
      kind="receiver"
      addresses={receivers}
      value={value}
      onChoose={({ id }) => onChange(id)}
      onEdit={edit}
      takesFocus={hasActed}
    />
  );
}
