"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/components/chat/blocks/card";
import type { ProjectsBlock } from "@/lib/core/assistant/answer";
import { Link } from "@/lib/i18n/link";
import styles from "./cards.module.css";

export function ProjectList({ block: { projects } }: { block: ProjectsBlock }) {
  const t = useTranslations("chat.blocks");
  return (
    <Card title={t("projects")}>
      <ul className={styles.projects}>
        {projects.map(({ projectId, title, author, license, path }) => (
          <li key={projectId}>
            <Link className="link" href={path}>
              {title}
            </Link>
            <small>{t("by", { author, license })}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
