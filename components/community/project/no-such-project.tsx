// In place of a project that is withdrawn, held, or never was.
import { useTranslations } from "next-intl";
import { COMMUNITY_PATH } from "@/components/sharing/community-path";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/link";

export function NoSuchProject() {
  const t = useTranslations("community.missing");
  return (
    <div className="wrap">
      <EmptyState
        headingLevel={1}
        icon="board"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href={COMMUNITY_PATH}>
            {t("action")}
          </Link>
        }
      />
    </div>
  );
}
