// One of several ways to go, with what it costs or saves at the right and what it means below.
import { type ReactNode, useId } from "react";
import styles from "./radio-row.module.css";

interface RadioRowProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  title: ReactNode;
  note?: ReactNode;
  /** Sentences that belong to it. */
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
