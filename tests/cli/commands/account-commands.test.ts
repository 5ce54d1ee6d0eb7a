// Commands on the account over the real API: parts lists, orders, stored keys.

import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADDRESS, makeKey, runCli, sendTo } from "../../support/cli";
import { addPart } from "../../support/parts";
import { api, setUpApiTest, shop } from "../../support/shop-test";
import type { Person } from "../../support/shop";
import { temporaryDirectory } from "../../support/temporary-directory";
import { PLACEMENTS } from "../../support/uploads";

setUpApiTest({ isFresh: false });
afterAll(() => api.deps.matcher.close());

let person: Person;
let key: string;
let folder: string;
beforeAll(async () => {
  person = await api.signUp();
  key = await makeKey(api, person, ["quote", "files", "orders:read"]);
  folder = temporaryDirectory();
});

const cli = (argv: string[], { env = {}, ...setting }: Partial<Parameters<typeof runCli>[1]> = {}) =>
  runCli(argv, { send: sendTo(api), cwd: folder, env: { BOARDWRIGHT_API_KEY: key, ...env }, ...setting });

describe("bom", () => {
  it("matches lines, prices those with a part, and fails where one needs a review", async () => {
    await addPart(api.db, "RC0603FR-0710KL");
    const list = 'Designator,Quantity,MPN,DNP\n"R1,R2",2,RC0603FR-0710KL,\nU2,1,NOBODY-HAS-THIS-1,\nJ1,1,,DNP\n';
    writeFileSync(path.join(folder, "bom.csv"), list);
    writeFileSync(path.join(folder, "pos.csv"), PLACEMENTS);
    const argv = ["bom", "bom.csv", "--placements", "pos.csv", "--quantity", "100"];
    const result = await cli([...argv, "--json"]);
    const answer = result.json<{
      lines: { designators: string[]; state: string; part: { mpn: string; isSample: boolean } | null }[];
      openLines: number;
      componentsTotal: string;
      placements: { count: number; unplaced: string[] };
    }>();
    expect(answer.lines.map(({ state, part }) => [state, part?.mpn])).toEqual([
      ["Normal", "RC0603FR-0710KL"],
      ["Not matched", undefined],
      ["Part Number Missing", undefined],
    ]);
    // 200 and what a machine loses, 210, at 0.008.
    expect([answer.openLines, answer.componentsTotal]).toEqual([1, "1.68"]);
    expect([answer.placements.count, answer.placements.unplaced]).toEqual([1, ["R2", "U2"]]);
    expect(result.exit).toBe(0);
    const shown = await cli([...argv, "--fail-on", "review"]);
    expect([shown.exit, shown.out.includes("Not matched"), shown.out.includes("$1.68")]).toEqual([1, true, true]);
  });

  it("says what it does not read", async () => {
    writeFileSync(path.join(folder, "bom.pdf"), "%PDF");
    const pdf = await cli(["bom", "bom.pdf"]);
    expect([pdf.exit, pdf.err.includes(".xlsx")]).toEqual([2, true]);
    const empty = await cli(["bom", "-", "--json"], { input: new TextEncoder().encode("nothing at all") });
    expect([empty.exit, empty.json<{ error: { code: string } }>().error.code]).toEqual([5, "NO_PARTS_LIST"]);
  });
});

describe("status", () => {
  it("lists the account's orders and shows one by its number", async () => {
    expect((await cli(["status"])).out).toContain("No orders yet");
    const neighbor = await api.signUp();
    const [orderId, other] = [await shop.mustOrder(person), await shop.mustOrder(neighbor)];
    const { orders } = (await cli(["status", "--json"])).json<{
      orders: { orderId: string; orderNumber: string; url: string; payable: string }[];
    }>();
    expect(orders.map((order) => order.orderId)).toEqual([orderId]);
    expect(orders[0]?.url).toBe(`${ADDRESS}/my-center/orders/${orderId}`);
    const number = orders[0]?.orderNumber ?? "";
    const shown = await cli(["status", number]);
    expect([shown.exit, shown.out.includes(number), shown.out.includes("Submitted")]).toEqual([0, true, true]);
    const foreign = await cli(["status", other, "--json"]);
    expect([foreign.exit, foreign.json<{ error: { code: string } }>().error.code]).toEqual([5, "NOT_FOUND"]);
  });
});

describe("login", () => {
  const size = ["quote", "--width", "60", "--height", "50"];

  it("stores a checked key for its owner alone, and logout removes it", async () => {
    const config = temporaryDirectory();
    const env = { BOARDWRIGHT_API_KEY: "", BOARDWRIGHT_URL: "", XDG_CONFIG_HOME: config };
    const file = path.join(config, "boardwright", "credentials.json");
    const stored = await cli(["login", "--url", ADDRESS], { env, input: new TextEncoder().encode(`${key}\n`) });
    expect(stored.exit, stored.err).toBe(0);
    expect(stored.out + stored.err).not.toContain(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o077).toBe(0);
    expect((await cli(["status", "--json"], { env })).exit).toBe(0);

    // The key stays with its address.
    let sent: string | null = null;
    const elsewhere = await cli([...size, "--url", "https://other.example"], {
      env,
      send: (_address, init) => {
        sent = new Headers(init.headers).get("authorization");
        return Promise.resolve(Response.json({ type: "error", code: "NOT_FOUND", message: "none" }));
      },
    });
    expect([elsewhere.exit, sent]).toEqual([5, null]);

    chmodSync(file, 0o644);
    expect((await cli(["status"], { env })).exit).toBe(4);
    chmodSync(file, 0o600);
    expect((await cli(["logout"], { env })).exit).toBe(0);
    expect((await cli(["status", "--json"], { env })).exit).toBe(2);
  });

  it("refuses what is no key, and a key that nobody has", async () => {
    const config = temporaryDirectory();
    const env = { BOARDWRIGHT_API_KEY: "", XDG_CONFIG_HOME: config };
    const login = (text: string) => cli(["login"], { env, input: new TextEncoder().encode(text) });
    expect((await login("password")).exit).toBe(2);
    expect((await login(`bw_${"a".repeat(43)}`)).exit).toBe(4);
    expect(() => readFileSync(path.join(config, "boardwright", "credentials.json"))).toThrow();
  });

  it("keeps a server per area", async () => {
    const env = { BOARDWRIGHT_API_KEY: "", BOARDWRIGHT_URL: "", XDG_CONFIG_HOME: temporaryDirectory() };
    const input = new TextEncoder().encode(key);
    expect((await cli(["login", "--area", "en-US", "--url", ADDRESS], { env, input })).exit).toBe(0);
    expect((await cli([...size, "--area", "en-US"], { env })).exit).toBe(0);
    const other = await cli([...size, "--area", "zh-CN", "--lang", "en"], { env });
    expect([other.exit, other.err.includes("zh-CN")]).toEqual([2, true]);
  });
});
