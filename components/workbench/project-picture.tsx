"use client";
// Picture of a project: its drawing or board; the icon of its kind where it has none.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/ui/thumbnail";
import { useIsDark } from "@/components/ui/use-is-dark";
import { KIND_ICONS, kindOf } from "@/components/sharing/project-kind";
import type { Project } from "@/lib/client/project";
import { useThumbnail } from "@/lib/client/project-picture";
import styles from "./project-picture.module.css";

interface ProjectPictureProps {
  project: Pick<Project, "projectId" | "projectType" | "thumbnail">;
  isLarge?: boolean;
}

export function ProjectPicture({ project, isLarge = false }: ProjectPictureProps) {
  const t = useTranslations("workbench.kind");
  const kind = kindOf(project);
  const { data, isLoading } = useThumbnail(project, useIsDark() ? "dark" : "light");
  return (
    <span className={isLarge ? styles.large : styles.small} role="img" aria-label={t(kind)}>
      {data ? <Picture image={data} alt="" /> : !isLoading && <Icon name={KIND_ICONS[kind]} size={isLarge ? 40 : 24} />}
    </span>
  );
}
