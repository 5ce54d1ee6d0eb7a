import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changedHref,
  communityHref,
  type CommunitySearch,
  filtersSet,
  isSearched,
  LAYER_FILTERS,
  listRequests,
  MAX_PAGES_SHOWN,
  readCommunitySearch,
  WHOLE_LIST,
} from "@/components/community/list/community-address";
import { LICENSE_FILTERS, listPublications, PUBLICATION_CONTENTS, PUBLICATION_ORDERS } from "@/lib/contracts/community";

const read = (href: string) => {
  const raw: Record<string, string | string[]> = {};
  const { searchParams } = new URL(href, "http://localhost");
  for (const name of new Set(searchParams.keys())) {
    const [first = "", ...others] = searchParams.getAll(name);
    raw[name] = others.length === 0 ? first : [first, ...others];
  }
  return readCommunitySearch(raw);
};

const searches: fc.Arbitrary<CommunitySearch> = fc
  .record({
    keyword: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    tag: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    license: fc.option(fc.constantFrom(...LICENSE_FILTERS), { nil: undefined }),
    layers: fc.option(fc.constantFrom(...LAYER_FILTERS), { nil: undefined }),
    contents: fc.subarray([...PUBLICATION_CONTENTS]),
    sort: fc.constantFrom(...PUBLICATION_ORDERS),
    page: fc.integer({ min: 1, max: 900 }),
    more: fc.integer({ min: 0, max: MAX_PAGES_SHOWN - 1 }),
  })
  .map(({ more, page, ...search }) => ({ ...search, page, through: page + more }));

describe("the address of the list", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(communityHref(search))).toEqual(search);
      }),
    );
  });

  it("has no parameters for the whole list", () => {
    expect(communityHref()).toBe("/community");
    expect(readCommunitySearch({})).toEqual(WHOLE_LIST);
  });

  it.each([
    ["a page of letters", { page: "x" }],
    ["page 0", { page: "0" }],
    ["a page beyond all", { page: "99999" }],
    ["an unknown order", { sort: "cheapest" }],
    ["an unknown license", { license: "beerware" }],
    ["unknown contents", { has: ["rockets", "__proto__"] }],
    ["an end before the beginning", { through: "-3" }],
  ])("ignores %s", (_name, raw) => {
    expect(readCommunitySearch(raw)).toEqual(WHOLE_LIST);
  });

  it("shows no more than five pages at once, whatever it says", () => {
    expect(readCommunitySearch({ page: "3", through: "900" })).toMatchObject({ page: 3, through: 7 });
  });

  it("begins at the first page when the search changes", () => {
    const search = { ...WHOLE_LIST, sort: "liked", page: 4, through: 6 } as const;
    expect(changedHref(search, { tag: "power" })).toBe("/community?tag=power&sort=liked");
  });

  it("asks for each page that is shown, with input that the contract takes", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const inputs = listRequests(search).map((filter) => listPublications.input.parse(filter));
        expect(inputs.map(({ pageNum }) => pageNum)).toEqual(
          Array.from({ length: search.through - search.page + 1 }, (_, at) => search.page + at),
        );
        expect(inputs[0]).toMatchObject({ contents: search.contents, sort: search.sort, license: search.license });
      }),
    );
  });

  it("counts its filters, and words apart from them", () => {
    const search = { ...WHOLE_LIST, keyword: "buck", contents: ["board", "simulation"], tag: "power" } as const;
    expect([filtersSet(search), isSearched(search), isSearched(WHOLE_LIST)]).toEqual([3, true, false]);
    expect(isSearched({ ...WHOLE_LIST, keyword: "buck" })).toBe(true);
  });
});
