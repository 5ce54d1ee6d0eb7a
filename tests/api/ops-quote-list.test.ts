// Quotes with parts in the admin: priced line by line if the catalog has no price, or read by engineers from a file.

import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, viewBomQuote } from "@/lib/contracts/bom";
import { openCheckout } from "@/lib/contracts/cart";
import { getAdminQuoteFile } from "@/lib/contracts/ops-quote";
import { offer, seen, take } from "../support/admin-quote-test";
import { ann, api, as, eve, setUpAdmin } from "../support/admin-test";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import type { Person } from "../support/shop";
import { addUpload } from "../support/uploads";

setUpAdmin();

describe("an inquiry with a parts list", () => {
  /** A resistor from the catalog, an unavailable chip, and a consigned part. */
  async function inquireList(change: Record<string, unknown> = {}): Promise<string> {
    const resistor = await addPart(api.db, "RC0603FR-0710KL");
    const chip = await addPart(api.db, "STM32F103C8T6", { stock: 0 });
    const lines = [
      quoteLine({ designators: ["R1", "R2"], quantity: 2, partId: resistor }),
      quoteLine({ designators: ["U1"], mpn: "STM32F103", partId: chip, footprint: "LQFP-48" }),
      quoteLine({ designators: ["C1"], supply: "customer" }),
    ];
    const input = { lines, assembly: { coordinates: true }, ...change };
    const answer = await api.callRaw(createBomQuote, input, as(ann));
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
    // An offer of staff holds whatever the stock is.
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
    const { key, ...stored } = await api.deps.store.put(Readable.from("Designator,MPN"), { maxBytes: 99 });
    const fileUrl = await addUpload(api.db, ann, { name: "bom.csv", mime: "text/csv", storageKey: key, ...stored });
    const id = await inquireList({ skipParse: 1, bomUrl: fileUrl });
    const other = await inquireList();
    const found = await seen(id);
    expect([found.reasons, found.parts]).toEqual([["parsingSkipped"], []]);
    // The joints are not counted: only the board is proposed, 5 + 50 × 0.05.
    expect(found.proposal?.total.amountMicro).toBe(7_500_000);
    expect(found.sections.map(({ section }) => section)).toEqual(["pcb", "components", "assembly", "stencil"]);
    expect(found.files).toEqual([{ fileUrl, fileName: "bom.csv", size: 14 }]);
    const fetched = async (quote: string, who: Person) =>
      (await api.fetchFile(getAdminQuoteFile, { id: quote, fileUrl }, as(who))).text();
    expect(await fetched(id, eve)).toBe("Designator,MPN");
    expect(await fetched(other, eve)).toContain("NOT_FOUND");
    expect(await fetched(id, ann)).not.toContain("Designator");
    await take(id);
    expect((await offer(id, [{ key: "boardFee", amountMicro: 9_000_000 }])).data).toMatchObject({ status: "Quoted" });
  });
});
