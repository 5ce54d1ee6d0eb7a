// Address of an author's page, and which part of the list it shows.
import type { RawSearch } from "@/components/community/list/community-address";
import { authorHref } from "@/components/sharing/community-path";

const MAX_PAGE = 1_000;

/** From 1; an invalid one is the first. */
export function readAuthorPage({ page }: RawSearch): number {
  const number = Number([page ?? "1"].flat()[0]);
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

/** Without language prefix. */
export const authorPageHref = (authorId: string, page: number): string =>
  page > 1 ? `${authorHref(authorId)}?page=${page}` : authorHref(authorId);
