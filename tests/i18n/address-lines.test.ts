import { expect, it } from "vitest";
import { addressLines } from "@/lib/i18n/address-lines";

const sweden = {
  firstName: "Mara",
  lastName: "Lindqvist",
  company: "Halden Instruments AB",
  country: "SE",
  state: "",
  city: "Göteborg",
  district: "",
  address: "Fabriksgatan 14",
  address2: "",
  postcode: "412 50",
  phone: "+46 31 555 01 48",
};

it("an address abroad runs from the door to the country", () => {
  expect(addressLines(sweden, "en-US")).toEqual([
    "Mara Lindqvist, Halden Instruments AB",
    "Fabriksgatan 14",
    "412 50 Göteborg, Sweden",
    "+46 31 555 01 48",
  ]);
  expect(addressLines(sweden, "zh-CN")[2]).toBe("412 50 Göteborg, 瑞典");
});

it.each([
  ["US", "California", "San Francisco", "94103", "San Francisco, CA 94103, United States"],
  ["US", "CA", "San Francisco", "94103", "San Francisco, CA 94103, United States"],
  ["CA", "Ontario", "Toronto", "M5V 2T6", "Toronto, ON M5V 2T6, Canada"],
  ["AU", "Victoria", "Melbourne", "3000", "Melbourne VIC 3000, Australia"],
  ["GB", "", "London", "SW1Y 4JH", "SW1Y 4JH London, United Kingdom"],
])("the place of an address in %s (%s) is written as its post does", (country, state, city, postcode, line) => {
  expect(addressLines({ ...sweden, country, state, city, postcode }, "en-US")[2]).toBe(line);
});

it("an address in China runs from the province to the door", () => {
  const china = {
    ...sweden,
    firstName: "",
    lastName: "陈晓雯",
    company: "",
    country: "CN",
    state: "广东省",
    city: "深圳市",
    district: "南山区",
    address: "科技园南路 8 号 3 栋 502",
    postcode: "518057",
    phone: "13800138000",
  };
  expect(addressLines(china, "zh-CN")).toEqual([
    "陈晓雯",
    "广东省深圳市南山区 科技园南路 8 号 3 栋 502",
    "中国 518057",
    "13800138000",
  ]);
});
