"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/components/chat/blocks/card";
import { CardLink } from "@/components/chat/blocks/card-link";
import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/ui/thumbnail";
import { useIsDark } from "@/components/ui/use-is-dark";
import { useThumbnail } from "@/lib/client/project-picture";
import type { BoardBlock } from "@/lib/core/assistant/answer";
import styles from "./cards.module.css";

export function BoardCard({ block }: { block: BoardBlock }) {
  const { projectId, title, widthMm, heightMm, layers, path } = block;
  const t = useTranslations("chat.blocks");
  // A board has one picture for as long as it is spoken about.
  const { data } = useThumbnail({ projectId, thumbnail: projectId }, useIsDark() ? "dark" : "light");
  const size =
    widthMm === null || heightMm === null
      ? null
      : t("size", { width: widthMm.toFixed(2), height: heightMm.toFixed(2) });
  return (
    <Card
      title={title}
      aside={[size, layers !== null && t("layers", { count: layers })].filter(Boolean).join(" · ")}
      actions={<CardLink path={path}>{t("openBoard")}</CardLink>}
    >
      <div className={styles.picture}>
        {data ? <Picture image={data} alt={t("board", { title })} /> : <Icon name="board" size={40} />}
      </div>
    </Card>
  );
}
