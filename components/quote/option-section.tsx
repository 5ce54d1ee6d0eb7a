"use client";
// A group of options on a sheet of its own, which folds to a line that says what it holds.
import { type ReactNode, type Ref, useState } from "react";
import { Icon } from "@/components/icons/icon";
import styles from "./option-section.module.css";

interface OptionSectionProps {
  id: string;
  title: string;
  /** What is chosen in it, in a few words. */
  holds: string;
  /** Whether it is open as long as nobody has opened or folded it. */
  isOpenByItself: boolean;
  /** Made only while it is open: folded options cost nothing when the price changes. */
  children: () => ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

export function OptionSection({ id, title, holds, isOpenByItself, children, ref }: OptionSectionProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? isOpenByItself;
  return (
    <details
      ref={ref}
      id={id}
      className={styles.section}
      open={isOpen}
      onToggle={(event) => {
        // The browser also tells of what we opened ourselves.
        if (event.currentTarget.open !== isOpen) setWanted(event.currentTarget.open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span className="label">{holds}</span>
        <Icon name="down" size={16} />
      </summary>
      {isOpen && children()}
    </details>
  );
}
