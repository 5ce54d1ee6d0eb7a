"use client";
// Where the invoice goes: with the goods, or to an address of its own, chosen, added or changed on the way.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { BillEditor } from "@/components/address/bill-editor";
import { BillOptions } from "@/components/address/bill-options";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useBills } from "@/lib/client/bill";
import { type Bill, billFields } from "@/lib/contracts/bill";
import styles from "./address.module.css";

interface BillChooserProps {
  /** Null: the same as where the goods go. */
  value: string | null;
  onChange: (billId: string | null) => void;
  /** While a form is open nothing is chosen for good. */
  onEditing: (isEditing: boolean) => void;
}

/** One that was kept incomplete cannot be written on an invoice. */
export const isComplete = (bill: Bill) => billFields.safeParse(bill).success;

export function BillChooser(props: BillChooserProps) {
  const t = useTranslations("address.bill");
  const common = useTranslations("common");
  const bills = useBills();
  return (
    <Sheet title={t("title")} isPadded>
      {bills.data ? (
        <Choice {...props} bills={bills.data.rows} />
      ) : bills.isError ? (
        <EmptyState
          icon="error"
          title={t("failed")}
          action={<Button onClick={() => void bills.refetch()}>{common("retry")}</Button>}
        />
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

  const tell = useEffectEvent(() => {
    onEditing(edited !== null);
    // One that was chosen before may be gone, or have become incomplete.
    if (value !== null && (chosen === null || !isComplete(chosen))) onChange(null);
  });
  useEffect(() => tell(), [edited, chosen]);

  function choose(bill: Bill) {
    setActed(true);
    if (isComplete(bill)) onChange(bill.id);
    else setEdited(bill);
  }

  function separate() {
    setActed(true);
    const [usual] = bills;
    if (usual) choose(usual);
    else setEdited("new");
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
          bill={edited === "new" ? null : edited}
          isFirst={bills.length === 0}
          onDone={(id) => {
            setEdited(null);
            onChange(id);
          }}
          onCancel={() => setEdited(null)}
        />
      ) : (
        isOwn && (
          <>
            <BillOptions bills={bills} value={value} onChoose={choose} onEdit={setEdited} takesFocus={hasActed} />
            <div className={styles.add}>
              <Button
                onClick={() => {
                  setActed(true);
                  setEdited("new");
                }}
              >
                <Icon name="plus" />
                {t("add")}
              </Button>
            </div>
          </>
        )
      )}
    </>
  );
}
