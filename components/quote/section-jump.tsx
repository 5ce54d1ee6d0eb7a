"use client";
// Links to each group of the form, with the visible one marked.
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import styles from "./section-jump.module.css";

/** `id` is that of the group's element. */
export function SectionJump({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const t = useTranslations("quote.sections");
  const current = useShownSection(sections.map(({ id }) => id).join(" "));
  return (
    <nav className={styles.jump} aria-label={t("label")}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined} onClick={() => open(id)}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Opens a collapsed group. */
function open(id: string): void {
  const target = document.getElementById(id);
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function useShownSection(ids: string): string | undefined {
  const [shown, setShown] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setShown(ids.split(" ").find((id) => visible.has(id)));
      },
      { rootMargin: "-120px 0px -40% 0px" },
    );
    for (const id of ids.split(" ")) {
      const node = document.getElementById(id);
      if (node) observer.observe(node);
    }
    return () => observer.disconnect();
  }, [ids]);
  return shown;
}
