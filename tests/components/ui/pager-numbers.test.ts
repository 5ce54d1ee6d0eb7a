import { describe, expect, it } from "vitest";
import { numbersAround } from "@/components/ui/pager";

describe("the page numbers of a list", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 400, [1, 2, 3, null, 400]],
    [7, 400, [1, null, 5, 6, 7, 8, 9, null, 400]],
    [400, 400, [1, null, 398, 399, 400]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])("on page %i of %i are the first, the last and those around", (page, pages, numbers) => {
    expect(numbersAround(page, pages)).toEqual(numbers);
  });
});
