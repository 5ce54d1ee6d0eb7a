// Logo: mark (a copper trace ending in a plated hole) and name, in the current text color.
import styles from "./logo.module.css";

const WIDTHS = { en: 133, zh: 62 } as const;

export function Logo({ locale, onInverse = false }: { locale: "en" | "zh"; onInverse?: boolean }) {
  return (
    <svg
      className={onInverse ? styles.inverse : styles.logo}
      width={WIDTHS[locale]}
      height={28}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/icons.svg#logo-${locale}`} />
    </svg>
  );
}
