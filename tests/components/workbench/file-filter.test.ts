// The address of the files: what it means, and that it means the same after a reload.
import { describe, expect, it } from "vitest";
import { type FileFilter, filesHref, readFileFilter, sortedBy } from "@/components/workbench/files/file-filter";

const read = (href: string) => readFileFilter(new URL(href, "http://localhost").searchParams);

describe("an address of the files", () => {
  it("without parameters shows all, last changed first", () => {
    expect(read("/workbench/my-files")).toEqual({
      ...{ keyword: "", kind: undefined, sort: "updated", order: "desc", page: 1 },
    });
  });

  it.each([
    ["?sort=name", { sort: "name", order: "asc" }],
    ["?sort=opens", { sort: "opens", order: "desc" }],
    ["?sort=created&order=asc", { sort: "created", order: "asc" }],
  ])("%s has the order that people expect of it", (query, expected) => {
    expect(read(`/workbench/my-files${query}`)).toMatchObject(expected);
  });

  it.each(["?page=0", "?page=-1", "?page=1.5", "?page=x", "?sort=price", "?order=up", "?type=bom", "?q=%20%20"])(
    "%s is ignored, as it means nothing",
    (query) => {
      expect(filesHref(read(`/workbench/my-files${query}`))).toBe("/workbench/my-files");
    },
  );

  it("cuts a search that the server would refuse: 200 characters", () => {
    expect(read(`/workbench/my-files?q=${"a".repeat(300)}`).keyword).toHaveLength(200);
  });

  const filters: FileFilter[] = [
    { keyword: "传感器 & 50%", kind: "board", sort: "name", order: "desc", page: 3 },
    { keyword: "", sort: "updated", order: "asc", page: 1 },
    { keyword: "a+b=c#d?", kind: "simulation", sort: "opens", order: "asc", page: 100_000 },
  ];
  it.each(filters)("of %o reads as the same filter", (filter) => {
    expect(read(filesHref(filter))).toEqual({ kind: undefined, ...filter });
  });
});

describe("another order", () => {
  const filter: FileFilter = { keyword: "a", kind: "board", sort: "name", order: "asc", page: 4 };

  it("of the same column is reversed, and starts at the first page of the same search", () => {
    expect(sortedBy(filter, "name")).toEqual({ keyword: "a", kind: "board", sort: "name", order: "desc", page: 1 });
    expect(sortedBy(sortedBy(filter, "name"), "name")).toEqual({ ...filter, page: 1 });
  });

  it("of another column is that column's own", () => {
    expect(sortedBy(filter, "updated")).toMatchObject({ sort: "updated", order: "desc" });
  });
});
