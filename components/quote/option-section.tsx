"use client";
// Collapsible group of options with a summary.
import { type ReactNode, type Ref, useState } from "react";
import { Icon } from "@/components/icons/icon";
import styles from "./option-section.module.css";

interface OptionSectionProps {
  id: string;
  title: string;
  /** Summary of the chosen values. */
  holds: string;
  /** Initial state, until the user opens or collapses it. */
  isOpenByItself: boolean;
  /** Rendered only while open: collapsed options cost nothing when the price changes. */
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
        // The toggle event also fires when React opens the element.
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
