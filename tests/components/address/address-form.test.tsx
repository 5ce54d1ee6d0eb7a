// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddressForm } from "@/components/address/address-form";
import type { AddressValues } from "@/components/address/address-resolver";
import { emptyAddress } from "@/components/address/address-editor";
// Loaded when they are needed; here before, so that no test waits for them.
import "@/lib/core/address/check";
import "@/lib/core/address/parse-chinese-address";
import type { FieldIssue } from "@/lib/contracts/envelope";
import type { MarketTag } from "@/lib/i18n/variants";
import type { Area } from "@/lib/contracts/area";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const areas = (...names: [areaId: string, areaName: string][]): { rows: Area[]; total: number } => ({
  rows: names.map(([areaId, areaName]) => ({ areaId, areaName, hasChildren: true })),
  total: names.length,
});
/** Three levels of China, and of other countries nothing: what is not listed is typed. */
const REGIONS: Record<string, { rows: Area[]; total: number }> = {
  "": areas(["440000", "广东省"], ["110000", "北京市"]),
  "440000": areas(["440100", "广州市"], ["440300", "深圳市"]),
  "440300": areas(["440304", "福田区"], ["440305", "南山区"]),
  "110000": areas(["110100", "北京市"]),
};

beforeEach(() => {
  stubBrowser();
  forgetPage();
  api.answer("listChildAreas", areas());
  api.respond("listChinaAreas", ({ query }) =>
    Response.json({ type: "success", message: "", data: REGIONS[query.regionId ?? ""] ?? areas() }),
  );
});
afterEach(cleanup);

type Save = (values: AddressValues) => Promise<FieldIssue[]>;

function show(area: "en-US" | "zh-CN", onSave: Save, tag: MarketTag = area) {
  const onDraft = vi.fn<(values: AddressValues) => void>();
  const initial = { ...emptyAddress(area), isDefault: false };
  return {
    onDraft,
    ...renderPage(<AddressForm initial={initial} onSave={onSave} onDraft={onDraft} canBeDefault />, { tag }),
  };
}

it("an address abroad is saved as it was typed", async () => {
  const onSave = vi.fn<Save>().mockResolvedValue([]);
  const { user } = show("en-US", onSave);
  await user.type(screen.getByLabelText(/^First name/), "Mara");
  await user.type(screen.getByLabelText("Last name"), "Lindqvist");
  await user.selectOptions(screen.getByLabelText("Country or region"), "Sweden");
  await user.type(screen.getByLabelText("Street address"), "Fabriksgatan 14");
  await user.type(screen.getByLabelText(/^Postcode/), "412 50");
  await user.type(screen.getByLabelText("City"), "Göteborg");
  await user.type(screen.getByLabelText("Phone"), "+46 31 555 01 48");
  await user.click(screen.getByLabelText("Use this address by default"));
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(onSave.mock.calls).toEqual([
    [
      {
        ...emptyAddress("en-US"),
        firstName: "Mara",
        lastName: "Lindqvist",
        country: "SE",
        address: "Fabriksgatan 14",
        postcode: "412 50",
        city: "Göteborg",
        phone: "+46 31 555 01 48",
        isDefault: true,
      },
    ],
  ]);
});

/** Lists come one after the other. */
const PATIENT = { timeout: 5_000 };
const findOption = async (label: string, option: string) => {
  const select = await screen.findByLabelText(label, { exact: false, selector: "select" }, PATIENT);
  await within(select).findByRole("option", { name: option }, PATIENT);
  return select;
};
const province = () => findOption("省份", "广东省");

it("in the zh-CN area province, city and district are chosen one below another", async () => {
  const onSave = vi.fn<Save>().mockResolvedValue([]);
  const { user } = show("zh-CN", onSave);
  await user.selectOptions(await province(), "广东省");
  await user.selectOptions(await findOption("城市", "深圳市"), "深圳市");
  await user.selectOptions(await findOption("区县", "南山区"), "南山区");
  await user.type(screen.getByLabelText("收货人"), "陈晓雯");
  await user.type(screen.getByLabelText("联系电话"), "13800138000");
  await user.type(screen.getByLabelText("详细地址"), "科技园南路 8 号");
  await user.click(screen.getByRole("button", { name: "保存地址" }));
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ state: "广东省", city: "深圳市", district: "南山区" });
  // Another province makes void what lay in the former one.
  await user.selectOptions(await province(), "北京市");
  expect(screen.getByLabelText("城市")).toHaveValue("");
  expect(api.calls("listChinaAreas").map(({ query }) => query.regionId ?? "")).toEqual(
    expect.arrayContaining(["", "440000", "440300"]),
  );
});

it("another city makes the district void also while the districts have not come", async () => {
  const { user } = show("zh-CN", vi.fn<Save>());
  api.respond("listChinaAreas", ({ query }) =>
    query.regionId === "440300"
      ? new Promise<Response>(() => {})
      : Response.json({ type: "success", message: "", data: REGIONS[query.regionId ?? ""] ?? areas() }),
  );
  await user.click(screen.getByLabelText("粘贴整段地址，自动填写"));
  await user.paste("张三，１３８１２３４５６７８ 广东深圳市南山区科技南路8号");
  await waitFor(() => expect(screen.getByLabelText(/^区县/)).toHaveValue("南山区"));
  await user.selectOptions(await findOption("城市", "广州市"), "广州市");
  expect(screen.getByLabelText(/^区县/)).toHaveValue("");
});

