"use client";
// The contact that has to be confirmed before publishing or proposing, and the way there.
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { MissingContact } from "@/lib/contracts/community-count";
import { Link } from "@/lib/i18n/link";

export function ConfirmContact({ missing }: { missing: MissingContact }) {
  const t = useTranslations("community.confirmContact");
  return (
    <Notice kind="warning" role="alert">
      {t(missing)}{" "}
      {missing === "email" && (
        <Link className="link" href="/my-center">
          {t("action")}
        </Link>
      )}
    </Notice>
  );
}
