// Orders, coupons and payments: ownership, and exactly-once effects.

import { type AttackCase, expectThat } from "./attack-case";
import {
  addAddress,
  addBoard,
  addItem,
  ADDRESS,
  dataOf,
  openPayment,
  placeOrder,
  pressPay,
  SPECIFICATION,
  uploadFile,
  viewOrder,
} from "./customer";
import type { Target } from "./target";

/** The host of the zh-CN area on the server under attack. */
export const CHINESE_HOST = "cn.example";

type Coupon = { couponId: string; state: number };

async function claimCoupon({ call }: Target, token: string): Promise<string> {
  const { templeId } = dataOf<{ templeId: string }>(
    await call("/api/auth/coupon?activityUrl=free-assembly", { token }),
    "the campaign",
  );
  return dataOf<Coupon>(await call(`/api/eda/user/claim?templeId=${templeId}`, { token }), "a coupon").couponId;
}

/** Ten assembled boards: 7.70 of work, less than the coupon of fifteen. */
async function assembledItem({ call }: Target, token: string): Promise<string> {
  const board = { board: { quantity: 10 } };
  const quote = dataOf<{ quoteId: string }>(await call("/api/eda/bom/quote", { token, body: board }), "a quote");
  const added = await call("/api/eda/bom/quote/add/cart", { token, body: { quoteId: quote.quoteId } });
  return dataOf<{ cartItemId: string }>(added, "a quote in the cart").cartItemId;
}

async function couponState({ call }: Target, token: string, couponId: string): Promise<number | undefined> {
  const list = dataOf<{ rows: Coupon[] }>(await call("/api/eda/user/coupon", { token }), "the coupons");
  return list.rows.find((coupon) => coupon.couponId === couponId)?.state;
}

