// Code that is read and copied whole; long lines scroll within it.
import styles from "./developers.module.css";

export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
