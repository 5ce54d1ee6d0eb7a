import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/contracts/cart";
import { viewPublication } from "@/lib/contracts/community";
import { listOrigins } from "@/lib/contracts/community-copy";
import * as contracts from "@/lib/contracts/community-offer";
import { publishVersion, withdrawPublication } from "@/lib/contracts/community-publish";
import { getBoard, getBoardArchive } from "@/lib/contracts/gerber";
import { publicationPrices } from "@/lib/server/db/tables/community";
import { projects } from "@/lib/server/db/tables/project";
import { createTestApi, refusalOf, refusedFields, type TestApi } from "../support/api";
import { createCommunity, type Person, RESISTORS } from "../support/community";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";
import { createShop } from "../support/shop";

let api: TestApi;
let community: ReturnType<typeof createCommunity>;
let [ann, bob]: Person[] = [];
let projectId = "";

/** 4 layers, 5 × 60 × 50 mm = 0.015 m²: 25 + 95 × 0.015 = 26.425, half up to cents 26.43. */
const BOARDS_MICRO = 26_430_000;
/** Two of one resistor and one of the other on each of five boards: ten pieces each, the least, at a cent. */
const KIT_PARTS_MICRO = 200_000;

beforeAll(async () => {
  api = await createTestApi();
  community = createCommunity(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  await api.deps.matcher.close();
  for (const mpn of RESISTORS) await addPart(api.db, mpn);
  [ann, bob] = [await community.signUpConfirmed("Ann"), await community.signUpConfirmed("Bob")];
  ({ projectId } = await community.publish(ann));
});

const offer = async (input: Partial<Parameters<typeof api.call<typeof contracts.viewOffer>>[1]> = {}) =>
  (await api.call(contracts.viewOffer, { projectId, ...input })).data;

const totalsOf = ({ kinds }: contracts.PublicationOffer) =>
  Object.fromEntries(kinds.map(({ kind, offer: offered, obstacles }) => [kind, offered?.totalMicro ?? obstacles]));

const order = (input: object, key = "k".repeat(20), who: Person | undefined = bob) =>
  api.callRaw(contracts.orderPublication, { projectId, quantity: 5, ...input }, { ...who, key });

describe("the offer of a published project", () => {
  it("prices boards, assembled boards and the kit without a sign-in, by the engines of every order", async () => {
    const found = await offer({ quantity: 5 });
    const totals = totalsOf(found);
    expect(totals).toMatchObject({ boards: BOARDS_MICRO, kit: BOARDS_MICRO + KIT_PARTS_MICRO });
    expect(totals.assembled).toBeGreaterThan(BOARDS_MICRO);
    expect(found).toMatchObject({ smtJoints: 6, thtJoints: 0, alternatives: 0, missing: 0, currency: "USD" });
    expect(found.lines.map(({ mpn, state, part }) => [mpn, state, part?.mpn])).toEqual(
      RESISTORS.map((mpn) => [mpn, "Normal", mpn]),
    );
  });

  it("is refused between the steps of quantities, for what is not published, and beyond its limits", async () => {
    expect(refusedFields(await api.call(contracts.viewOffer, { projectId, quantity: 7 }))).toEqual(["quantity"]);
    expect(refusedFields(await api.call(contracts.viewOffer, { projectId, quantity: 1 }))).toEqual(["quantity"]);
    expect((await api.call(contracts.viewOffer, { projectId: "any" })).code).toBe("NOT_FOUND");
    await api.call(withdrawPublication, { projectId }, ann);
    expect((await api.call(contracts.viewOffer, { projectId })).code).toBe("NOT_FOUND");
  });

  it("proposes alternatives for parts out of stock, or leaves them open", async () => {
    await addPart(api.db, RESISTORS[0], { stock: 0 });
    await addPart(api.db, "CRCW06031K00FKEA");
    const found = await offer();
    expect(found).toMatchObject({ alternatives: 1, missing: 0 });
    expect(found.lines[0]).toMatchObject({
      part: { mpn: "CRCW06031K00FKEA" },
      replaced: { mpn: RESISTORS[0], stock: 0 },
    });
    const open = await offer({ alternatives: 0 });
    expect(open).toMatchObject({ alternatives: 0, missing: 1 });
    expect(totalsOf(open)).toEqual({ boards: BOARDS_MICRO, assembled: ["partsMissing"], kit: ["partsMissing"] });
  });

  it("says what is missing of a project without a board", async () => {
    const alone = await community.publish(ann as Person, { boardProjectId: undefined });
    const found = await offer({ projectId: alone.projectId });
    expect(totalsOf(found)).toEqual({ boards: ["noBoard"], assembled: ["noBoard"], kit: KIT_PARTS_MICRO });
  });
});

describe("ordering a published project", () => {
  it("needs a token", async () => {
    expect((await api.call(contracts.orderPublication, { projectId, kind: "boards" })).status).toBe(403);
  });

  it("puts boards with the published files into the cart, once for one key", async () => {
    const answers = await Promise.all([order({ kind: "boards" }), order({ kind: "boards" })]);
    const [first] = answers;
    expect(answers[1]?.data).toEqual(first?.data);
    const cart = (await api.call(listCart, {}, bob)).data;
    expect(cart.rows).toMatchObject([{ itemType: "Custom", totalMicro: BOARDS_MICRO, projectName: "Two resistors" }]);
    const ownId = first?.data.projectId ?? "";
    expect((await api.call(getBoard, { projectId: ownId }, bob)).data.facts).toMatchObject({ widthMm: 60 });
    const archive = await api.fetchFile(getBoardArchive, { projectId: ownId }, bob);
    expect(await archive.text()).toMatch(/^gerber of /);
    expect((await api.call(getBoard, { projectId: ownId }, ann)).code).toBe("NOT_FOUND");
    const origins = (await api.call(listOrigins, { projectIds: [ownId] }, bob)).data.rows;
    expect(origins).toMatchObject([{ copyId: ownId, origin: { projectId, author: "Ann" } }]);
    // Another order of the version shares the board.
    const again = await order({ kind: "boards" }, "l".repeat(20));
    expect(again.data.projectId).toBe(ownId);
  });

  it("puts a kit as boards and parts, and assembled boards as a quote, at the price that was shown", async () => {
    const { kinds } = await offer();
    const expected = (kind: string) => kinds.find((each) => each.kind === kind)?.offer?.totalMicro;
    const kit = await order({ kind: "kit", expectedMicro: expected("kit") });
    expect(kit.data.cartItemIds).toHaveLength(3);
    const assembled = await order({ kind: "assembled", expectedMicro: expected("assembled") }, "a".repeat(20));
    expect(assembled.data.quoteId).not.toBeNull();
    const cart = (await api.call(listCart, {}, bob)).data.rows;
    expect(cart.map(({ itemType }) => itemType).toSorted()).toEqual(["BomQuote", "Custom", "Normal", "Normal"]);
    const totals = (type: string) =>
      cart.filter(({ itemType }) => itemType === type).reduce((sum, { totalMicro }) => sum + totalMicro, 0);
    expect(totals("Custom") + totals("Normal")).toBe(expected("kit"));
    expect(totals("BomQuote")).toBe(expected("assembled"));
  });

  it("never takes a client's price, and refuses one that has changed", async () => {
    const changed = await order({ kind: "boards", expectedMicro: 1 });
    expect(changed.code).toBe("PRICE_CHANGED");
    expect(refusalOf(changed)).toEqual({ totalMicro: BOARDS_MICRO });
    const cheap = await order({ kind: "boards", totalMicro: 1, price: { totalMicro: 1 } });
    const [item] = (await api.call(listCart, {}, bob)).data.rows;
    expect([cheap.type, item?.totalMicro]).toEqual(["success", BOARDS_MICRO]);
  });

  it("refuses what cannot be had, and leaves nothing behind", async () => {
    await addPart(api.db, RESISTORS[0], { stock: 0 });
    expect((await order({ kind: "kit" })).code).toBe("PARTS_UNASSOCIATED");
    await api.call(withdrawPublication, { projectId }, ann);
    expect((await order({ kind: "boards" })).code).toBe("NOT_FOUND");
    const own = await api.db
      .select()
      .from(projects)
      .where(eq(projects.accountId, bob?.accountId ?? ""));
    expect(own).toEqual([]);
  });

  it("is counted for a kit without a board", async () => {
    const alone = await community.publish(ann as Person, { boardProjectId: undefined });
    const { data } = await order({ projectId: alone.projectId, kind: "kit" });
    expect(data.projectId).toBeNull();
    await createShop(api).order(bob as Person, { cartItemIds: data.cartItemIds });
    expect((await api.call(viewPublication, { projectId: alone.projectId })).data.orderCount).toBe(1);
    expect((await api.call(viewPublication, { projectId })).data.orderCount).toBe(0);
  });

  it("is counted once for each order", async () => {
    const shop = createShop(api);
    const { data } = await order({ kind: "boards" });
    const placed = await shop.order(bob as Person, { cartItemIds: data.cartItemIds });
    expect(placed.type).toBe("success");
    expect((await api.call(viewPublication, { projectId })).data.orderCount).toBe(1);
  });
});

describe("prices in lists", () => {
  it("are kept, and computed anew for another version, stock of another day, or another price book", async () => {
    const priceOf = async () => (await api.call(viewPublication, { projectId })).data.price;
    const first = await priceOf();
    expect(first).toMatchObject({ boardsMicro: BOARDS_MICRO, kitMicro: BOARDS_MICRO + KIT_PARTS_MICRO });
    const change = async (set: Partial<typeof publicationPrices.$inferInsert>) =>
      api.db.update(publicationPrices).set(set).where(eq(publicationPrices.projectId, projectId));
    await change({ boardsMicro: 1 });
    expect((await priceOf())?.boardsMicro).toBe(1);
    for (const outdated of [{ bookVersion: "older" }, { version: 0 }, { pricedAt: new Date(0) }]) {
      await change({ boardsMicro: 1, ...outdated });
      expect(await priceOf()).toEqual(first);
    }
    const boardProjectId = await community.addBoard(ann as Person, { facts: null });
    const next = await api.call(publishVersion, { projectId, boardProjectId, note: "n" }, ann);
    expect(next.code).toBe("PUBLICATION_PROBLEMS");
  });
});
