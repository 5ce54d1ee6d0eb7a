import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AuthorPage } from "@/components/community/author/author-page";
import { NoSuchAuthor } from "@/components/community/author/no-such-author";
import { authorPageHref, readAuthorPage } from "@/components/community/author/author-address";
import type { RawSearch } from "@/components/community/list/community-address";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { authorHref, COMMUNITY_PATH } from "@/components/sharing/community-path";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { authorForPage, publicationsForPage } from "@/lib/server/community/page-reader";
import { sayMissing } from "@/lib/server/http/page-status";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ authorId: string }>; searchParams: Promise<RawSearch> };

const readAuthor = cache(authorForPage);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const author = await readAuthor((await params).authorId);
  const t = await getTranslations("community.author");
  if (!author) return { title: t("missing"), robots: { index: false } };
  return pageMetadata({
    path: authorPageHref(author.authorId, readAuthorPage(await searchParams)),
    title: t("metaTitle", { author: author.author }),
    description: t("metaDescription", { author: author.author, count: author.projectCount }),
  });
}

export default async function Author({ params, searchParams }: Props) {
  const author = await readAuthor((await params).authorId);
  if (!author) {
    sayMissing();
    return <NoSuchAuthor />;
  }
  const { authorId, author: name } = author;
  const page = readAuthorPage(await searchParams);
  const t = await getTranslations("community");
  const pages = await publicationsForPage([{ authorId, pageNum: page }], await getMarket());
  const trail = [{ name: t("name"), href: COMMUNITY_PATH }];
  return (
    <AuthorPage
      {...{ author, page, pages }}
      breadcrumbs={<Breadcrumbs trail={trail} page={{ name, href: authorHref(authorId) }} />}
    />
  );
}
