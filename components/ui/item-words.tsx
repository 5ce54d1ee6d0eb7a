// Name and description of an item, beside its picture.
import type { ReactNode } from "react";
import styles from "./item-words.module.css";

interface ItemWordsProps {
  name: string;
  headingLevel: 2 | 3;
  /** Sentences, each in a paragraph. */
  children: ReactNode;
}

export function ItemWords({ name, headingLevel, children }: ItemWordsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.words}>
      <Heading>{name}</Heading>
      {children}
    </div>
  );
}
