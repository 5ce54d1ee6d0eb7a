import { expect, it, vi } from "vitest";
import { createDrafts, createMemoryAdapter } from "@/stores/drafts/draft";
import { type CollectedItem, createVisitorCart } from "@/stores/visitor-cart";

function item(change: Partial<CollectedItem> = {}): CollectedItem {
  return {
    key: "k1",
    itemType: "Custom",
    query: [["layers", "4"]],
    projectId: "p1",
    bookVersion: "us-1",
    projectName: "amp",
    partNo: "A-1",
    atMs: 1000,
    sent: null,
    ...change,
  };
}

it("what one tab puts in does not overwrite what another one did, and stands at its place", async () => {
  const drafts = createDrafts(createMemoryAdapter());
  const [one, other] = [createVisitorCart(drafts), createVisitorCart(drafts)];
  const [early, late] = [item({ key: "k1", atMs: 1000 }), item({ key: "k2", atMs: 2000 })];
  await Promise.all([one.getState().put(late), other.getState().put(early)]);
  await one.getState().load();
  expect(one.getState().items).toEqual([early, late]);
});

it("a change keeps the place, and what is forgotten is gone for a page that opens later", async () => {
  const drafts = createDrafts(createMemoryAdapter());
  const cart = createVisitorCart(drafts);
  await cart.getState().put(item());
  await cart.getState().put(item({ key: "k2", atMs: 2000 }));
  await cart.getState().put(item({ partNo: "B-2" }));
  expect(cart.getState().items.map(({ key, partNo }) => [key, partNo])).toEqual([
    ["k1", "B-2"],
    ["k2", "A-1"],
  ]);
  await cart.getState().forget("k1");
  const later = createVisitorCart(drafts);
  await later.getState().load();
  expect(later.getState().items).toEqual([item({ key: "k2", atMs: 2000 })]);
});

it("says that something changed once it is written, and passes over what somebody has spoilt", async () => {
  const drafts = createDrafts(createMemoryAdapter());
  const onChange = vi.fn();
  const cart = createVisitorCart(drafts, onChange);
  await drafts.keep("visitor-cart:spoilt", { key: 7 });
  await drafts.keep("visitor-cart:text", "x");
  await drafts.keep("visitor-cart:odd", {
    ...item({ key: "odd" }),
    projectId: 5,
    bookVersion: 5,
    partNo: null,
    projectName: 1,
    sent: 3,
  });
  await cart.getState().load();
  expect(cart.getState().items).toEqual([
    item({ key: "odd", bookVersion: null, projectId: null, partNo: "", projectName: "" }),
  ]);
  expect(onChange).not.toHaveBeenCalled();
  await cart.getState().put(item());
  expect(onChange).toHaveBeenCalledOnce();
});

it("keeps a stencil as a stencil, and passes over a kind that it does not know", async () => {
  const drafts = createDrafts(createMemoryAdapter());
  const stencil = item({ key: "s1", itemType: "Stencil", query: [["framework", "1"]] });
  await drafts.keep("visitor-cart:s1", stencil);
  await drafts.keep("visitor-cart:x1", { ...item({ key: "x1" }), itemType: "Sculpture" });
  const cart = createVisitorCart(drafts);
  await cart.getState().load();
  expect(cart.getState().items).toEqual([stencil]);
});
