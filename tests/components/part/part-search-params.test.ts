import { expect, it } from "vitest";
import { filtersSet, pagesOf, partSearchHref, readPartSearch } from "@/components/part/part-search-params";

const read = (query: string) => readPartSearch(new URLSearchParams(query));

it("an address is read and written back as it was", () => {
  const query = "q=10k+0603&category=resistor&maker=Yageo&case=0603&mounting=smt&stock=1&quantity=200&page=3";
  const search = read(query);
  expect(search).toEqual({
    keyword: "10k 0603",
    category: "resistor",
    manufacturer: "Yageo",
    packageName: "0603",
    mounting: "smt",
    inStock: true,
    quantity: 200,
    page: 3,
  });
  expect(partSearchHref(search)).toBe(`/component?${query}`);
  expect(filtersSet(search)).toBe(5);
});

it.each([
  "category=weapons",
  "mounting=glue",
  "quantity=-1",
  "quantity=1e9",
  "page=0",
  "page=401",
  "stock=yes",
  "q=++",
])("%s is as good as nothing", (query) => {
  expect(read(query)).toEqual(read(""));
  expect(partSearchHref(read(query))).toBe("/component");
});

it("offers no page that cannot be asked for", () => {
  expect([pagesOf(0, 25), pagesOf(26, 25), pagesOf(201_576, 25)]).toEqual([0, 2, 400]);
});
