// Quotes at the desk: inquiries taken in hand, priced line by line beside the engine, offered or refused.

import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import {
  addQuoteToCart,
  createBomQuote,
  inquireBoard as inquireBoardContract,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import { listDeskOrders } from "@/lib/contracts/ops-order";
import {
  getDeskQuoteFile,
  listDeskQuotes,
  countDeskQuote,
  offerDeskQuote,
  refuseDeskQuote,
  takeDeskQuote,
  viewDeskQuote,
} from "@/lib/contracts/ops-quote";
import { files } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import type { News } from "@/lib/server/realtime/publish";
import { DAY_MS } from "../support/api";
import { ann, api, as, desk, eve, standAtDesk } from "../support/desk-test";
import { listMails } from "../support/mails";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { openShop, type Person } from "../support/shop";

standAtDesk();

/** A turnkey assembly, whose parts nobody has priced. */
async function inquire(person = ann): Promise<string> {
  const input = { assembly: { supply: "turnkey", smtJoints: 100, bomLines: 5 }, remark: "in green" } as never;
  const answer = await api.call(createBomQuote, input, as(person));
  expect(answer.data).toMatchObject({ status: "Inquiry Received", expiresAt: null });
  api.advance(1000);
  return answer.data.quoteId;
}

/** A bare board, kept as those are that a person has to price: 100 × 100 mm, two layers. */
async function inquireBoard(change: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await api.db.insert(bomQuotes).values({
    ...{ id, quoteNumber: "PQ261121-000001", accountId: ann.accountId, area: "en-US", kind: "pcb" },
    ...{ currency: "USD", status: "Inquiry Received", reasons: ["asked"], quantity: 50 },
    specification: { layers: 2, widthMm: 100, heightMm: 100, quantity: 50, ...change },
    createdAt: api.clock.now,
  });
  return id;
}

const seen = async (id: string) => (await api.call(viewDeskQuote, { id }, as(eve))).data;
const take = (id: string, from = "Inquiry Received", staff = eve) =>
  api.call(takeDeskQuote, { id, from } as never, as(staff));
const offer = (id: string, lines: unknown, change: Record<string, unknown> = {}) =>
  api.call(offerDeskQuote, { id, from: "Quoting", lines, ...change } as never, { ...as(eve), key: newId() });

describe("the queue of quotes", () => {
  it("has inquiries first, of those the oldest, and is narrowed by status, kind and words", async () => {
    const first = await inquire();
    const second = await inquireBoard();
    const offered = await api.call(
      createBomQuote,
      { assembly: { supply: "customer", smtJoints: 10 } } as never,
      as(ann),
    );
    const list = async (filter: Record<string, unknown> = {}) =>
      (await api.call(listDeskQuotes, filter as never, as(eve))).data;
    const { rows, count, waiting } = await list();
    expect(rows.map(({ quoteId, isWaiting, customer }) => [quoteId, isWaiting, customer])).toEqual([
      [first, true, ann.email],
      [second, true, ann.email],
      [offered.data.quoteId, false, ann.email],
    ]);
    expect([count, waiting]).toEqual([{ "Inquiry Received": 2, Quoted: 1 }, 2]);
    const idsBy = async (filter: Record<string, unknown>) => (await list(filter)).rows.map(({ quoteId }) => quoteId);
    expect(await idsBy({ kind: "pcb" })).toEqual([second]);
    expect(await idsBy({ status: "Quoted" })).toEqual([offered.data.quoteId]);
    expect(await idsBy({ waits: "any", pageSize: 1, pageNum: 2 })).toEqual([second]);
    expect(await idsBy({ keyword: "PQ261121" })).toEqual([second]);
    expect((await api.call(listDeskQuotes, { kind: "lorry" } as never, as(eve))).code).toBe("INVALID_INPUT");
  });
});

describe("an inquiry", () => {
  it("is shown whole with what the engine proposes; a bare board has one section, an assembled one four", async () => {
    const assembled = await seen(await inquire());
    expect(assembled).toMatchObject({ kind: "pcba", remark: "in green", moves: ["Quoting", "Invalid"], price: null });
    expect(assembled.sections.map(({ section }) => section)).toEqual(["pcb", "components", "assembly", "stencil"]);
    const boards = await seen(await inquireBoard());
    expect(boards.sections.map(({ section }) => section)).toEqual(["pcb"]);
    // 5 + 50 × 0.5 m²; the prototype offer is for what nobody has to look at.
    expect(boards.proposal?.total.amountMicro).toBe(30_000_000);
    expect(boards.boards.map(({ assembly }) => assembly)).toEqual([null]);
  });

  it("of what the engine cannot make has no proposal, and may be priced all the same", async () => {
    const id = await inquireBoard({ widthMm: 2000 });
    expect((await seen(id)).proposal).toBeNull();
    await take(id);
    expect((await offer(id, [{ key: "boardFee", amountMicro: 500_000_000 }])).data).toMatchObject({ status: "Quoted" });
  });

  it("is taken in hand by one of two staff members; the other is told", async () => {
    const id = await inquire();
    const liz = await desk.hire();
    const both = await Promise.all([take(id), take(id, "Inquiry Received", liz)]);
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["STALE_VERSION", "success"]);
    expect((await seen(id)).status).toBe("Quoting");
    expect((await desk.acts()).map(({ kind, subject }) => [kind, subject])).toEqual([["quote-taken", `quote:${id}`]]);
  });

  it("that does not exist is not found", async () => {
    expect((await api.call(viewDeskQuote, { id: "none" }, as(eve))).code).toBe("NOT_FOUND");
    expect((await take("none")).code).toBe("NOT_FOUND");
    const id = await inquire();
    const file = await api.fetchFile(getDeskQuoteFile, { id, fileUrl: "none" }, as(eve));
    expect(((await file.json()) as { code: string }).code).toBe("NOT_FOUND");
  });
});

