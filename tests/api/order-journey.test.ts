// From a visitor's archive to a paid order.

import { describe, expect, it } from "vitest";
import { ok } from "@/lib/base/result";
import { addToCart, openCheckout } from "@/lib/contracts/cart";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject, getBoard } from "@/lib/contracts/gerber";
import { createOrder, viewOrder } from "@/lib/contracts/order";
import { UNKNOWN_FACTS } from "../support/board-facts";
import { listMails } from "../support/mails";
import { FOUR_LAYERS_FACTS } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

const FACTS = {
  ...UNKNOWN_FACTS,
  ...FOUR_LAYERS_FACTS,
  ...{ widthMm: 50, heightMm: 40, layers: 2 },
  outline: "closed" as const,
};
const READING = {
  facts: FACTS,
  layers: [
    { file: "top.gbr", type: "copper", side: "top", confidence: 1, certainty: "certain" as const, evidence: [] },
  ],
  warnings: [],
  topSvg: "<svg/>",
  bottomSvg: "<svg/>",
};
const ZIP = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);

setUpApiTest({ deps: { readBoardFile: () => Promise.resolve(ok(READING)) } });

describe("the first journey", () => {
  it("leads from a visitor's archive to a paid order", async () => {
    const form = new FormData();
    form.set("fileType", "8");
    form.set("file", new File([ZIP], "board.zip"));
    const upload = await api.send(`http://localhost:3000${uploadFile.path}`, {
      method: "POST",
      body: form,
      headers: { host: "localhost:3000" },
    });
    const cookie = (upload.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const { fileUrl } = ((await upload.json()) as { data: { fileUrl: string } }).data;
    const board = await api.call(createBoardProject, { gerberUrl: fileUrl, projectName: "Lamp" }, { cookie });
    expect(board.data).toEqual({
      projectId: board.data.projectId,
      projectName: "Lamp",
      facts: { ...FACTS, confirmed: [] },
      layers: READING.layers,
      warnings: [],
      board3dSnapshot: null,
    });

    const person = await api.signUp({ cookie });
    expect((await api.call(getBoard, { projectId: board.data.projectId }, person)).data.projectName).toBe("Lamp");
    const specification = { widthMm: 50, heightMm: 40, quantity: 10 };
    const added = await api.call(
      addToCart,
      { itemType: "Custom", projectId: board.data.projectId, specification },
      person,
    );
    const checkout = await api.call(openCheckout, { cartItemIds: [added.data.cartItemId] }, person);
    expect(checkout.data.amountPayableMicro).toBe(1_000_000);
    const receiverId = await shop.addressOf(person);
    const input = {
      cartItemIds: [added.data.cartItemId],
      receiverId,
      shippingMethod: "standard" as const,
      expectedTotalMicro: 1_000_000,
    };
    const { data } = await api.call(createOrder, input, { ...person, key: "order-1" });
    await orderFlow.payFor(person, data.orderId);

    const order = (await api.call(viewOrder, { id: data.orderId }, person)).data;
    expect(order.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Queued", "customer"],
      ["Queued", "Submitted", "system"],
      ["Submitted", "Paid", "provider"],
    ]);
    expect([order.status, order.canPay, order.canCancel, order.lines[0]?.projectName]).toEqual([
      "Paid",
      false,
      true,
      "Lamp",
    ]);
    // Paid on Saturday 21 November: counts from Monday 23; five working days later is Monday 30, 18:00 in Shanghai.
    expect(order.estimatedShippingDate).toBe("2026-11-30T10:00:00.000Z");
    const sent = await listMails(api.db);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Order ${order.orderNumber} has been placed`,
      `Payment received for order ${order.orderNumber}`,
    ]);
    expect(sent[0]?.text).toContain("10 × Lamp, 2 layers, 50 × 40 mm");
  });
});
