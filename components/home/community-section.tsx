// Published projects on the home page: the most liked and the newest, with the board or the sheet as a picture.
import { useTranslations } from "next-intl";
import { GalleryGrid, GallerySection } from "@/components/home/gallery-section";
import { Icon } from "@/components/icons/icon";
import { authorHref, COMMUNITY_PATH, publicationHref } from "@/components/sharing/community-path";
import type { FeaturedProject, FeaturedProjects } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./community-section.module.css";

/** Nothing while nothing is published. */
export function CommunitySection({ liked, newest }: FeaturedProjects) {
  const t = useTranslations("home.community");
  const lists = (
    [
      ["liked", liked],
      ["newest", newest],
    ] as const
  ).filter(([, { length }]) => length > 0);
  if (lists.length === 0) return null;
  return (
    <GallerySection id="community" title={t("title")} text={t("text")}>
      {lists.map(([name, projects]) => (
        <div key={name} className={styles.list}>
          <h3>{t(name)}</h3>
          <GalleryGrid>
            {projects.map((project) => (
              <li key={project.projectId}>
                <ProjectCard project={project} />
              </li>
            ))}
          </GalleryGrid>
        </div>
      ))}
      <Link className="link" href={COMMUNITY_PATH}>
        {t("all")}
      </Link>
    </GallerySection>
  );
}

/** 45:30 by the specification. */
const COVER = { width: 450, height: 300 };

function ProjectCard({ project }: { project: FeaturedProject }) {
  const t = useTranslations("home.community");
  const { projectId, title, coverUrl, authorId, author, likeCount } = project;
  return (
    <article className={styles.card}>
      <img className="canvas cover" src={coverUrl} alt="" {...COVER} loading="lazy" decoding="async" />
      <h4>
        <Link href={publicationHref(projectId)}>{title}</Link>
      </h4>
      <p>
        <Link href={authorHref(authorId)}>{author || t("unnamed")}</Link>
        {likeCount > 0 && (
          <span className="num">
            <Icon name="up" size={16} />
            <span aria-hidden="true">{likeCount}</span>
            <span className="visually-hidden">{t("likes", { count: likeCount })}</span>
          </span>
        )}
      </p>
    </article>
  );
}
