"use client";
import { useTranslations } from "next-intl";
import { AvatarSheet } from "@/components/account/avatar/avatar-sheet";
import { ProfileForm, toFields } from "@/components/account/profile/profile-form";
import { useProfileDraft } from "@/components/account/profile/use-profile-draft";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/stores/account/session";
import styles from "@/components/account/center.module.css";

export function ProfilePage() {
  const t = useTranslations("account.profile");
  const user = useSession((state) => state.user);
  const draft = useProfileDraft(user.info);
  return (
    <>
      <PageTitle title={t("title")} />
      <div className={styles.stack}>
        <AvatarSheet />
        <Sheet title={t("details")} note={Object.keys(draft.values).length > 0 ? t("draft") : undefined} isPadded>
          {draft.isLoaded ? (
            <ProfileForm
              key={user.info}
              saved={toFields(user)}
              draft={draft.values}
              onDraft={draft.keep}
              onSettled={draft.forget}
            />
          ) : (
            <Skeleton rows={6} />
          )}
        </Sheet>
      </div>
    </>
  );
}
