"use client";
// Navigation of the workbench: its sections, with the number of projects in each.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { ScrollNav } from "@/components/ui/scroll-nav";
import { type ProjectCounts, useProjectCounts } from "@/lib/client/project";
import { Link } from "@/lib/i18n/link";
import { usePagePath } from "@/lib/i18n/use-page-path";
import styles from "./workbench-frame.module.css";

const SECTIONS = [
  { key: "files", href: "/workbench/my-files", icon: "doc" },
  { key: "shared", href: "/workbench/my-shared", icon: "share" },
  { key: "deleted", href: "/workbench/recycle-bin", icon: "trash" },
  { key: "import", href: "/workbench/import", icon: "upload" },
] as const satisfies readonly { key: keyof ProjectCounts | "import"; href: string; icon: IconName }[];

/** The workbench begins with all files. */
const sectionOf = (path: string): string => (path === "/workbench" ? SECTIONS[0].href : path);

export function WorkbenchRail() {
  const t = useTranslations("workbench.sections");
  const path = sectionOf(usePagePath());
  const counts = useProjectCounts();
  return (
    <ScrollNav className={`${styles.rail} no-print`} label={t("label")} here={path}>
      <ul>
        {SECTIONS.map(({ key, href, icon }) => {
          const count = key === "import" ? undefined : counts[key];
          return (
            <li key={key}>
              <Link href={href} aria-current={path === href ? "page" : undefined}>
                <Icon name={icon} />
                {t(key)}
                {count !== undefined && <span className="num">{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </ScrollNav>
  );
}
