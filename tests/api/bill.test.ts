import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBill, deleteBill, getUserBill, listBills, updateBill, updateUserBill } from "@/lib/contracts/bill";
import { bills } from "@/lib/server/db/tables/address";
import { refusedFields, createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

const COMPANY = {
  firstName: "Mara",
  lastName: "Lindqvist",
  company: "Halden Instruments AB",
  country: "SE",
  city: "Göteborg",
  address: "Fabriksgatan 14",
  postcode: "412 50",
  phone: "+46 31 555 01 48",
  taxId: "SE556000016701",
  invoiceTitle: "Halden Instruments AB, Inköp",
  realValue: 1 as const,
};
const EMPTY = {
  firstName: "",
  lastName: "",
  company: "",
  country: "",
  state: "",
  city: "",
  district: "",
  address: "",
  address2: "",
  postcode: "",
  phone: "",
  email: "",
  taxId: "",
  invoiceTitle: "",
  realValue: 0 as const,
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => emptyDatabase(api.db));

const signUp = async () => ({ token: (await api.signUp()).token });
type Person = Awaited<ReturnType<typeof signUp>>;
const add = async (person: Person, change: Partial<typeof COMPANY> & { isDefault?: 0 | 1 } = {}) =>
  (await api.call(createBill, { ...COMPANY, ...change }, person)).data.id;
const rowsOf = async (person: Person) => (await api.call(listBills, {}, person)).data.rows;

describe("billing addresses", () => {
  it("are asked for with a live token only", async () => {
    const answers = [
      await api.call(listBills, {}),
      await api.call(getUserBill, {}),
      await api.call(updateUserBill, {}),
      await api.call(createBill, COMPANY),
      await api.call(updateBill, { ...COMPANY, id: "any" }),
      await api.call(deleteBill, { id: "any" }),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [403, undefined]));
    expect(await api.db.select().from(bills)).toEqual([]);
  });

  it("are kept as given, with the country in the reader's language; the first one is the default", async () => {
    const ann = await signUp();
    const id = await add(ann);
    const whole = { ...EMPTY, ...COMPANY, id, isDefault: 1, countryName: "Sweden" };
    expect((await api.call(listBills, {}, ann)).data).toEqual({ rows: [whole], total: 1 });
    expect((await api.call(getUserBill, {}, ann)).data).toEqual(whole);
    const chinese = await api.call(getUserBill, {}, { ...ann, headers: { "x-locale": "zh" } });
    expect(chinese.data?.countryName).toBe("瑞典");
  });

  it("have one default, which another one takes over by being made it", async () => {
    const ann = await signUp();
    const first = await add(ann);
    const second = await add(ann, { invoiceTitle: "Second", isDefault: 1 });
    expect((await rowsOf(ann)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, 1],
      [first, 0],
    ]);
    await api.call(updateBill, { ...COMPANY, id: first, isDefault: 1 }, ann);
    expect((await rowsOf(ann)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first, 1],
      [second, 0],
    ]);
  });

  it("are changed and removed by their owner alone; another's is as good as missing", async () => {
    const [ann, bob] = [await signUp(), await signUp()];
    const id = await add(ann);
    const kept = await rowsOf(ann);
    for (const wrong of [id, "missing"]) {
      const change = await api.call(updateBill, { ...COMPANY, city: "Malmö", id: wrong, isDefault: 1 }, bob);
      const removal = await api.call(deleteBill, { id: wrong }, bob);
      expect([change.code, change.message, removal.code, removal.message]).toEqual([
        "NOT_FOUND",
        "This doesn't exist, or you don't have access to it.",
        "NOT_FOUND",
        "This doesn't exist, or you don't have access to it.",
      ]);
    }
    expect(await rowsOf(ann)).toEqual(kept);
    expect(await rowsOf(bob)).toEqual([]);
    await api.call(updateBill, { ...COMPANY, city: "Malmö", realValue: 0, id }, ann);
    expect((await rowsOf(ann)).map(({ city, realValue, isDefault }) => [city, realValue, isDefault])).toEqual([
      ["Malmö", 0, 1],
    ]);
    const neighbour = await add(ann, { invoiceTitle: "Stays" });
    await api.call(deleteBill, { id }, ann);
    expect((await rowsOf(ann)).map((row) => row.id)).toEqual([neighbour]);
  });

  it.each([
    [{ lastName: "" }, "lastName"],
    [{ country: "Sweden" }, "country"],
    [{ city: " " }, "city"],
    [{ address: undefined }, "address"],
    [{ phone: "call me" }, "phone"],
    [{ phone: "555 01 48" }, "phone"],
    [{ postcode: "4125" }, "postcode"],
    [{ invoiceTitle: "x".repeat(121) }, "invoiceTitle"],
    [{ realValue: 2 }, "realValue"],
  ])("are refused with the field named: %o", async (change, field) => {
    const ann = await signUp();
    const answer = await api.callRaw(createBill, { ...COMPANY, ...change }, ann);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
    expect(await api.db.select().from(bills)).toEqual([]);
  });

  it("do not take what only the server says: owner, area, id, the country's name", async () => {
    const [ann, bob] = [await api.signUp(), await signUp()];
    const lies = { accountId: ann.accountId, area: "zh-CN", id: "mine", countryName: "Atlantis", isBusiness: true };
    await api.callRaw(createBill, { ...COMPANY, realValue: 0, ...lies }, bob);
    const [row] = await rowsOf(bob);
    expect([row?.countryName, row?.realValue, row?.id === "mine"]).toEqual(["Sweden", 0, false]);
    expect(await rowsOf({ token: ann.token })).toEqual([]);
  });

  it("are at most fifty", async () => {
    const ann = await signUp();
    for (let count = 0; count < 50; count++) await add(ann);
    const answer = await api.call(createBill, COMPANY, ann);
    expect([answer.code, answer.message]).toEqual([
      "TOO_MANY_RECORDS",
      "You have reached the limit of 50. Remove one first.",
    ]);
  });
});

describe("the account's own billing address", () => {
  it("is null before it was written", async () => {
    expect(await api.call(getUserBill, {}, await signUp())).toMatchObject({ type: "success", data: null });
  });

  it("is written whole: what is empty is emptied, by a form that sends empty strings for missing values", async () => {
    const ann = await signUp();
    const { id } = (await api.call(updateUserBill, COMPANY, ann)).data;
    const empty = Object.fromEntries(Object.keys(EMPTY).map((name) => [name, ""]));
    const again = await api.callRaw(
      updateUserBill,
      { ...empty, lastName: "Lindqvist" },
      {
        ...ann,
        body: "multipart",
      },
    );
    expect(again.data).toEqual({ id });
    expect(await rowsOf(ann)).toEqual([{ ...EMPTY, lastName: "Lindqvist", id, isDefault: 1, countryName: "" }]);
  });

  it("is one, however often it is written at once", async () => {
    const ann = await signUp();
    await Promise.all(Array.from({ length: 8 }, () => api.call(updateUserBill, COMPANY, ann)));
    expect(await rowsOf(ann)).toHaveLength(1);
  });

  it("refuses what is no country, postcode or phone number", async () => {
    const ann = await signUp();
    for (const change of [{ country: "S" }, { phone: "++" }, { phone: "+46 1" }, { postcode: "SW1Y 4JH" }]) {
      expect((await api.call(updateUserBill, { ...COMPANY, ...change }, ann)).code).toBe("INVALID_INPUT");
    }
  });
});
