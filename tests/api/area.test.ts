import { beforeAll, describe, expect, it } from "vitest";
import { listAreas, listChildAreas, listChinaAreas, listReceiverAreas } from "@/lib/contracts/area";
import { createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});

const ZH = { headers: { "x-locale": "zh" } };

describe("the list of countries", () => {
  it("is whole, named and sorted in the reader's language, for parcels as for bills, and needs no token", async () => {
    const english = (await api.call(listAreas, {})).data;
    expect(english.total).toBe(249);
    expect(english.rows[0]).toEqual({ areaId: "AF", areaName: "Afghanistan", hasChildren: false });
    expect(english.rows.find(({ areaId }) => areaId === "SE")).toEqual({
      areaId: "SE",
      areaName: "Sweden",
      hasChildren: true,
    });
    const chinese = (await api.call(listReceiverAreas, {}, ZH)).data;
    expect(chinese.rows.find(({ areaId }) => areaId === "SE")?.areaName).toBe("瑞典");
    expect(chinese.rows.map(({ areaId }) => areaId).sort()).toEqual(english.rows.map(({ areaId }) => areaId).sort());
    expect((await api.call(listReceiverAreas, {})).data).toEqual(english);
  });
});

describe("what lies in a country or a state", () => {
  it("is its states, or its cities where they are few", async () => {
    const states = (await api.call(listChildAreas, { parentId: "DE" })).data;
    expect([states.total, states.rows.find(({ areaId }) => areaId === "DE-HB")]).toEqual([
      16,
      { areaId: "DE-HB", areaName: "Bremen", hasChildren: true },
    ]);
    const cities = (await api.call(listChildAreas, { parentId: "DE-HB" })).data;
    expect(cities.rows.map(({ areaName }) => areaName)).toEqual(["Bremen", "Bremerhaven"]);
    expect((await api.call(listChildAreas, { parentId: "US-CA" })).data).toEqual({ rows: [], total: 0 });
    expect((await api.call(listChildAreas, { parentId: "SG" })).data).toEqual({ rows: [], total: 0 });
  });

  it("is nothing of what is no place", async () => {
    for (const parentId of ["XX", "US-XX", "DE-HB-X"]) {
      expect((await api.call(listChildAreas, { parentId })).code).toMatch(/NOT_FOUND|INVALID_INPUT/);
    }
    expect((await api.callRaw(listChildAreas, {})).code).toBe("INVALID_INPUT");
    expect((await api.call(listChildAreas, { parentId: "X" })).code).toBe("INVALID_INPUT");
  });
});

describe("what lies in a region of China", () => {
  it("is provinces, then cities, then districts", async () => {
    const within = async (regionId?: string) => (await api.call(listChinaAreas, { regionId })).data;
    expect([(await within()).total, await within("")]).toEqual([31, await within()]);
    expect((await within()).rows[0]).toEqual({ areaId: "110000", areaName: "北京市", hasChildren: true });
    expect((await within("440000")).rows.map(({ areaName }) => areaName)).toContain("深圳市");
    expect((await within("440300")).rows).toContainEqual({ areaId: "440305", areaName: "南山区", hasChildren: false });
    expect(await within("440305")).toEqual({ rows: [], total: 0 });
  });

  it("is nothing of a code of no region", async () => {
    expect((await api.call(listChinaAreas, { regionId: "999999" })).code).toBe("NOT_FOUND");
    expect((await api.call(listChinaAreas, { regionId: "4403004403004" })).code).toBe("INVALID_INPUT");
  });
});
