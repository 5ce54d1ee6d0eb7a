// In place of an author who has published nothing.
import { useTranslations } from "next-intl";
import { COMMUNITY_PATH } from "@/components/sharing/community-path";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/link";

export function NoSuchAuthor() {
  const t = useTranslations("community");
  return (
    <div className="wrap">
      <EmptyState
        headingLevel={1}
        icon="user"
        title={t("author.missing")}
        text={t("author.missingText")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href={COMMUNITY_PATH}>
            {t("missing.action")}
          </Link>
        }
      />
    </div>
  );
}