const orders: AttackCase[] = [
  {
    id: "B14",
    title: "One's own order that names another's address, bill, board and file",
    run: async (target) => {
      const { call } = target;
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const receiverId = await addAddress(target, mine.token);
      const bill = dataOf<{ id: string }>(await call("/api/eda/bill", { token: mine.token, body: ADDRESS }), "a bill");
      const { projectId, fileUrl } = await addBoard(target, mine.token);
      const { token } = other;
      const own = { cartItemIds: [await addItem(target, token)], receiverId: await addAddress(target, token) };
      const orderId = await placeOrder(target, token, { ...own, cartItemIds: [await addItem(target, token)] });
      const tries: [string, string, object][] = [
        ["an address", "/api/eda/order", { ...own, receiverId, shippingMethod: "standard" }],
        ["a bill", "/api/eda/order", { ...own, billId: bill.id, shippingMethod: "standard" }],
        ["a board in the cart", "/api/eda/cart", { itemType: "Custom", specification: SPECIFICATION, projectId }],
        ["a file as a board", "/api/eda/project/gerber", { gerberUrl: fileUrl, projectName: "x" }],
        ["a board of an order's line", "/api/eda/order/file", { orderId, position: 0, projectId }],
        ["a file of a message", "/api/eda/order/message", { orderId, text: "x", fileIds: [fileUrl] }],
        ["a board's check", "/api/eda/dfm", { projectId }],
      ];
      for (const [what, path, body] of tries) {
        const { status, body: answer } = await call(path, { token, body });
        expectThat(status < 500 && answer.type === "error", `${what} was taken: ${status}`);
      }
    },
  },
  {
    id: "C09",
    title: "Another language and another area between the quote and the checkout",
    run: async (target) => {
      const { call } = target;
      const { token } = await target.signUp();
      const cartItemIds = [await addItem(target, token)];
      const checkout = (headers: Record<string, string>) =>
        call("/api/eda/cart/jump/order", { token, headers, body: { cartItemIds, currency: "CNY", area: "zh-CN" } });
      type View = { currency: string; amountPayableMicro: number };
      const english = dataOf<View>(await checkout({ "x-locale": "en" }), "the checkout");
      const chinese = dataOf<View>(await checkout({ "x-locale": "zh", "accept-language": "zh-CN" }), "the checkout");
      expectThat(english.currency === "USD" && chinese.currency === "USD", "the language changed the currency");
      expectThat(english.amountPayableMicro === chinese.amountPayableMicro, "the language changed the amount");
      const elsewhere = await checkout({ host: CHINESE_HOST });
      expectThat(elsewhere.body.type === "error", `the other area sold it: ${elsewhere.text.slice(0, 120)}`);
      const receiverId = await addAddress(target, token);
      const body = { cartItemIds, receiverId, shippingMethod: "standard" };
      const ordered = await call("/api/eda/order", { token, headers: { host: CHINESE_HOST }, body });
      expectThat(ordered.body.type === "error", "the other area took the order");
    },
  },
  {
    id: "C13",
    title: "A coupon of a cancelled order, used once more and not twice",
    run: async (target) => {
      const { token } = await target.signUp();
      const couponId = await claimCoupon(target, token);
      const receiverId = await addAddress(target, token);
      const first = await placeOrder(target, token, {
        ...{ couponId, receiverId, cartItemIds: [await assembledItem(target, token)] },
      });
      expectThat((await couponState(target, token, couponId)) === 1, "it is not used by its order");
      for (let at = 0; at < 3; at++) await target.call(`/api/eda/order/cancel/${first}`, { token, body: {} });
      expectThat((await couponState(target, token, couponId)) === 0, "its cancelled order keeps it");
      const items = [await assembledItem(target, token), await assembledItem(target, token)];
      const answers = await Promise.all(
        items.map((item) =>
          target.call("/api/eda/order", {
            token,
            body: { cartItemIds: [item], receiverId, couponId, shippingMethod: "standard" },
          }),
        ),
      );
      const placed = answers.filter(({ body }) => body.type === "success").length;
      expectThat(placed === 1, `${placed} orders took it at once`);
    },
  },
  {
    id: "C14",
    title: "A coupon worth more than what it is for",
    run: async (target) => {
      const { token } = await target.signUp();
      const couponId = await claimCoupon(target, token);
      const orderId = await placeOrder(target, token, {
        ...{ couponId, cartItemIds: [await assembledItem(target, token)] },
      });
      const { couponDiscountMicro, amountPayableMicro } = await viewOrder(target, token, orderId);
      expectThat(couponDiscountMicro === 7_700_000, `it took ${couponDiscountMicro / 1e6} off 7.70 of work`);
      expectThat(amountPayableMicro > 0, `the order costs ${amountPayableMicro / 1e6}`);
    },
  },
  {
    id: "H06",
    title: "Another's invoice",
    run: async (target) => {
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const orderId = await placeOrder(target, mine.token);
      const ask = (token: string | undefined, id: string) =>
        target.call("/api/eda/order/bill/export", { token, body: { orderId: id } });
      const own = await ask(mine.token, orderId);
      expectThat(own.text.startsWith("%PDF"), "its owner has none");
      const [foreign, missing] = [await ask(other.token, orderId), await ask(other.token, "0".repeat(26))];
      expectThat(
        foreign.body.type === "error" && foreign.text === missing.text,
        "another's is told from one that does not exist",
      );
      expectThat((await ask(undefined, orderId)).status === 403, "nobody was given it");
    },
  },
];

