"use client";
import { useTranslations } from "next-intl";
import { BillCard } from "@/components/address/bill-card";
import { BillEditor } from "@/components/address/bill-editor";
import { Book } from "@/components/address/book";
import { BookFrame } from "@/components/address/book-frame";
import { useBills, useDeleteBill, useUpdateBill } from "@/lib/client/bill";
import { type Bill, billFields } from "@/lib/contracts/bill";
import { personName } from "@/lib/i18n/address-lines";

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
