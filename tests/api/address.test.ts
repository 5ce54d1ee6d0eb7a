import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "@/lib/contracts/address";
import type { InputOf } from "@/lib/contracts/endpoint";
import { receivers } from "@/lib/server/db/tables/address";
import { refusedFields, createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { ADDRESS } from "../support/shop";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { MARKET_HOSTS: "shop.test=zh-CN" } });
});
beforeEach(() => emptyDatabase(api.db));

type Who = { token: string };
const CHINA = { headers: { host: "shop.test" } };
const CHINESE = {
  lastName: "张三",
  country: "CN",
  state: "广东省",
  city: "深圳市",
  district: "南山区",
  address: "科技南路8号",
  phone: "13812345678",
};

const add = async (who: Who, change: Partial<InputOf<typeof createReceiver>> = {}) =>
  (await api.call(createReceiver, { ...ADDRESS, ...change }, who)).data.id;
const rowsOf = async (who: Who) => (await api.call(listReceivers, {}, who)).data.rows;
const defaultsOf = async (who: Who) => (await rowsOf(who)).map(({ id, isDefault }) => [id, isDefault]);

describe("shipping addresses", () => {
  it("need a token", async () => {
    const calls = [
      api.call(listReceivers, {}),
      api.call(createReceiver, ADDRESS),
      api.call(updateReceiver, { ...ADDRESS, id: "any" }),
      api.call(deleteReceiver, { id: "any" }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await api.db.select().from(receivers)).toEqual([]);
  });

  it("are kept whole, the first of them the default, in one area", async () => {
    const ann = await api.signUp();
    const first = await add(ann);
    const china = await api.call(createReceiver, CHINESE, { ...ann, ...CHINA });
    expect(await rowsOf(ann)).toEqual([
      {
        ...{ firstName: "", company: "", state: "", district: "", address2: "", email: "", taxId: "" },
        ...ADDRESS,
        id: first,
        isDefault: 1,
      },
    ]);
    const there = (await api.call(listReceivers, {}, { ...ann, ...CHINA })).data.rows;
    expect(there.map(({ id, isDefault, district }) => [id, isDefault, district])).toEqual([
      [china.data.id, 1, "南山区"],
    ]);
  });

  it("have one default, which the call of three fields gives to another", async () => {
    const ann = await api.signUp();
    const [first, second] = [await add(ann), await add(ann, { city: "Leeds" })];
    const three = { id: second, isDefault: 1 as const, lastName: "Lovelace" };
    expect((await api.call(createReceiver, three, ann)).data).toEqual({ id: second });
    expect(await defaultsOf(ann)).toEqual([
      [second, 1],
      [first, 0],
    ]);
    const third = await add(ann, { city: "York", isDefault: 1 });
    expect((await defaultsOf(ann)).filter(([, isDefault]) => isDefault === 1)).toEqual([[third, 1]]);
  });

  it("are kept once: the same again answers the one that is there", async () => {
    const ann = await api.signUp();
    const [first, other] = [await add(ann), await add(ann, { city: "Leeds" })];
    expect(await add(ann, { city: " london ", address: ADDRESS.address.toUpperCase() })).toBe(first);
    expect(await add(ann, { city: "Leeds", isDefault: 1 })).toBe(other);
    expect(await defaultsOf(ann)).toEqual([
      [other, 1],
      [first, 0],
    ]);
    const bob = await api.signUp();
    expect(await add(bob)).not.toBe(first);
  });

  it("outside China name their recipient by first and last name", async () => {
    const ann = await api.signUp();
    const answer = await api.call(createReceiver, { ...ADDRESS, firstName: " " }, ann);
    expect([answer.code, answer.data]).toEqual([
      "INVALID_INPUT",
      [{ field: "firstName", message: expect.any(String) }],
    ]);
    expect(await rowsOf(ann)).toEqual([]);
  });

  it("are changed and removed, and neighbours stay as they were", async () => {
    const ann = await api.signUp();
    const [mine, neighbour] = [await add(ann), await add(ann, { lastName: "Byron" })];
    const before = (await rowsOf(ann)).find(({ id }) => id === neighbour);
    await api.call(updateReceiver, { ...ADDRESS, id: mine, city: "Oxford", postcode: "OX1 2JD" }, ann);
    expect((await rowsOf(ann)).map(({ city, postcode }) => [city, postcode])).toEqual([
      ["Oxford", "OX1 2JD"],
      ["London", "SW1Y 4JH"],
    ]);
    await api.call(deleteReceiver, { id: mine }, ann);
    expect(await rowsOf(ann)).toEqual([before]);
  });

  it("of somebody else are as good as missing", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const id = await add(ann);
    const before = await rowsOf(ann);
    for (const target of [id, "missing"]) {
      const answers = [
        await api.call(updateReceiver, { ...ADDRESS, id: target }, bob),
        await api.call(deleteReceiver, { id: target }, bob),
        await api.call(createReceiver, { id: target, isDefault: 1, lastName: "B" }, bob),
      ];
      expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    }
    expect([await rowsOf(ann), await rowsOf(bob)]).toEqual([before, []]);
  });

  it.each([
    [{ lastName: "" }, "lastName"],
    [{ country: "Britain" }, "country"],
    [{ phone: "call me" }, "phone"],
    [{ phone: "12345" }, "phone"],
    [{ phone: "+1 555 010 0199" }, "phone"],
    [{ postcode: "94103" }, "postcode"],
    [{ postcode: "" }, "postcode"],
    [{ email: "nobody" }, "email"],
  ])("are refused with the field named: %o", async (change, field) => {
    const ann = await api.signUp();
    const made = await api.call(createReceiver, { ...ADDRESS, ...change }, ann);
    expect(made.code).toBe("INVALID_INPUT");
    const id = await add(ann);
    const changed = await api.call(updateReceiver, { ...ADDRESS, ...change, id }, ann);
    expect([changed.code, refusedFields(changed)[0]]).toEqual(["INVALID_INPUT", field]);
    expect((await rowsOf(ann)).map((row) => row.id)).toEqual([id]);
  });

  it.each([
    ["US", "94103", "(415) 555-0100"],
    ["US", "94103", "415-555-0100 ext. 12"],
    ["CN", "", "0755-83211234转801"],
    ["CN", "", "0755-26881234-801"],
    ["SE", "SE-412 50", "031-555 01 48"],
  ])("take the phone numbers of %s as they are written there: %s %s", async (country, postcode, phone) => {
    const ann = await api.signUp();
    await add(ann, { country, postcode, phone });
    expect((await rowsOf(ann)).map((row) => row.phone)).toEqual([phone]);
  });

  it("say in the reader's language what is wrong with the postcode", async () => {
    const ann = await api.signUp();
    const input = { ...CHINESE, postcode: "5180" };
    const answer = await api.call(createReceiver, input, { ...ann, headers: { "x-locale": "zh" } });
    expect(answer.data).toEqual([{ field: "postcode", message: "与所选国家的邮编格式不符" }]);
  });
});
