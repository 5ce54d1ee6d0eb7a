import { beforeEach, expect, it, vi } from "vitest";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

import { recallColumns, rememberColumns } from "@/stores/bom-columns";
import { drafts } from "@/stores/drafts/draft";

beforeEach(() => drafts.forget("bom-columns"));

it("recalls the columns of a list with the same head, however it is written", async () => {
  await rememberColumns(["Ref", "Qty ", "Part"], ["designator", "quantity", "mpn"]);
  expect(await recallColumns(["REF", "qty", "part"])).toEqual(["designator", "quantity", "mpn"]);
  expect(await recallColumns(["Ref", "Part", "Qty"])).toBeNull();
});

it("takes the last word on a head, and none for lists without one", async () => {
  await rememberColumns(["Ref"], ["designator"]);
  await rememberColumns(["Ref"], [null]);
  await rememberColumns(["", " "], ["designator", "mpn"]);
  expect([await recallColumns(["Ref"]), await recallColumns(["", ""])]).toEqual([[null], null]);
});

it("remembers forty heads, the oldest goes first", async () => {
  for (let number = 0; number < 41; number++) await rememberColumns([`head ${number}`], ["mpn"]);
  expect([await recallColumns(["head 0"]), await recallColumns(["head 1"])]).toEqual([null, ["mpn"]]);
});

it("passes over what it does not understand", async () => {
  await drafts.keep("bom-columns", [{ signature: '["ref"]', columns: ["nonsense"] }, 7, null]);
  expect(await recallColumns(["Ref"])).toBeNull();
});
