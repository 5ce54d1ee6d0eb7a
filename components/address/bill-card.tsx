// A billing address with its invoice title and tax number.
import { useTranslations } from "next-intl";
import { AddressCard } from "@/components/address/address-card";
import { Tag } from "@/components/ui/tag";
import type { Bill } from "@/lib/contracts/bill";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./address.module.css";

export function BillCard({ bill, isComplete }: { bill: Bill; isComplete: boolean }) {
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
