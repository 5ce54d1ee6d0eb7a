// Section of the home page that shows pictures in a grid.
import type { ReactNode } from "react";
import { SectionHead } from "@/components/ui/section-head";
import styles from "./gallery-section.module.css";

interface GallerySectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function GallerySection({ id, title, text, children }: GallerySectionProps) {
  return (
    <section id={id} className={styles.section}>
      <SectionHead title={title} text={text} />
      {children}
    </section>
  );
}

/** Four entries in a row, two on narrow screens; `children` are list items. */
export function GalleryGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
