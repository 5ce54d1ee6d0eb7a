// Values of a board or a stencil that are on no list, are no number or fit no machine: no price, no item, the field named.

import { describe, expect, it } from "vitest";
import { addToCart } from "@/lib/contracts/cart";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { quoteMatrix, quotePcb } from "@/lib/contracts/pcb";
import { quoteStencil } from "@/lib/contracts/stencil";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { cartItems } from "@/lib/server/db/tables/order";
import { api, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const fieldsOf = (data: unknown) => (data as { field: string }[]).map(({ field }) => field);

/** JSON as it was written: what no object of ours could hold. */
async function sendJson(endpoint: Endpoint, json: string, token = "") {
  const headers = { host: "localhost:3000", "content-type": "application/json", "x-locale": "en" };
  const init = { method: endpoint.method, headers: { ...headers, ...(token && { authorization: token }) }, body: json };
  const response = await api.send(`http://localhost:3000${endpoint.path}`, init);
  return (await response.json()) as { type: string; code?: string; data: unknown };
}

describe("a value that is on no list", () => {
  it.each(Object.keys(PCB_OPTIONS))("of %s is refused by quote and cart, which name the field", async (option) => {
    const { token } = await api.signUp();
    for (const value of ["Purple", -1, 3.5, null, [], {}, "__proto__"]) {
      const quoted = await api.call(quotePcb, { [option]: value });
      expect([quoted.code, fieldsOf(quoted.data)]).toEqual(["INVALID_INPUT", [option]]);
      const added = await api.call(addToCart, { itemType: "Custom", specification: { [option]: value } }, { token });
      expect([added.code, fieldsOf(added.data)]).toEqual(["INVALID_INPUT", [`specification.${option}`]]);
    }
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it.each(["stencilType", "framework", "size", "thicknessUm", "side", "fiducials", "solderBall"])(
    "of a stencil's %s is refused, and the field named",
    async (option) => {
      for (const value of ["Purple", -1, 3.5, null, []]) {
        const answer = await api.callRaw(quoteStencil, { [option]: value });
        expect([answer.code, fieldsOf(answer.data)]).toEqual(["INVALID_INPUT", [option]]);
      }
    },
  );
});

describe("a quantity", () => {
  /** As they stand in JSON. `1e3` as a number is a thousand, as text it is no number of ours. */
  const NONE = ["0", "-1", "1.5", '"1e3"', "1e309", "-1e309", "9007199254740993", '"5 "', '"５"', '"NaN"', '"0x10"'];
  const MORE = ["null", "true", "[5]", "{}", '""', '"5,10"', "7", "10001", "-5"];

  it.each([...NONE, ...MORE])("of %s buys nothing, wherever it is said", async (quantity) => {
    const { token } = await api.signUp();
    const refused = ["INVALID_INPUT", "UNSUPPORTED_COMBINATION"];
    for (const itemType of ["Custom", "Stencil"]) {
      if (itemType === "Stencil" && quantity === "7") continue;
      const [inside, beside] = [
        `"specification":{"quantity":${quantity}}`,
        `"specification":{},"quantity":${quantity}`,
      ];
      for (const said of [inside, beside]) {
        const answer = await sendJson(addToCart, `{"itemType":"${itemType}",${said}}`, token);
        expect(refused, said).toContain(answer.code);
      }
    }
    expect(await api.db.select().from(cartItems)).toEqual([]);
    const quoted = await sendJson(quotePcb, `{"quantity":${quantity}}`);
    if (quoted.type === "success") {
      expect(quoted.data).toMatchObject({ lines: [], total: { amountMicro: 0 }, violations: [{ option: "quantity" }] });
    } else expect([quoted.code, fieldsOf(quoted.data)]).toEqual(["INVALID_INPUT", ["quantity"]]);
    const table = await sendJson(quoteMatrix, `{"quantities":[${quantity}],"leadTimes":[5]}`);
    if (table.type === "success") expect(table.data).toMatchObject({ totalsMicro: [[null]] });
    else expect(table.code).toBe("INVALID_INPUT");
  });
});

describe("a size", () => {
  it.each([
    ["0", "0"],
    ["-50", "50"],
    ["0.001", "1e9"],
    ["500.01", "600"],
    ["500", "600.01"],
    ["9.99", "10"],
    ["12345678901234567890", "50"],
    ['"12345678901234567890"', "50"],
    ["50.123", "50"],
    ['"50.123"', "50"],
    ["1e309", "50"],
    ['"1e2"', "50"],
    ['"５０"', "50"],
    ['" 50"', "50"],
    ['"0x32"', "50"],
    ["null", "50"],
  ])("of %s × %s mm has no price and is not bought; why is said", async (widthMm, heightMm) => {
    const { token } = await api.signUp();
    const json = `{"widthMm":${widthMm},"heightMm":${heightMm}}`;
    const quoted = await sendJson(quotePcb, json);
    if (quoted.type === "success") {
      const { lines, violations } = quoted.data as { lines: unknown[]; violations: Record<string, unknown>[] };
      expect(lines).toEqual([]);
      expect(violations[0]).toMatchObject({ rule: "size" });
      expect(violations[0]?.message).toMatch(
        / is smaller than the smallest board, 10 × 10 mm| is larger than the largest board, 500 × 600 mm|two decimals/,
      );
    } else {
      expect(quoted.code).toBe("INVALID_INPUT");
      expect(fieldsOf(quoted.data)[0]).toBe("widthMm");
    }
    const added = await sendJson(addToCart, `{"itemType":"Custom","specification":${json}}`, token);
    expect(["INVALID_INPUT", "UNSUPPORTED_COMBINATION"]).toContain(added.code);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });
});
