"use client";
import { useTranslations } from "next-intl";
import { AvatarSheet } from "@/components/account/avatar/avatar-sheet";
import { ProfileForm, toFields } from "@/components/account/profile/profile-form";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/stores/account/session";
import * as z from "zod/mini";
import { type ProfileFields, profileFields } from "@/lib/contracts/account-profile";
import { useDraft } from "@/stores/drafts/use-draft";
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

/** An incomplete draft is valid, so only the types are checked. */
const shape = z.object(
  Object.fromEntries(
    Object.keys(profileFields.shape).map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))]),
  ),
);

function readDraft(stored: unknown): Partial<ProfileFields> | null {
  return shape.safeParse(stored).data ?? null;
}

/** A constant, as a new object would reset the form. */
const NOTHING: Partial<ProfileFields> = {};

/** `account` separates the drafts of users on one device. */
function useProfileDraft(account: string) {
  const draft = useDraft(`profile:${account}`, readDraft);
  return { ...draft, values: draft.values ?? NOTHING };
}
