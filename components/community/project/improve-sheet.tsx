"use client";
// Changes for a project: a copy is made, changed, and offered back to the author.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProposalsList } from "@/components/community/proposals/proposals-list";
import { ProposeDialog } from "@/components/community/proposals/propose-dialog";
import { projectHref } from "@/components/sharing/project-kind";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useOwnRelation } from "@/lib/client/community";
import type { PublicationDetail } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./project-page.module.css";

export function ImproveSheet({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community.improve");
  const isSignedIn = useIsSignedIn();
  const [isProposing, setProposing] = useState(false);
  const { projectId, projectType, copyCount, mayCopy } = publication;
  const relation = useOwnRelation(projectId);
  const copies = relation.data?.copies ?? [];
  const isAuthor = relation.data?.isAuthor ?? false;
  if (!mayCopy && !isAuthor) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.improve}>
        <p>{t(isAuthor ? "author" : "text", { count: copyCount })}</p>
        {copies.length > 0 && (
          <ul aria-label={t("copies")}>
            {copies.map((copy) => (
              <li key={copy.projectId}>
                <Link className="link" href={projectHref({ projectId: copy.projectId, projectType })}>
                  {copy.projectName}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {copies.length > 0 && !isAuthor && <Button onClick={() => setProposing(true)}>{t("propose")}</Button>}
      </div>
      {isSignedIn && <ProposalsList projectId={projectId} isAuthor={isAuthor} />}
      <ProposeDialog
        projectId={projectId}
        copies={copies}
        isOpen={isProposing}
        missingContact={relation.data?.missingContact ?? null}
        onClose={() => setProposing(false)}
      />
    </Sheet>
  );
}
