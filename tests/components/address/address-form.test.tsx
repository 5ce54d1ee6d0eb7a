// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddressForm, type AddressValues } from "@/components/address/address-form";
import { emptyAddress } from "@/components/address/empty-address";
import type { FieldIssue } from "@/lib/contracts/envelope";
import type { MarketTag } from "@/lib/i18n/variants";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
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
  await user.type(screen.getByLabelText("Street and number"), "Fabriksgatan 14");
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

it("in the zh-CN area the country is China and the fields run from the recipient to the door", () => {
  show("zh-CN", async () => []);
  const labels = screen
    .getAllByText(/.+/, { selector: "label" })
    .map((label) => label.textContent?.replace("选填", ""));
  expect(labels.slice(0, 7)).toEqual(["收货人", "联系电话", "国家或地区", "省份", "城市", "区县", "详细地址"]);
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
  expect(await screen.findByLabelText("Last name")).toHaveAccessibleDescription("Please fill this in");
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Enter a phone number with its country code/);
  expect(onSave).not.toHaveBeenCalled();
});

it("the server's refusal of a field stands beside it and what was typed stays", async () => {
  const refusal = [{ field: "postcode", message: "This postcode does not belong to the city" }];
  const { user } = show("zh-CN", async () => refusal);
  await user.type(screen.getByLabelText("收货人"), "陈晓雯");
  await user.type(screen.getByLabelText("联系电话"), "13800138000");
  await user.type(screen.getByLabelText("城市"), "深圳市");
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