describe("an offer", () => {
  const LINES = [
    { key: "assembly", amountMicro: 12_345_678 },
    { key: "boardFee", amountMicro: 25_000_000 },
    { key: "componentsUnitPrice", amountMicro: 4_004 },
    { key: "componentsMoqCost", amountMicro: 4_004 },
    { key: "stencil", amountMicro: 0 },
  ];

  it("is the sum of sections in whole cents, stands for thirty days, and can be ordered by", async () => {
    const id = await inquire();
    const neighbour = await inquire(await desk.customer());
    await take(id);
    const news: News[] = [];
    const stop = api.deps.news.subscribe((item) => void news.push(item));
    const answer = await offer(id, LINES, { note: "parts from our stock" });
    stop();
    // 25.00 + 0.008008 → 0.01 + 12.345678 → 12.35: 37.36.
    const expiresAt = new Date(api.clock.now.getTime() + 30 * DAY_MS).toISOString();
    expect(answer.data).toEqual({ status: "Quoted", totalMicro: 37_360_000, expiresAt });
    expect(news).toEqual([{ kind: "event", accountId: ann.accountId, event: 4, data: { quoteId: id } }]);
    const { data } = await api.call(viewBomQuote, { quoteId: id }, as(ann));
    expect(data).toMatchObject({ status: "Quoted", totalMicro: 37_360_000, expiresAt });
    expect(data.price?.lines.map(({ key, amountMicro, rule }) => [key, amountMicro, rule.key])).toEqual([
      ["boardFee", 25_000_000, "byHand"],
      ["componentsUnitPrice", 4_004, "byHand"],
      ["componentsMoqCost", 4_004, "byHand"],
      ["assembly", 12_345_678, "byHand"],
    ]);
    expect(data.events.at(-1)).toMatchObject({ to: "Quoted", actor: "staff", note: "parts from our stock" });
    const sent = (await listMails(api.db)).filter(({ recipient }) => recipient === ann.email);
    const mail = sent.find(({ subject }) => subject === `Your quote ${data.quoteNumber} is ready`);
    expect(mail?.text).toContain(`$37.36`);
    expect(mail?.text).toContain(`/my-center/quotes/${id}`);
    expect((await api.call(addQuoteToCart, { quoteId: id }, as(ann))).type).toBe("success");
    expect((await seen(neighbour)).status).toBe("Inquiry Received");
  });

  it("is called in the cart and on its order as its customer called it, files or none", async () => {
    const asked = { layers: 4 as const, widthMm: 620, heightMm: 300, quantity: 10, projectName: "LED bar" };
    const { quoteId: id } = (await api.call(inquireBoardContract, asked, { ...as(ann), key: newId() })).data;
    api.advance(1000);
    await take(id);
    await offer(id, [{ key: "boardFee", amountMicro: 25_000_000 }]);
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId: id }, as(ann))).data;
    const { rows } = (await api.call(listCart, {}, as(ann))).data;
    expect(rows.map(({ projectId, projectName }) => [projectId, projectName])).toEqual([[null, "LED bar"]]);
    const { addressOf, mustOrder } = openShop(api);
    await mustOrder(ann, { cartItemIds: [cartItemId], receiverId: await addressOf(ann) });
    const [order] = (await api.call(listDeskOrders, { keyword: "LED" }, as(eve))).data.rows;
    expect(order?.title).toBe("LED bar");
  });

  it("keeps the engine's reason where the engine's figure stands", async () => {
    const id = await inquireBoard();
    await take(id);
    const { proposal } = await seen(id);
    const lines = (proposal?.lines ?? []).map(({ key, amountMicro }) => ({ key, amountMicro }));
    expect((await offer(id, lines)).data).toMatchObject({ totalMicro: 30_000_000 });
    expect((await seen(id)).price).toEqual(proposal);
  });

  it("is refused for a line of no such bill, one twice, less than nothing, or nothing in all", async () => {
    const id = await inquireBoard();
    await take(id);
    for (const lines of [
      [],
      [{ key: "assembly", amountMicro: 1 }],
      [{ key: "prototypeOffer", amountMicro: 1 }],
      [{ key: "boardFee", amountMicro: -1 }],
      [{ key: "boardFee", amountMicro: 0 }],
      [
        { key: "boardFee", amountMicro: 1 },
        { key: "boardFee", amountMicro: 1 },
      ],
    ]) {
      expect((await offer(id, lines)).code).toBe("INVALID_INPUT");
    }
    expect((await seen(id)).status).toBe("Quoting");
  });

  it("is made once for its key, and only of what is in hand", async () => {
    const id = await inquire();
    expect((await offer(id, LINES)).code).toBe("STALE_VERSION");
    expect((await offer(id, LINES, { from: "Inquiry Received" })).code).toBe("MOVE_NOT_ALLOWED");
    await take(id);
    const key = newId();
    const input = { id, from: "Quoting", lines: LINES } as never;
    const send = () => api.call(offerDeskQuote, input, { ...as(eve), key });
    expect((await send()).data).toEqual((await send()).data);
    expect((await desk.acts()).filter(({ kind }) => kind === "quote-offered")).toHaveLength(1);
  });
});

