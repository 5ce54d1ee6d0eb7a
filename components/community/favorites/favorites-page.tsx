"use client";
// One's favorites among the published projects.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { NoSuchPage } from "@/components/community/list/no-such-page";
import { PublicationGrid } from "@/components/community/list/publication-grid";
import { COMMUNITY_PATH, FAVORITES_PATH } from "@/components/sharing/community-path";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Skeleton } from "@/components/ui/skeleton";
import { useFavorites } from "@/lib/client/community";
import { PUBLICATIONS_PER_PAGE } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import styles from "./favorites-page.module.css";

export function FavoritesPage() {
  const t = useTranslations("community.favorites");
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")} />
      {!isHydrated ? <Skeleton rows={4} /> : isSignedIn ? <Favorites /> : <SignIn />}
    </div>
  );
}

function SignIn() {
  const t = useTranslations("community.favorites");
  const open = useModals((modals) => modals.open);
  return (
    <EmptyState
      icon="star"
      title={t("signIn")}
      text={t("signInText")}
      action={
        <Button variant="primary" size="lg" onClick={() => open("account")}>
          {t("signInAction")}
        </Button>
      }
    />
  );
}

function Favorites() {
  const t = useTranslations("community.favorites");
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get("page"))) || 1);
  const favorites = useFavorites(page);
  if (favorites.isError && !favorites.data)
    return <FailureState title={t("failed")} onRetry={() => void favorites.refetch()} />;
  if (!favorites.data) return <Skeleton rows={6} />;
  if (favorites.data.total === 0)
    return (
      <EmptyState
        icon="star"
        title={t("empty")}
        text={t("emptyText")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href={COMMUNITY_PATH}>
            {t("browse")}
          </Link>
        }
      />
    );
  return (
    <>
      {favorites.data.rows.length > 0 ? (
        <PublicationGrid pages={[favorites.data]} />
      ) : (
        <NoSuchPage firstHref={FAVORITES_PATH} />
      )}
      <Pager
        label={t("pages")}
        page={page}
        pages={Math.ceil(favorites.data.total / PUBLICATIONS_PER_PAGE)}
        hrefOf={(each) => (each > 1 ? `${FAVORITES_PATH}?page=${each}` : FAVORITES_PATH)}
      />
    </>
  );
}
