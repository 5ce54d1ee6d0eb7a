// State of one's own publication: published, changed since, withdrawn or held.
import { useTranslations } from "next-intl";
import { publicationHref } from "@/components/sharing/community-path";
import { Notice } from "@/components/ui/notice";
import type { OwnPublication } from "@/lib/contracts/community-publish";
import { Link } from "@/lib/i18n/link";

export function PublicationState({ publication }: { publication: OwnPublication }) {
  const t = useTranslations("community.publishing.state");
  const { state, isChanged, heldReason, projectId, openProposals } = publication;
  if (state === "draft") return null;
  const toPage = (
    <Link className="link" href={publicationHref(projectId)}>
      {t("open")}
    </Link>
  );
  if (state === "held") return <Notice kind="warning">{t("held", { reason: heldReason || t("noReason") })}</Notice>;
  if (state === "withdrawn") return <Notice kind="warning">{t("withdrawn")}</Notice>;
  return (
    <Notice kind={isChanged ? "warning" : "success"}>
      {t(isChanged ? "changed" : "published")} {toPage}
      {openProposals > 0 && <> {t("proposals", { count: openProposals })}</>}
    </Notice>
  );
}
