import { expect, it } from "vitest";
import { filtersSet, pagesOf, partSearchHref, readPartSearch } from "@/components/part/search/part-search-params";

const read = (query: string) => readPartSearch(new URLSearchParams(query));

it("an address is read and written back as it was", () => {
  const query =
    "q=10k+0603&category=resistor&maker=Yageo&case=0603&mounting=smt&stock=1" +
    "&is=resistance%3A10+k%CE%A9&is=resistance%3A22+k%CE%A9&is=power%3A0.1+W&sort=resistance&down=1&quantity=200&page=3";
  const search = read(query);
  expect(search).toEqual({
    keyword: "10k 0603",
    category: "resistor",
    manufacturer: "Yageo",
    packageName: "0603",
    mounting: "smt",
    inStock: true,
    parameters: { resistance: ["10 kΩ", "22 kΩ"], power: ["0.1 W"] },
    sort: "resistance",
    isDescending: true,
    quantity: 200,
    page: 3,
  });
  expect(partSearchHref(search)).toBe(`/component?${query}`);
  expect(filtersSet(search)).toBe(7);
});

it.each([
  "category=weapons",
  "mounting=glue",
  "quantity=-1",
  "quantity=1e9",
  "page=0",
  "page=401",
  "stock=yes",
  "sort=weight",
  "down=1",
  "is=weight:1 g",
  "is=resistance",
  "is=resistance:",
  "is=__proto__:1",
  "q=++",
])("%s is as good as nothing", (query) => {
  expect(read(query)).toEqual(read(""));
  expect(partSearchHref(read(query))).toBe("/component");
});

it("offers no page that cannot be asked for", () => {
  expect([pagesOf(0, 25), pagesOf(26, 25), pagesOf(201_576, 25)]).toEqual([0, 2, 400]);
});
