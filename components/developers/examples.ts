// Requests that the page shows as curl commands, and a test sends.

export interface Example {
  readonly key: "price" | "parts" | "upload" | "cart" | "orders";
  readonly method: "GET" | "POST";
  /** With the query. */
  readonly path: string;
  readonly json?: object;
  /** Fields of a form; "@" before a value names a file. */
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

const BOARD = { layers: 4, widthMm: 60, heightMm: 50, quantity: 50 };

export const EXAMPLES: readonly Example[] = [
  { key: "price", method: "POST", path: "/api/eda/quote/pcb", json: BOARD },
  { key: "parts", method: "GET", path: "/api/eda/cart/part/search?keyword=10k%200603&quantity=100" },
  {
    ...{ key: "upload", method: "POST", path: "/api/eda/file/upload" },
    form: { fileType: "8", file: "@board.zip" },
  },
  {
    ...{ key: "cart", method: "POST", path: "/api/eda/cart", idempotencyKey: "release-7" },
    json: { itemType: "Custom", specification: BOARD },
  },
  { key: "orders", method: "GET", path: "/api/eda/order/list?pageSize=5" },
];

/** In single quotes, which no example contains. */
const quoted = (text: string) => `'${text}'`;

/** Reads the key from the variable BOARDWRIGHT_KEY, so that it is not kept in a shell's history. */
export function curlOf({ method, path, json, form, idempotencyKey }: Example, origin: string): string {
  const parts = [
    `curl ${quoted(`${origin}${path}`)}`,
    `-H "Authorization: Bearer $BOARDWRIGHT_KEY"`,
    ...(idempotencyKey === undefined ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...(json === undefined
      ? []
      : [`-H ${quoted("Content-Type: application/json")}`, `-d ${quoted(JSON.stringify(json))}`]),
    ...(method === "POST" && json === undefined && form === undefined ? ["-X POST"] : []),
  ];
  return parts.join(" \\\n  ");
}

/** An answer of the API: its envelope. */
export const ENVELOPE = `{
  "type": "success",
  "message": "",
  "data": { … }
}`;

export const REFUSAL = `{
  "type": "error",
  "code": "SCOPE_MISSING",
  "message": "…"
}`;
