"use client";
// Publishes a project to the community, or changes what is published.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ChooseProject } from "@/components/community/publish/choose-project";
import { PublishProject } from "@/components/community/publish/publish-project";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import styles from "./publish.module.css";

export function PublishPage() {
  const t = useTranslations("community.publishing");
  const projectId = useSearchParams().get("project");
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")} />
      <noscript>{t("noScript")}</noscript>
      {!isHydrated ? (
        <Skeleton rows={6} />
      ) : !isSignedIn ? (
        <SignIn />
      ) : projectId === null ? (
        <ChooseProject />
      ) : (
        <PublishProject key={projectId} projectId={projectId} />
      )}
    </div>
  );
}

function SignIn() {
  const t = useTranslations("community.publishing");
  const open = useModals((modals) => modals.open);
  return (
    <EmptyState
      icon="user"
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
