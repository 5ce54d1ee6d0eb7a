// Radio option with its cost at the right and an explanation below.
import { type ReactNode, useId } from "react";
import styles from "./radio-row.module.css";

interface RadioRowProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  title: ReactNode;
  note?: ReactNode;
  /** Further sentences. */
  children?: ReactNode;
}

export function RadioRow({ name, value, isChosen, onChoose, title, note, children }: RadioRowProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-title ${id}-note`}
        aria-describedby={children ? `${id}-text` : undefined}
      />
      <span className={styles.head}>
        <b id={`${id}-title`}>{title}</b>
        <span id={`${id}-note`} className="num">
          {note}
        </span>
      </span>
      {children && (
        <span id={`${id}-text`} className={styles.text}>
          {children}
        </span>
      )}
    </label>
  );
}