describe("a refusal", () => {
  it("makes a quote invalid with a reason that its customer reads, and takes an offer back", async () => {
    const id = await inquire();
    const reason = "no such laminate";
    const refuse = (from: string, said = reason) =>
      api.call(refuseDeskQuote, { id, from, reason: said } as never, as(eve));
    expect((await refuse("Inquiry Received", "")).code).toBe("INVALID_INPUT");
    expect((await refuse("Inquiry Received")).data).toEqual({ status: "Invalid" });
    expect((await seen(id)).events.at(-1)).toMatchObject({ to: "Invalid", actor: "staff", note: reason });
    expect((await refuse("Invalid")).code).toBe("MOVE_NOT_ALLOWED");
    expect(await desk.subjectsTo(ann.email)).toContainEqual(expect.stringMatching(/^We cannot offer quote BQ/));
    expect((await desk.acts()).at(-1)).toMatchObject({ kind: "quote-refused", details: { reason } });
  });
});

describe("an inquiry with a parts list", () => {
  /** A resistor of our shelf, a chip that nobody has, one that the customer sends. */
  async function inquireList(change: Record<string, unknown> = {}): Promise<string> {
    const resistor = await addPart(api.db, "RC0603FR-0710KL");
    const chip = await addPart(api.db, "STM32F103C8T6", { stock: 0 });
    const lines = [
      quoteLine({ designators: ["R1", "R2"], quantity: 2, partId: resistor }),
      quoteLine({ designators: ["U1"], mpn: "STM32F103", partId: chip, footprint: "LQFP-48" }),
      quoteLine({ designators: ["C1"], supply: "customer" }),
    ];
    const input = { lines, assembly: { coordinates: true }, ...change };
    const answer = await api.call(createBomQuote, input as never, as(ann));
    expect(answer.data).toMatchObject({ status: "Inquiry Received" });
    return answer.data.quoteId;
  }

  it("is shown with its lines, and proposed at what can be had of it today", async () => {
    const found = await seen(await inquireList());
    expect(found.reasons).toEqual(["linesOpen"]);
    expect(found.parts.map(({ designator, isOpen, state, supply }) => [designator, isOpen, state, supply])).toEqual([
      ["R1, R2", false, "Normal", "turnkey"],
      ["U1", true, "No Supply", "turnkey"],
      ["C1", false, "Normal", "customer"],
    ]);
    expect(found.parts[1]).toMatchObject({ mpn: "STM32F103", part: { mpn: "STM32F103C8T6" } });
    // 2 × 5 + 10 = 20 resistors at a cent.
    expect(found.proposal?.componentsTotal.amountMicro).toBe(200_000);
  });

  it("is offered with the prices that a person found, which its customer reads line by line", async () => {
    const id = await inquireList();
    await take(id);
    const lines = [
      { key: "boardFee", amountMicro: 7_500_000 },
      // 0.10 of resistors on the boards, and 5 chips at three dollars.
      { key: "componentsUnitPrice", amountMicro: 15_100_000 },
    ];
    const { data } = await offer(id, lines, { parts: [{ position: 1, unitPriceMicro: 3_000_000 }] });
    expect(data).toMatchObject({ status: "Quoted", totalMicro: 22_600_000 });
    const { partList } = (await api.call(viewBomQuote, { quoteId: id }, as(ann))).data;
    expect(partList.map(({ unitPriceMicro, amountMicro, state }) => [unitPriceMicro, amountMicro, state])).toEqual([
      [10_000, 200_000, "Normal"],
      [3_000_000, 15_000_000, "Normal"],
      [null, null, "Normal"],
    ]);
    const added = await api.call(addQuoteToCart, { quoteId: id }, as(ann));
    // What a person offered is theirs to have: the shelf says nothing against it.
    const cartItemIds = [added.data.cartItemId];
    expect((await api.call(openCheckout, { cartItemIds }, as(ann))).data.amountPayableMicro).toBe(22_600_000);
  });

  it.each([
    ["a line that is not there", [{ position: 9, unitPriceMicro: 1 }]],
    ["a line that the customer sends", [{ position: 2, unitPriceMicro: 1 }]],
    ["a line twice", [1, 1].map((position) => ({ position, unitPriceMicro: 1 }))],
    ["a price below nothing", [{ position: 1, unitPriceMicro: -1 }]],
    ["half a millionth", [{ position: 1, unitPriceMicro: 0.5 }]],
  ])("takes no price of %s", async (_what, parts) => {
    const id = await inquireList();
    await take(id);
    const answer = await offer(id, [{ key: "boardFee", amountMicro: 1_000_000 }], { parts });
    expect([answer.code, (await seen(id)).status]).toEqual(["INVALID_INPUT", "Quoting"]);
  });

  it("that engineers read comes with its files, which staff fetch and nobody else", async () => {
    const fileUrl = newId();
    const {
      key: storageKey,
      size,
      sha256,
    } = await api.deps.store.put(Readable.from("Designator,MPN"), { maxBytes: 99 });
    const file = { fileType: 10, name: "bom.csv", mime: "text/csv", storageKey, size, sha256 };
    await api.db.insert(files).values({ id: fileUrl, accountId: ann.accountId, ...file });
    const id = await inquireList({ skipParse: 1, bomUrl: fileUrl });
    const other = await inquireList();
    const found = await seen(id);
    expect([found.reasons, found.parts]).toEqual([["parsingSkipped"], []]);
    // Nobody has counted what is soldered: the board alone is proposed, 5 + 50 × 0.05.
    expect(found.proposal?.total.amountMicro).toBe(7_500_000);
    expect(found.sections.map(({ section }) => section)).toEqual(["pcb", "components", "assembly", "stencil"]);
    expect(found.files).toEqual([{ fileUrl, fileName: "bom.csv", size: 14 }]);
    const fetched = async (quote: string, who: Person) =>
      (await api.fetchFile(getDeskQuoteFile, { id: quote, fileUrl }, as(who))).text();
    expect(await fetched(id, eve)).toBe("Designator,MPN");
    expect(await fetched(other, eve)).toContain("NOT_FOUND");
    expect(await fetched(id, ann)).not.toContain("Designator");
    await take(id);
    expect((await offer(id, [{ key: "boardFee", amountMicro: 9_000_000 }])).data).toMatchObject({ status: "Quoted" });
  });
});

