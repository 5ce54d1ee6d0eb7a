// Records of other customers, and staff endpoints.

import { type AttackCase, expectThat } from "./attack-case";
import { addSchematic } from "./customer";
import type { Answer, Target } from "./target";

const MISSING = ["-1", "0", "1 or 1=1", "00000000000000000000000000", "%2e%2e", "a'b"];

/** Another customer's record must be answered exactly like one that does not exist. */
function sameAsMissing(actual: Answer, missing: Answer, where: string): void {
  const plain = ({ status, text }: Answer) => `${status} ${text}`;
  expectThat(
    plain(actual) === plain(missing) && actual.body.type !== "success",
    `${where} tells another's record from none`,
  );
}

async function quoteItem({ call }: Target, token: string): Promise<string> {
  const specification = { layers: 2, widthMm: 50, heightMm: 50, quantity: 5 };
  const headers = { "idempotency-key": `item-${token.slice(0, 8)}` };
  const { body } = await call("/api/eda/cart", { token, headers, body: { itemType: "Custom", specification } });
  return (body.data as { cartItemId?: string } | undefined)?.cartItemId ?? "";
}

/** An endpoint that takes one id, as `id` of its body or query. */
type ById = { id: string; title: string; method: string; path: (id: string) => string; field?: string };

const BY_ID: ById[] = [
  { id: "B04", title: "Quotes", method: "GET", path: (id) => `/api/eda/bom/quote/view?quoteId=${id}` },
  { id: "B05", title: "Orders", method: "GET", path: (id) => `/api/eda/order/view/${id}` },
  {
    id: "B05c",
    title: "Cancelling orders",
    method: "POST",
    path: (id) => `/api/eda/order/cancel/${id}`,
    field: "reason",
  },
  { id: "B11", title: "Files", method: "GET", path: (id) => `/api/eda/file/${id}` },
  { id: "B01", title: "Projects", method: "GET", path: (id) => `/api/eda/project/${id}/board` },
  { id: "B01a", title: "Archives of projects", method: "GET", path: (id) => `/api/eda/project/${id}/archive` },
];

const guesses: AttackCase[] = BY_ID.map(({ id, title, method, path, field }) => ({
  id,
  title: `${title} by guessed ids`,
  run: async ({ call, signUp }) => {
    const { token } = await signUp();
    for (const guess of MISSING) {
      const body = field === undefined ? undefined : { [field]: "x" };
      const { status, body: answer } = await call(path(encodeURIComponent(guess)), { method, token, body });
      expectThat(status < 500 && answer.type !== "success", `${guess} was answered ${status} ${String(answer.type)}`);
    }
  },
}));

const STAFF = [
  "overview",
  "order/list",
  "quote/list",
  "outbox/list",
  "audit/list",
  "part/list",
  "book/list",
  "refund/list",
  "report",
];
const PAGES = [
  "/ops",
  "/./ops",
  "/x/../ops/outbox",
  "/%2e/ops",
  "/zh/./ops",
  "/OPS",
  "/zh/ops",
  "/us-en/ops",
  "/ops/",
  "/zh//ops",
  "/%6fps",
  "/%252e/ops",
  "/ops;x=1",
  "/ops/orders/a.b",
  "/us-en/ops/orders/a.b",
];

export const ownership: AttackCase[] = [
  ...guesses,
  {
    id: "B08",
    title: "Another's item in the cart",
    run: async (target) => {
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const item = await quoteItem(target, mine.token);
      expectThat(item !== "", "no item could be put in the cart");
      const remove = (id: string) =>
        target.call("/api/eda/cart", { method: "DELETE", token: other.token, body: { cartItemIds: id } });
      sameAsMissing(await remove(item), await remove("missing"), "removing");
      const left = await target.call("/api/eda/cart/list", { token: mine.token });
      expectThat(left.text.includes(item), "it is gone from its owner's cart");
    },
  },
  {
    id: "B01m",
    title: "Another's import ended, and example projects changed",
    run: async ({ call, upload, signUp }) => {
      const [mine, other] = [await signUp(), await signUp()];
      const empty = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
      const sent = await upload(empty, { name: "a.zip", fileType: 7, token: mine.token, fields: { batchUid: "mine" } });
      const { fileUrl } = sent.body.data as { fileUrl: string };
      const mark = (batchUid: string) =>
        call("/api/eda/project/mark", { token: other.token, body: { state: 0, batchUid } });
      sameAsMissing(await mark("mine"), await mark("none"), "marking");
      const kept = await call(`/api/eda/file/${fileUrl}`, { token: mine.token });
      expectThat(kept.status === 200 && kept.body.type !== "error", "another's file was deleted");
      const path = "/api/eda/project/example-blinker";
      const { content } = (await call(`${path}/document`)).body.data as { content: unknown };
      for (const [method, address, body] of [
        ["PUT", `${path}/document`, { version: 1, content }],
        ["DELETE", path, undefined],
        ["POST", "/api/eda/project/share", { projectId: "example-blinker", right: "edit" }],
      ] as const) {
        const { body: answer } = await call(address, { method, token: other.token, body });
        expectThat(answer.code === "NOT_FOUND", `${method} of an example was answered ${String(answer.code)}`);
      }
    },
  },
  {
    id: "B01t",
    title: "Another's drawing as thumbnail and as PDF, also with a tag and with a token that is none",
    run: async (target) => {
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const { projectId } = await addSchematic(target, mine.token);
      for (const kind of ["thumbnail", "pdf"]) {
        const path = `/api/eda/project/${projectId}/${kind}`;
        const own = await target.call(path, { token: mine.token });
        expectThat(own.status === 200 && own.body.type !== "error", `its owner gets no ${kind}`);
        const missing = await target.call(`/api/eda/project/missing/${kind}`, { token: other.token });
        for (const query of ["", `?token=${"x".repeat(22)}`])
          for (const who of [{ token: other.token }, {}])
            sameAsMissing(await target.call(path + query, who), missing, `a ${kind}`);
        const tag = own.headers.get("etag") ?? '"none"';
        const asked = { token: other.token, headers: { "if-none-match": tag } };
        sameAsMissing(await target.call(path, asked), missing, `a ${kind} by its tag`);
      }
    },
  },
  {
    id: "B11v",
    title: "A visitor's upload, by another visitor and by nobody",
    run: async ({ call, upload, signUp }) => {
      const sent = await upload(Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]));
      const { fileUrl } = sent.body.data as { fileUrl: string };
      const { token } = await signUp();
      const missing = await call("/api/eda/file/missing", { token });
      sameAsMissing(await call(`/api/eda/file/${fileUrl}`, { token }), missing, "downloading");
      sameAsMissing(await call(`/api/eda/file/${fileUrl}`), missing, "downloading as nobody");
    },
  },
  {
    id: "B15",
    title: "Staff's calls as a customer and as nobody",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      for (const path of STAFF)
        for (const who of [{ token }, {}, { cookie: "admin=1.x" }]) {
          const { status } = await call(`/api/ops/${path}?admin=1&isStaff=true`, who);
          expectThat(status === 404, `${path} answered ${status}`);
        }
    },
  },
  {
    id: "B15p",
    title: "Staff's pages under every spelling of their address",
    run: async ({ raw }) => {
      for (const path of PAGES) {
        const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 20);
        const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "none";
        const location = /\r\nlocation: (\S+)/i.exec(answer)?.[1] ?? "";
        expectThat(["404", "400", "307", "308"].includes(status), `${path} answered ${status}`);
        expectThat(!location.endsWith("/-"), `${path} leads to ${location}`);
      }
    },
  },
];
