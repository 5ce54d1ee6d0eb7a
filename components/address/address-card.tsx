// An address as it would stand on the parcel.
import { useLocale } from "next-intl";
import type { ReceiverFields } from "@/lib/contracts/address";
import { addressLines } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

export function AddressCard({ address }: { address: ReceiverFields }) {
  const [name, ...lines] = addressLines(address, useLocale());
  return (
    <span className={styles.card}>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
