// The address book: a Chinese address pasted as a whole, a foreign one chosen from lists, and billing addresses.
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { AddressPage } from "@/e2e/pages/address-page";
import { listReceivers } from "@/lib/contracts/address";
import { listBills } from "@/lib/contracts/bill";

test("in China an address is pasted as one line, reviewed and saved", async ({ page, market, api, person }) => {
  test.skip(market.area !== "zh-CN", "the box for it stands in the zh-CN area");
  const addresses = await new AddressPage(page, market).open("/my-center/address");
  await addresses.add("address.add");
  await addresses.paste("收货人：张三 电话：１３８１２３４５６７８ 地址：广东深圳市南山区科技南路8号创维大厦1201");
  for (const [name, value] of [
    ["fullName", "张三"],
    ["phone", "13812345678"],
    ["state", "广东省"],
    ["city", "深圳市"],
    ["district", "南山区"],
    ["addressCn", "科技南路8号创维大厦1201"],
  ] as const) {
    await expect(addresses.field(name)).toHaveValue(value);
  }
  // Another city of the same province clears the district.
  await addresses.choose("city", "广州市");
  await expect(addresses.field("district")).toHaveValue("");
  await addresses.choose("district", "天河区");
  await addresses.save();
  await expect(addresses.main.getByText("广东省广州市天河区 科技南路8号创维大厦1201")).toBeVisible();
  const { rows } = await api.call(listReceivers, {}, person.token);
  expect(
    rows.map(({ lastName, state, city, district, isDefault }) => [lastName, state, city, district, isDefault]),
  ).toEqual([["张三", "广东省", "广州市", "天河区", 1]]);
});

test("a foreign address is validated by its country, and the billing address may differ", async ({
  page,
  market,
  api,
  person,
}) => {
  test.skip(market.area !== "en-US", "shown once");
  const addresses = await new AddressPage(page, market).open("/my-center/address");
  await addresses.add("address.add");
  await addresses.field("firstName").fill("Ada");
  await addresses.field("lastName").fill("Lovelace");
  await addresses.field("country").selectOption("US");
  await addresses.choose("state", "Nevada");
  await addresses.field("address").fill("1 Virginia St");
  await addresses.field("postcode").fill("8950");
  await addresses.field("city").fill("Reno");
  await addresses.field("phone").fill("555 0100");
  await addresses.saveButton.click();
  await expect(addresses.main.getByText(market.t("validation.address.postcode"))).toBeVisible();
  await expect(addresses.main.getByText(market.t("validation.address.phone"))).toBeVisible();
  await addresses.field("postcode").fill("89501");
  await addresses.field("phone").fill("(775) 555-0100");
  await addresses.save();
  await expect(addresses.main.getByText("Reno, NV 89501, United States")).toBeVisible();

  await addresses.open("/my-center/billing-address");
  await addresses.add("address.bill.add");
  await addresses.field("invoiceTitle").fill("Analytical Engines Ltd");
  await addresses.field("firstName").fill("Ada");
  await addresses.field("lastName").fill("Lovelace");
  await addresses.field("country").selectOption("GB");
  await addresses.field("address").fill("12 St James's Square");
  await addresses.field("city").fill("London");
  await addresses.main.getByLabel(market.t("address.isBusiness")).check();
  await addresses.save();
  await expect(addresses.main.getByText("Analytical Engines Ltd")).toBeVisible();
  const { rows } = await api.call(listBills, {}, person.token);
  expect(rows.map(({ invoiceTitle, countryName, realValue }) => [invoiceTitle, countryName, realValue])).toEqual([
    ["Analytical Engines Ltd", "United Kingdom", 1],
  ]);
});
