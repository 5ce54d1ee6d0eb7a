// Page of a part that is not in the catalog.
import { useTranslations } from "next-intl";
import { PART_SEARCH_PATH } from "@/components/part/search/part-search-params";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

export function NoSuchPart() {
  const t = useTranslations("part.detail");
  return (
    <div className={`wrap ${styles.page}`}>
      <Sheet>
        <EmptyState
          icon="chip"
          title={t("notFound")}
          text={t("notFoundText")}
          action={
            <Link className={buttonClass({ variant: "primary" })} href={PART_SEARCH_PATH}>
              {t("back")}
            </Link>
          }
        />
      </Sheet>
    </div>
  );
}
