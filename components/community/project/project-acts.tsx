"use client";
// Like, keep, copy and share a published project.
import { useTranslations } from "next-intl";
import { useState } from "react";
import * as z from "zod/mini";
import { ReportDialog } from "@/components/community/discussion/report-dialog";
import { ShareDialog } from "@/components/community/project/share-dialog";
import { useSignedInAct } from "@/components/community/use-signed-in-act";
import { Icon } from "@/components/icons/icon";
import { publishHref } from "@/components/sharing/community-path";
import { projectHref } from "@/components/sharing/project-kind";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useCopyPublication, useFavorite, useLike, useOwnRelation } from "@/lib/client/community";
import type { PublicationDetail } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./project-page.module.css";

interface ProjectActsProps {
  publication: PublicationDetail;
}

const projectOnly = z.object({ projectId: z.string() });
type Wanted = z.infer<typeof projectOnly>;

/** The project of a stored act, if it is this page's. */
const readProject =
  (projectId: string) =>
  (payload: unknown): Wanted | null => {
    const wanted = projectOnly.safeParse(payload);
    return wanted.success && wanted.data.projectId === projectId ? wanted.data : null;
  };

export function ProjectActs({ publication }: ProjectActsProps) {
  const t = useTranslations("community.acts");
  const [isSharing, setSharing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { projectId } = publication;
  const relation = useOwnRelation(projectId);
  const report = useSignedInAct<Wanted>("report-publication", {
    read: readProject(projectId),
    act: () => setReporting(true),
  });
  return (
    <div className={`needs-script no-print ${styles.acts}`}>
      <LikeButton publication={publication} isLiked={relation.data?.isLiked ?? false} />
      <FavoriteButton publication={publication} isFavorite={relation.data?.isFavorite ?? false} />
      <Button onClick={() => setSharing(true)}>
        <Icon name="share" />
        {t("share")}
      </Button>
      {relation.data?.isAuthor ? (
        <Link className={buttonClass()} href={publishHref(projectId)}>
          <Icon name="edit" />
          {t("edit")}
        </Link>
      ) : (
        publication.mayCopy && <CopyProject publication={publication} />
      )}
      {!relation.data?.isAuthor && (
        <Button variant="quiet" onClick={() => report({ projectId })}>
          {t("report")}
        </Button>
      )}
      <ReportDialog
        subject={isReporting ? { kind: "project", id: projectId } : null}
        onClose={() => setReporting(false)}
      />
      <ShareDialog publication={publication} isOpen={isSharing} onClose={() => setSharing(false)} />
    </div>
  );
}

function LikeButton({ publication, isLiked }: ProjectActsProps & { isLiked: boolean }) {
  const t = useTranslations("community.acts");
  const { projectId, likeCount } = publication;
  const like = useLike(projectId);
  const ask = useSignedInAct<Wanted>("like-publication", {
    read: readProject(projectId),
    act: () => like.mutate(true),
  });
  // The answer has the exact count; until it comes, one's own like is added.
  const isOn = like.isPending ? like.variables : (like.data?.isLiked ?? isLiked);
  const count = like.data && !like.isPending ? like.data.likeCount : likeCount + pendingChange(like.isPending, isOn);
  return (
    <Button
      aria-pressed={isOn}
      aria-label={t(isOn ? "unlikeOf" : "likeOf", { count })}
      title={t(isOn ? "unlike" : "like")}
      className={isOn ? styles.on : undefined}
      isBusy={like.isPending}
      onClick={() => (isOn ? like.mutate(false) : ask({ projectId }))}
    >
      <Icon name="up" />
      <span className="num">{count}</span>
    </Button>
  );
}

const pendingChange = (isPending: boolean, isOn: boolean): number => (isPending ? (isOn ? 1 : -1) : 0);

function FavoriteButton({ publication, isFavorite }: ProjectActsProps & { isFavorite: boolean }) {
  const t = useTranslations("community.acts");
  const { projectId, favoriteCount } = publication;
  const favorite = useFavorite(projectId);
  const ask = useSignedInAct<Wanted>("keep-publication", {
    read: readProject(projectId),
    act: () => favorite.mutate(true),
  });
  const isOn = favorite.isPending ? favorite.variables : (favorite.data?.isFavorite ?? isFavorite);
  const count =
    favorite.data && !favorite.isPending
      ? favorite.data.favoriteCount
      : favoriteCount + pendingChange(favorite.isPending, isOn);
  return (
    <Button
      aria-pressed={isOn}
      aria-label={t(isOn ? "unkeepOf" : "keepOf", { count })}
      title={t(isOn ? "unkeep" : "keep")}
      className={isOn ? styles.on : undefined}
      isBusy={favorite.isPending}
      onClick={() => (isOn ? favorite.mutate(false) : ask({ projectId }))}
    >
      <Icon name="star" />
      <span className="num">{count}</span>
    </Button>
  );
}

function CopyProject({ publication }: ProjectActsProps) {
  const t = useTranslations("community.acts");
  const { projectId } = publication;
  const copy = useCopyPublication();
  const ask = useSignedInAct<Wanted>("copy-publication", {
    read: readProject(projectId),
    act: () =>
      copy.mutate(projectId, {
        onSuccess: (made) =>
          toast({
            kind: "success",
            message: t("copied", { name: made.projectName }),
            link: { href: projectHref(made), label: t("openCopy") },
          }),
      }),
  });
  return (
    <Button isBusy={copy.isPending} onClick={() => ask({ projectId })}>
      <Icon name="copy" />
      {t("copy")}
    </Button>
  );
}
