"use client";
import { useTranslations } from "next-intl";
import { BillEditor } from "@/components/address/bill-editor";
import { Book } from "@/components/address/book";
import { BookFrame } from "@/components/address/book-frame";
import { useBills, useDeleteBill, useUpdateBill } from "@/lib/client/bill";
import { type Bill, billFields } from "@/lib/contracts/bill";
import { personName } from "@/lib/i18n/address-lines";
import { AddressCard } from "@/components/address/address-card";
import { Tag } from "@/components/ui/tag";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./address.module.css";

/** An incomplete address cannot become the default; it has to be edited first. */
const isComplete = (bill: Bill) => billFields.safeParse(bill).success;

export function BillBook() {
  const t = useTranslations("address.bill");
  const bills = useBills();
  const update = useUpdateBill();
  const remove = useDeleteBill();
  return (
    <BookFrame title={t("page")} failed={t("failed")} list={bills}>
      <Book
        kind="bill"
        addresses={bills.data?.rows ?? []}
        card={(bill) => <BillCard bill={bill} isComplete={isComplete(bill)} />}
        editor={(editor) => <BillEditor {...editor} />}
        addressName={(bill) => bill.invoiceTitle || personName(bill)}
        canBeDefault={isComplete}
        makeDefault={{ isPending: update.isPending, mutate: (bill) => update.mutate({ ...bill, isDefault: 1 }) }}
        remove={remove}
      />
    </BookFrame>
  );
}

/** A billing address with its invoice title and tax number. */
function BillCard({ bill, isComplete }: { bill: Bill; isComplete: boolean }) {
  const t = useTranslations("address");
  return (
    <div>
      <AddressCard address={bill} title={bill.invoiceTitle} />
      <dl className={styles.facts}>
        <dt>{t("bill.areaName")}</dt>
        <dd>{bill.countryName || NOTHING}</dd>
        <dt>{t("bill.realValue")}</dt>
        <dd>{t(bill.realValue === 1 ? "yes" : "no")}</dd>
        <dt>{t("field.taxId")}</dt>
        <dd>{bill.taxId || NOTHING}</dd>
      </dl>
      {!isComplete && <Tag kind="warning">{t("bill.incomplete")}</Tag>}
    </div>
  );
}
