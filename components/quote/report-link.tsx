"use client";
// Link from a quote to the DFM report of its board and options, once the files are uploaded.
import { useTranslations } from "next-intl";
import { reportAddress } from "@/lib/core/dfm/checked-options";
import { Link } from "@/lib/i18n/link";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

/** Opens a new window, so that the quote stays open. */
export function ReportLink() {
  const t = useTranslations("finding.facts");
  const projectId = useGerberView((view) => view.projectId);
  const specification = useQuoteDraft((draft) => draft.specification);
  if (projectId === null) return null;
  return (
    <Link className="link no-print" href={reportAddress(projectId, specification)} target="_blank">
      {t("open")}
    </Link>
  );
}
