"use client";
// Billing address of an order: the shipping address, or another one chosen, added or edited here.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { AddressOptions } from "@/components/address/address-options";
import { BillEditor } from "@/components/address/bill-editor";
import { Checkbox } from "@/components/ui/checkbox";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useBills } from "@/lib/client/bill";
import { type Bill, billFields } from "@/lib/contracts/bill";

interface BillChooserProps {
  /** Null: same as the shipping address. */
  value: string | null;
  onChange: (billId: string | null) => void;
  /** While a form is open, no address is selected. */
  onEditing: (isEditing: boolean) => void;
}

/** An incomplete address cannot be used on an invoice. */
const isComplete = (bill: Bill) => billFields.safeParse(bill).success;

export function BillChooser(props: BillChooserProps) {
  const t = useTranslations("address.bill");
  const bills = useBills();
  return (
    <Sheet title={t("title")} isPadded>
      {bills.data ? (
        <Choice {...props} bills={bills.data.rows} />
      ) : bills.isError ? (
        <FailureState title={t("failed")} onRetry={() => void bills.refetch()} />
      ) : (
        <Skeleton rows={1} />
      )}
    </Sheet>
  );
}

function Choice({ bills, value, onChange, onEditing }: BillChooserProps & { bills: readonly Bill[] }) {
  const t = useTranslations("address.bill");
  const [edited, setEdited] = useState<Bill | "new" | null>(null);
  const [hasActed, setActed] = useState(false);
  const chosen = bills.find((bill) => bill.id === value) ?? null;
  const isOwn = edited !== null || chosen !== null;

  const report = useEffectEvent(() => {
    onEditing(edited !== null);
    // A stored choice may have been deleted or be incomplete.
    if (value !== null && (chosen === null || !isComplete(chosen))) onChange(null);
  });
  useEffect(() => report(), [edited, chosen]);

  function edit(bill: Bill | "new") {
    setActed(true);
    setEdited(bill);
  }

  function choose(bill: Bill) {
    setActed(true);
    if (isComplete(bill)) onChange(bill.id);
    else edit(bill);
  }

  function separate() {
    const [usual] = bills;
    if (usual) choose(usual);
    else edit("new");
  }

  function same() {
    setEdited(null);
    onChange(null);
  }

  return (
    <>
      <Checkbox label={t("same")} checked={!isOwn} onChange={(event) => (event.target.checked ? same() : separate())} />
      {edited !== null ? (
        <BillEditor
          address={edited === "new" ? null : edited}
          isFirst={bills.length === 0}
          takesFocus
          onDone={(id) => {
            setEdited(null);
            onChange(id);
          }}
          onCancel={() => setEdited(null)}
        />
      ) : (
        isOwn && (
          <AddressOptions
            kind="bill"
            addresses={bills}
            value={value}
            onChoose={choose}
            onEdit={edit}
            takesFocus={hasActed}
            isComplete={isComplete}
          />
        )
      )}
    </>
  );
}
