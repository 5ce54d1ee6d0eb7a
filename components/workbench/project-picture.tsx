// Picture of a project; until its drawing can be shown, the icon of its kind.
import { useTranslations } from "next-intl";
import { KIND_ICONS, kindOf } from "@/components/workbench/project-kind";
import { Icon } from "@/components/icons/icon";
import type { Project } from "@/lib/client/project";
import styles from "./project-picture.module.css";

interface ProjectPictureProps {
  project: Pick<Project, "projectType">;
  isLarge?: boolean;
}

export function ProjectPicture({ project, isLarge = false }: ProjectPictureProps) {
  const t = useTranslations("workbench.kind");
  const kind = kindOf(project);
  return (
    <span className={isLarge ? styles.large : styles.small} role="img" aria-label={t(kind)}>
      <Icon name={KIND_ICONS[kind]} size={isLarge ? 40 : 24} />
    </span>
  );
}
