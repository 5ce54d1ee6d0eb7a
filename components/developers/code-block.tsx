// Code that is read and copied whole; long lines scroll within it.
import { useTranslations } from "next-intl";
import { CopyButton } from "./copy-button";
import styles from "./developers.module.css";

export function CodeBlock({ label, code }: { label: string; code: string }) {
  const t = useTranslations("developers");
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{label}</span>
        <CopyButton text={code} label={label} words={{ copy: t("copy"), copied: t("copied") }} />
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
