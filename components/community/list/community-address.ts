// Address of the list of published projects: what is searched, in which order, and how much of it is shown.

import { COMMUNITY_PATH } from "@/components/sharing/community-path";
import {
  LICENSE_FILTERS,
  PUBLICATION_CONTENTS,
  PUBLICATION_LIMITS,
  PUBLICATION_ORDERS,
  type PublicationFilter,
  type PublicationOrder,
} from "@/lib/contracts/community";

export type ContentFilter = (typeof PUBLICATION_CONTENTS)[number];
export type LicenseFilter = (typeof LICENSE_FILTERS)[number];
export const LAYER_FILTERS = ["2", "4", "6"] as const;
export type LayerFilter = (typeof LAYER_FILTERS)[number];

export interface CommunitySearch {
  keyword: string;
  tag: string;
  license?: LicenseFilter;
  layers?: LayerFilter;
  /** Contents that a project must have. */
  contents: readonly ContentFilter[];
  sort: PublicationOrder;
  /** First and last page of the list that are shown, from 1. */
  page: number;
  through: number;
}

/** Query of an address as Next gives it. */
export type RawSearch = Readonly<Record<string, string | string[] | undefined>>;

/** Pages of the list on one page; more would make it slow on phones. */
export const MAX_PAGES_SHOWN = 5;
const MAX_PAGE = 1_000;
const MAX_KEYWORD = 100;

export const WHOLE_LIST: CommunitySearch = { keyword: "", tag: "", contents: [], sort: "new", page: 1, through: 1 };

const listed = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((each) => each === value);

function pageOf(value: string): number | null {
  const page = Number(value);
  return /^[1-9]\d{0,3}$/.test(value) && page <= MAX_PAGE ? page : null;
}

/** Invalid parameters are ignored. */
export function readCommunitySearch(raw: RawSearch): CommunitySearch {
  const all = (name: string): string[] => [raw[name] ?? []].flat();
  const first = (name: string): string => all(name)[0] ?? "";
  const page = pageOf(first("page")) ?? 1;
  const through = pageOf(first("through")) ?? page;
  return {
    keyword: first("q").trim().slice(0, MAX_KEYWORD),
    tag: first("tag").trim().slice(0, PUBLICATION_LIMITS.tag),
    license: listed(LICENSE_FILTERS, first("license")),
    layers: listed(LAYER_FILTERS, first("layers")),
    contents: PUBLICATION_CONTENTS.filter((content) => all("has").includes(content)),
    sort: listed(PUBLICATION_ORDERS, first("sort")) ?? WHOLE_LIST.sort,
    page,
    through: Math.min(Math.max(page, through), page + MAX_PAGES_SHOWN - 1),
  };
}

type Pair = readonly [name: string, value: string];

/** Filters and order as pairs of the address; defaults are left out. */
export function filterPairs({ keyword, tag, license, layers, contents, sort }: CommunitySearch): readonly Pair[] {
  const pairs: readonly Pair[] = [
    ["q", keyword],
    ["tag", tag],
    ["license", license ?? ""],
    ["layers", layers ?? ""],
    ...PUBLICATION_CONTENTS.filter((content) => contents.includes(content)).map((content): Pair => ["has", content]),
    ["sort", sort === WHOLE_LIST.sort ? "" : sort],
  ];
  return pairs.filter(([, value]) => value !== "");
}

/** Without language prefix. */
export function communityHref(search: Partial<CommunitySearch> = {}): string {
  const whole = { ...WHOLE_LIST, ...search };
  const { page } = whole;
  const through = Math.max(page, whole.through);
  const query = new URLSearchParams(filterPairs(whole).map(([name, value]): [string, string] => [name, value]));
  if (page > 1) query.set("page", String(page));
  if (through > page) query.set("through", String(through));
  const text = query.toString();
  return text === "" ? COMMUNITY_PATH : `${COMMUNITY_PATH}?${text}`;
}

/** The list for a changed search begins at its first page. */
export const changedHref = (search: CommunitySearch, change: Partial<CommunitySearch>): string =>
  communityHref({ ...search, ...change, page: 1, through: 1 });

/** Number of filters that leave projects out, without the words searched. */
export const filtersSet = ({ tag, license, layers, contents }: CommunitySearch): number =>
  contents.length + [tag, license ?? "", layers ?? ""].filter((value) => value !== "").length;

export const isSearched = (search: CommunitySearch): boolean => search.keyword !== "" || filtersSet(search) > 0;

/** The pages of the list that are shown, as requests for them. */
export function listRequests({ page, through, contents, ...search }: CommunitySearch): PublicationFilter[] {
  return Array.from({ length: through - page + 1 }, (_, at) => ({
    ...search,
    contents: contents.join(","),
    pageNum: page + at,
  }));
}