describe("what engineers count", () => {
  const COUNTS = { bomLines: 12, smtJoints: 80, thtJoints: 10 };
  const count = (id: string, change: Record<string, unknown> = {}, who: Person = eve) =>
    api.call(countDeskQuote, { id, from: "Inquiry Received", ...COUNTS, ...change } as never, as(who));

  /** A list that engineers read. */
  async function skip(): Promise<string> {
    const bomUrl = newId();
    const file = { fileType: 10, name: "bom.csv", size: 12, sha256: "0".repeat(64), mime: "text/plain" };
    await api.db.insert(files).values({ id: bomUrl, storageKey: bomUrl, accountId: ann.accountId, ...file });
    const input = { skipParse: 1, bomUrl, assembly: { supply: "customer", coordinates: true } };
    return (await api.call(createBomQuote, input as never, as(ann))).data.quoteId;
  }

  it("of a list that was not read makes the engine propose its assembly, and its customer sees it", async () => {
    const id = await skip();
    const before = await seen(id);
    // Nobody has counted: the board alone, 5 + 50 × 0.05.
    expect([before.isCounted, before.proposal?.total.amountMicro]).toEqual([false, 7_500_000]);
    expect((await api.call(viewBomQuote, { quoteId: id }, as(ann))).data.isCounted).toBe(false);
    expect((await count(id)).data).toEqual({ status: "Inquiry Received" });
    const after = await seen(id);
    expect([after.isCounted, after.boards[0]?.assembly]).toEqual([true, expect.objectContaining(COUNTS)]);
    // 5 × (80 × 0.0012 + 10 × 0.007).
    expect(after.proposal?.lines.find(({ key }) => key === "assembly")?.amountMicro).toBe(830_000);
    const shown = (await api.call(viewBomQuote, { quoteId: id }, as(ann))).data;
    expect([shown.isCounted, shown.specification.assembly]).toEqual([true, expect.objectContaining(COUNTS)]);
    expect((await desk.acts()).at(-1)).toMatchObject({ kind: "quote-counted", details: { board: 0, ...COUNTS } });
  });

  it("is priced with the rest, offered and ordered by", async () => {
    const id = await skip();
    await count(id);
    await take(id);
    const { proposal } = await seen(id);
    const lines = proposal?.lines.map(({ key, amountMicro }) => ({ key, amountMicro }));
    const { data } = await offer(id, lines);
    expect(data).toMatchObject({ status: "Quoted", totalMicro: proposal?.total.amountMicro });
    const added = await api.call(addQuoteToCart, { quoteId: id }, as(ann));
    const checkout = await api.call(openCheckout, { cartItemIds: [added.data.cartItemId] }, as(ann));
    expect(checkout.data.amountPayableMicro).toBe(proposal?.total.amountMicro);
  });

  it("of one of several boards is that board's, and leaves its neighbours as they were", async () => {
    const odd = (name: string) => quoteLine({ designators: [name], mpn: "ODD", footprint: "odd", supply: "customer" });
    const known = quoteLine({ supply: "customer" });
    const input = { lines: [known, odd("X1")], others: [{ boardName: "Second", lines: [known, odd("X2")] }] };
    const made = await api.call(createBomQuote, input as never, as(ann));
    expect(made.data.reasons).toEqual(["jointsUnknown"]);
    const { quoteId: id } = made.data;
    const other = await skip();
    expect((await seen(id)).parts.map(({ board, joints, mounting }) => [board, joints, mounting])).toEqual([
      [0, 2, "smt"],
      [0, null, null],
      [1, 2, "smt"],
      [1, null, null],
    ]);
    await count(id, { board: 1, bomLines: 2, smtJoints: 2, thtJoints: 7 });
    const found = await seen(id);
    expect(found.boards.map(({ assembly }) => assembly?.thtJoints)).toEqual([0, 7]);
    expect((await count(id, { board: 2 })).code).toBe("INVALID_INPUT");
    expect((await seen(other)).isCounted).toBe(false);
  });

  it("is said by staff alone, of what waits for a price, as whole numbers of something", async () => {
    const id = await skip();
    expect((await count(id, {}, ann)).type).not.toBe("success");
    for (const change of [{ smtJoints: -1 }, { thtJoints: 1.5 }, { bomLines: 0 }, { smtJoints: 0, thtJoints: 0 }]) {
      expect((await count(id, change)).code).toBe("INVALID_INPUT");
    }
    expect((await count("none")).code).toBe("NOT_FOUND");
    expect((await count(await inquireBoard(), {})).code).toBe("INVALID_INPUT");
    expect((await count(id, { from: "Quoting" })).code).toBe("STALE_VERSION");
    await api.call(refuseDeskQuote, { id, from: "Inquiry Received", reason: "no" } as never, as(eve));
    expect((await count(id, { from: "Invalid" })).code).toBe("MOVE_NOT_ALLOWED");
    expect((await seen(id)).isCounted).toBe(false);
  });
});
