// An address as printed on a parcel or an invoice.
import { useLocale } from "next-intl";
import type { ReceiverFields } from "@/lib/contracts/address";
import { addressLines } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

/** `title` is above the name: the invoice title. */
export function AddressCard({ address, title }: { address: ReceiverFields; title?: string }) {
  const [name, ...lines] = addressLines(address, useLocale());
  return (
    <span className={styles.card}>
      {title && <b>{title}</b>}
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
