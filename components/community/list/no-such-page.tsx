// In place of a page of cards behind the last one: projects were withdrawn, or a link is old.
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/link";

/** `firstHref` is the address of the first page. */
export function NoSuchPage({ firstHref }: { firstHref: string }) {
  const t = useTranslations("community.list");
  return (
    <EmptyState
      icon="search"
      title={t("noPage")}
      text={t("noPageText")}
      action={
        <Link className={buttonClass()} href={firstHref}>
          {t("firstPage")}
        </Link>
      }
    />
  );
}
