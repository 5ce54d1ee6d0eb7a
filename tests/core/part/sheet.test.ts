import { describe, expect, it } from "vitest";
import { decodeMpn } from "@/lib/core/part/catalogue";
import { readPartSheet } from "@/lib/core/part/sheet";

describe("a distributor's list", () => {
  const read = (text: string) => readPartSheet(text, decodeMpn);

  it("is filled in where the code is known", () => {
    const { parts, problems } = read(
      "MPN,Stock,Currency,Tiers,Minimum,Multiple\nRC0603FR-0710KL,4000,CNY,100:0.012; 1000:0.009,100,100\n",
    );
    expect(problems).toEqual([]);
    expect(parts).toEqual([
      {
        ...decodeMpn("RC0603FR-0710KL"),
        stock: 4_000,
        minimum: 100,
        multiple: 100,
        attrition: 0,
        currency: "CNY",
        tiers: [
          { from: 100, unitMicro: 12_000 },
          { from: 1_000, unitMicro: 9_000 },
        ],
      },
    ]);
  });

  it("of unknown codes says what they are", () => {
    const header = "mpn,manufacturer,category,package,pins,mounting,parameters,stock,currency,tiers";
    const { parts, problems } = read(
      `${header}\nXY-1,Acme,sensor,SOIC-8,8,smt,voltage=5 V; function=Flow sensor,7,USD,1:2.50\n`,
    );
    expect(problems).toEqual([]);
    expect(parts[0]).toMatchObject({
      manufacturer: "Acme",
      category: "sensor",
      pins: 8,
      parameters: { voltage: "5 V", function: "Flow sensor" },
      tiers: [{ from: 1, unitMicro: 2_500_000 }],
    });
  });

  it.each([
    ["RC0603FR-0710KL,-1,USD,1:0.1", "stock"],
    ["RC0603FR-0710KL,1e9,USD,1:0.1", "stock"],
    ["RC0603FR-0710KL,1,EUR,1:0.1", "currency"],
    ["RC0603FR-0710KL,1,USD,", "tiers"],
    ["RC0603FR-0710KL,1,USD,10:0.1; 1:0.2", "tiers"],
    ["RC0603FR-0710KL,1,USD,1:0.1; 10:0.2", "tiers"],
    ["RC0603FR-0710KL,1,USD,1:0.1000001", "tiers"],
    ["XY-1,1,USD,1:0.1", "manufacturer"],
    [",1,USD,1:0.1", "mpn"],
    ["密,1,USD,1:0.1", "mpn"],
  ])("%s is not read, for its %s", (row, column) => {
    expect(read(`mpn,stock,currency,tiers\n${row}`)).toEqual({ parts: [], problems: [{ line: 2, column }] });
  });
});
