// A group of options on a sheet of its own, which folds to a line that says what it holds.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import styles from "./option-section.module.css";

interface OptionSectionProps {
  id: string;
  title: string;
  /** What is chosen in it, in a few words. */
  holds: string;
  children: ReactNode;
}

export function OptionSection({ id, title, holds, children }: OptionSectionProps) {
  return (
    <details id={id} className={styles.section} open>
      <summary>
        <h2>{title}</h2>
        <span className="label">{holds}</span>
        <Icon name="down" size={16} />
      </summary>
      {children}
    </details>
  );
}
