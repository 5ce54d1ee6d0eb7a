// In a frame of another site, in place of a project that can no longer be read.
import { useTranslations } from "next-intl";
import { COMMUNITY_PATH } from "@/components/sharing/community-path";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/link";

export function NoEmbeddedProject() {
  const t = useTranslations("community");
  return (
    <EmptyState
      headingLevel={1}
      icon="board"
      title={t("embed.missing")}
      text={t("embed.missingText")}
      action={
        <Link className={buttonClass()} href={COMMUNITY_PATH} target="_blank">
          {t("missing.action")}
        </Link>
      }
    />
  );
}
