// Every contract answered by the mock, held against the contract's own output.

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { generatedAnswer } from "@/scripts/mock-api/api";
import { generate } from "@/scripts/mock-api/generate";

const NAMES = Object.keys(REGISTRY) as EndpointName[];
const WITH_DATA = NAMES.filter((name) => (REGISTRY[name] as Endpoint).answer === "data");

describe("a generated answer", () => {
  it.each(WITH_DATA)("of %s keeps its contract", (name) => {
    const parsed = z.safeParse((REGISTRY[name] as Endpoint).output, generate(name, REGISTRY[name].output));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it("of a file has a name and a content", () => {
    expect(generatedAnswer("exportBill")).toMatchObject({ name: "mock.txt", mime: "text/plain" });
  });

  it("is the same in every run", () => {
    for (const name of WITH_DATA) expect(generatedAnswer(name), name).toEqual(generatedAnswer(name));
  });

  it("of two endpoints differs though their shapes are the same", () => {
    const output = z.object({ amounts: z.array(z.object({ amountMicro: z.int() })) });
    expect(generate("one", output)).not.toEqual(generate("other", output));
  });

  it("has no negative numbers where the contract asks for none", () => {
    const numbers = z.array(z.object({ days: z.int(), share: z.number(), below: z.int().check(z.lte(-5)) }));
    const drawn = Array.from({ length: 50 }, (_, at) => z.parse(numbers, generate(`numbers ${at}`, numbers))).flat();
    expect(drawn.filter(({ days, share }) => days < 0 || share < 0)).toEqual([]);
    expect(drawn.filter(({ below }) => below > -5)).toEqual([]);
  });

  it("counts its rows and reads values off the names of fields", () => {
    const output = z.object({
      rows: z.array(z.object({ orderId: z.string(), orderDate: z.string(), email: z.string(), widthMm: z.number() })),
      total: z.int(),
    });
    const { rows, total } = z.parse(output, generate("list", output));
    expect(total).toBe(rows.length);
    expect(rows.map(({ orderId }) => orderId)).toEqual(["order_1", "order_2", "order_3"]);
    for (const { orderDate, email, widthMm } of rows) {
      expect(new Date(orderDate).toISOString()).toBe(orderDate);
      expect(email).toMatch(/@example\.com$/);
      expect(widthMm).toBeGreaterThanOrEqual(10);
    }
  });
});