const payments: AttackCase[] = [
  {
    id: "J04",
    title: "Coming back from the payment page with a forged success",
    run: async (target) => {
      const { token } = await target.signUp();
      const orderId = await placeOrder(target, token);
      const request = await openPayment(target, token, orderId);
      const query = "status=success&paid=1&payment_intent=pi_1&redirect_status=succeeded";
      await target.call(`/my-center/orders/${orderId}?${query}`, { token });
      await target.call(`/api/eda/order/view/${orderId}?${query}`, { token });
      const paid = { orderId, status: "Paid", paid: true, paymentMethod: "sandbox" };
      await target.call("/api/eda/order/pay", { token, body: paid });
      await target.call("/api/eda/order", { method: "PUT", token, body: { ...paid, remark: "x" } });
      const forged = `${request.split(".")[0] ?? ""}.${"A".repeat(43)}`;
      await pressPay(target, forged);
      const { status } = await viewOrder(target, token, orderId);
      expectThat(status === "Submitted", `the order is ${status}`);
    },
  },
  {
    id: "J05",
    title: "One order paid in two windows",
    run: async (target) => {
      const { token } = await target.signUp();
      const orderId = await placeOrder(target, token);
      const [one, two] = [await openPayment(target, token, orderId), await openPayment(target, token, orderId)];
      await Promise.all([pressPay(target, one), pressPay(target, two), pressPay(target, one)]);
      const { status, payments: made, amountPayableMicro, refunds } = await viewOrder(target, token, orderId);
      const sum = (list: { amountMicro: number }[]) => list.reduce((total, { amountMicro }) => total + amountMicro, 0);
      const paid = sum(made.filter((payment) => payment.status === "succeeded")) - sum(refunds);
      expectThat(status === "Paid", `the order is ${status}`);
      expectThat(paid === amountPayableMicro, `${paid / 1e6} were kept of ${amountPayableMicro / 1e6}`);
    },
  },
  {
    id: "J06",
    title: "Paying an order that was cancelled",
    run: async (target) => {
      const { token } = await target.signUp();
      const orderId = await placeOrder(target, token);
      const request = await openPayment(target, token, orderId);
      await target.call(`/api/eda/order/cancel/${orderId}`, { token, body: {} });
      const again = await target.call("/api/eda/order/pay", { token, body: { orderId } });
      expectThat(again.body.code === "MOVE_NOT_ALLOWED", `a payment was opened: ${String(again.body.code)}`);
      await pressPay(target, request);
      const { status, payments: made, refunds } = await viewOrder(target, token, orderId);
      const kept = made.filter((payment) => payment.status === "succeeded").length;
      expectThat(
        status === "Cancelled" && kept <= refunds.length,
        `the order is ${status}, ${kept} payments were kept`,
      );
    },
  },
];

const sharing: AttackCase = {
  id: "B03r",
  title: "A shared report after its link was withdrawn, and guessed links",
  run: async (target) => {
    const { token } = await target.signUp();
    const { projectId } = await addBoard(target, token);
    dataOf(await target.call("/api/eda/dfm", { token, body: { projectId } }), "a check");
    const made = await target.call("/api/eda/dfm/share", { token, body: { projectId } });
    const link = dataOf<{ token: string }>(made, "a link").token;
    const bits = Buffer.from(link, "base64url").length * 8;
    expectThat(bits >= 128, `a link has ${bits} bits`);
    const open = (path: string) => target.call(`/api/eda/dfm/shared/${path}`);
    expectThat((await open(link)).body.type === "success", "the link does not open the report");
    await target.call("/api/eda/dfm/share", { method: "DELETE", token, body: { projectId } });
    const guessed = await open("A".repeat(link.length));
    for (const path of [link, `${link}/archive`]) {
      const { text, body } = await open(path);
      expectThat(body.type === "error" && text === guessed.text, `${path.slice(link.length)} is still open`);
    }
  },
};

/** A file from one owner's batch cannot be added to by another. */
const batches: AttackCase = {
  id: "F19",
  title: "Another's batch of uploads",
  run: async (target) => {
    const [mine, other] = [await target.signUp(), await target.signUp()];
    const first = await uploadFile(target, mine.token, Buffer.from("a,b\n1,2\n"), "list.csv");
    const add = (token: string, batchUid = "batch-of-one") =>
      target.upload(Buffer.from("a,b\n1,2\n"), { name: "list.csv", fileType: 10, token, fields: { batchUid } });
    for (let at = 0; at < 8; at++) dataOf(await add(mine.token), "a file of the batch");
    expectThat((await add(mine.token)).body.code === "TOO_MANY_FILES", "a ninth file was taken");
    dataOf(await add(other.token), "a file of another's own batch of that name");
    const { body } = await target.call(`/api/eda/file/${first}`, { token: other.token });
    expectThat(body.type === "error", "the batch opened another's file");
  },
};

export const checkout: AttackCase[] = [...orders, ...payments, sharing, batches];