it("an address pasted on one line fills the form, places included", async () => {
  const onSave = vi.fn<Save>().mockResolvedValue([]);
  const { user } = show("zh-CN", onSave);
  await province();
  await user.click(screen.getByLabelText("粘贴整段地址，自动填写"));
  await user.paste("张三，１３８１２３４５６７８ 广东深圳市南山区科技南路8号");
  expect(
    await screen.findByText(/^已填入收货人、联系电话、省份、城市、区县，请核对。$/, {}, PATIENT),
  ).toBeInTheDocument();
  await findOption("区县", "福田区");
  await user.click(screen.getByRole("button", { name: "保存地址" }));
  expect(onSave.mock.calls).toEqual([
    [
      {
        ...emptyAddress("zh-CN"),
        lastName: "张三",
        phone: "13812345678",
        state: "广东省",
        city: "深圳市",
        district: "南山区",
        address: "科技南路8号",
        isDefault: false,
      },
    ],
  ]);
});

it("where the list of places cannot be loaded the server says so, and the place is typed", async () => {
  api.respond("listChinaAreas", () => Response.json({ type: "error", code: "NOT_FOUND", message: "地区列表暂不可用" }));
  const { user } = show("zh-CN", async () => []);
  expect(await screen.findByText("地区列表暂不可用")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^省份/, { selector: "input" }), "广东省");
  expect(screen.getByLabelText(/^省份/)).toHaveValue("广东省");
});

it("the states of a country are chosen where they are listed; its postcode has its form", async () => {
  api.answer("listChildAreas", areas(["US-CA", "California"], ["US-NV", "Nevada"]));
  const onSave = vi.fn<Save>().mockResolvedValue([]);
  const { user } = show("en-US", onSave);
  await user.selectOptions(screen.getByLabelText("Country or region"), "United States");
  await user.type(screen.getByLabelText("First name"), "Jane");
  await user.type(screen.getByLabelText("Last name"), "Doe");
  await user.type(screen.getByLabelText("Street address"), "1 Virginia St");
  await user.type(screen.getByLabelText("City"), "Reno");
  await user.selectOptions(await findOption("State or province", "Nevada"), "Nevada");
  // Typed text is not cleared by the state below it.
  expect(screen.getByLabelText("City")).toHaveValue("Reno");
  await user.type(screen.getByLabelText("Postcode"), "8950");
  await user.type(screen.getByLabelText("Phone"), "555 0100");
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Postcode")).toHaveAccessibleDescription(
      "For example 94103 Not a valid postcode in the selected country",
    ),
  );
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Enter a complete phone number/);
  expect(onSave).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Postcode"), "1");
  await user.clear(screen.getByLabelText("Phone"));
  await user.type(screen.getByLabelText("Phone"), "(775) 555-0100");
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(onSave.mock.lastCall?.[0]).toMatchObject({ state: "Nevada", postcode: "89501" }), PATIENT);
});

it("in the zh-CN area the country is China and the fields run from the recipient to the door", () => {
  show("zh-CN", async () => []);
  const labels = screen
    .getAllByText(/.+/, { selector: "label" })
    .map((label) => label.textContent?.replace("选填", ""));
  expect(labels[0]).toBe("粘贴整段地址，自动填写");
  expect(labels.slice(1, 8)).toEqual(["收货人", "联系电话", "国家或地区", "省份", "城市", "区县", "详细地址"]);
  const country = screen.getByLabelText("国家或地区");
  expect(within(country).getByRole("option", { name: "中国", selected: true })).toBeInTheDocument();
});

it("an address in China has one field for the name, in English too", async () => {
  const { user } = show("en-US", async () => []);
  await user.selectOptions(screen.getByLabelText("Country or region"), "China");
  expect(screen.getByLabelText("Recipient")).toBeInTheDocument();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
});

it("what the schema misses is said beside its field, and nothing is sent", async () => {
  const onSave = vi.fn<Save>().mockResolvedValue([]);
  const { user } = show("en-US", onSave);
  await user.type(screen.getByLabelText("Phone"), "call me");
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByLabelText("Last name")).toHaveAccessibleDescription("Required");
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Enter a complete phone number/);
  expect(onSave).not.toHaveBeenCalled();
});

it("the server's refusal of a field stands beside it and what was typed stays", async () => {
  const refusal = [{ field: "postcode", message: "This postcode does not belong to the city" }];
  const { user } = show("zh-CN", async () => refusal);
  await user.type(screen.getByLabelText("收货人"), "陈晓雯");
  await user.type(screen.getByLabelText("联系电话"), "13800138000");
  await user.selectOptions(await province(), "广东省");
  await user.selectOptions(await findOption("城市", "深圳市"), "深圳市");
  await user.type(screen.getByLabelText("详细地址"), "科技园南路 8 号");
  await user.click(screen.getByRole("button", { name: "保存地址" }));
  expect(await screen.findByText(refusal[0]?.message ?? "")).toBeInTheDocument();
  expect(screen.getByLabelText("收货人")).toHaveValue("陈晓雯");
});

it("each change is handed out for the draft", async () => {
  const { user, onDraft } = show("en-US", async () => []);
  await user.type(screen.getByLabelText("City"), "Oslo");
  expect(onDraft.mock.lastCall?.[0]).toEqual({ ...emptyAddress("en-US"), city: "Oslo", isDefault: false });
});

it("says that a pasted text is no address, and fills in nothing that it does not hold", async () => {
  const { user } = show("zh-CN", async () => []);
  await user.type(screen.getByLabelText("粘贴整段地址，自动填写"), "请尽快发货，谢谢！");
  await user.click(screen.getByRole("button", { name: "识别" }));
  expect(await screen.findByRole("status")).toHaveTextContent(/^识别失败：没有识别出地区、姓名或电话。$/);
  expect(screen.getByLabelText("收货人")).toHaveValue("");
  expect(screen.getByLabelText("联系电话")).toHaveValue("");
});
