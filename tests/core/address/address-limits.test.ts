// Addresses on either side of a rule: a street named after a place, a name that could be a word of the address.

import { describe, expect, it } from "vitest";
import { chinaRegionsIn } from "@/lib/core/address/china-regions";
import { LONGEST_ADDRESS, type ParsedAddress, parseChineseAddress } from "@/lib/core/address/parse-chinese-address";

const partsOf = (text: string, ...keys: (keyof ParsedAddress)[]) => {
  const parsed = parseChineseAddress(text);
  return keys.map((key) => parsed[key]);
};
const placeOf = (text: string) => partsOf(text, "state", "city", "district", "address");
const addressee = (text: string) =>
  partsOf(`北京市朝阳区望京街10号 ${text} 13800138000`, "name", "company", "address").map((part) =>
    part.replace(/^望京街10号 ?/, ""),
  );

describe("a place in an address", () => {
  it.each([
    ["苏州市工业园区 and a street", "江苏省苏州市工业园区星湖街8号", ["江苏省", "苏州市", "苏州工业园区", "星湖街8号"]],
    ["a street named after a district", "江苏省苏州市工业园区大道8号", ["江苏省", "苏州市", "", "工业园区大道8号"]],
    ["a district without its city", "江苏省苏州工业园区星湖街8号", ["江苏省", "苏州市", "苏州工业园区", "星湖街8号"]],
    ["a street below a province of many cities", "广东省科技路1号", ["广东省", "", "", "科技路1号"]],
    ["a short district of a municipality", "北京朝阳望京街10号", ["北京市", "北京市", "朝阳区", "望京街10号"]],
    [
      "a street whose first character is a county",
      "河北省石家庄市赵陵铺路12号",
      ["河北省", "石家庄市", "", "赵陵铺路12号"],
    ],
    ["a region under another rank, and a street", "广西自治区大道88号", ["广西壮族自治区", "", "", "大道88号"]],
    ["a short autonomous prefecture", "湖北省恩施州大街1号", ["湖北省", "恩施土家族苗族自治州", "", "大街1号"]],
    ["a street named after a prefecture", "湖北省恩施路8号", ["湖北省", "", "", "恩施路8号"]],
  ])("is read from %s", (_name, text, expected) => expect(placeOf(text)).toEqual(expected));

  it("that is repeated with more detail is that of the repetition", () => {
    expect(placeOf("广东省广东省深圳市南山区科技路1号")).toEqual(["广东省", "深圳市", "南山区", "科技路1号"]);
    expect(placeOf("广东省深圳市深圳市南山区科技路1号")).toEqual(["广东省", "深圳市", "南山区", "科技路1号"]);
  });

  it("that is followed by another city stays the first, and the rest is kept", () => {
    expect(placeOf("广东省深圳市广东省广州市天河区体育西路1号")).toEqual([
      ...["广东省", "深圳市", "", "广东省广州市天河区体育西路1号"],
    ]);
  });

  it("has children also where there is only one", () => {
    expect(chinaRegionsIn("110000")).toHaveLength(1);
    expect(chinaRegionsIn(null)).toContainEqual({ code: "110000", name: "北京市", hasChildren: true });
  });
});

describe("a name in an address", () => {
  it.each([
    ["of eight characters with a title, before any other", "李四 欧阳诸葛慕容女士", ["欧阳诸葛慕容女士", "", "李四"]],
    ["is none of nine with a title", "欧阳诸葛慕容无忌女士", ["", "", "欧阳诸葛慕容无忌女士"]],
    ["is none with letters among Chinese characters", "东方A", ["", "", "东方A"]],
    ["is no company", "华为公司", ["", "华为公司", ""]],
    ["has four characters at most", "大地之家吧", ["", "", "大地之家吧"]],
    ["next to the number may contain a word of addresses", "陈小路", ["陈小路", "", ""]],
    ["of more than three characters may not", "欧阳小路", ["", "", "欧阳小路"]],
  ])("%s: %s", (_name, text, expected) => expect(addressee(text)).toEqual(expected));

  it.each(["张三", "李小明", "欧阳小明"])("may stand before the province without a separator: %s", (name) => {
    expect(partsOf(`${name}广东省深圳市南山区科技路8号`, "name", "city", "address")).toEqual([
      ...[name, "深圳市", "科技路8号"],
    ]);
  });
});

describe("a company in an address", () => {
  it("whose name begins with a place is not the place of the address", () => {
    expect(partsOf("北京小米公司 广东省科技路1号", "state", "company", "address")).toEqual([
      ...["广东省", "北京小米公司", "科技路1号"],
    ]);
  });

  it("that is all there is, or follows a street, has the place of the address", () => {
    expect(placeOf("深圳市南山区腾讯公司").slice(0, 3)).toEqual(["广东省", "深圳市", "南山区"]);
    expect(placeOf("深圳市南山区科技路8号腾讯公司 张三 13800138000")).toEqual([
      ...["广东省", "深圳市", "南山区", "科技路8号腾讯公司"],
    ]);
  });
});

it("text after the longest address is not read", () => {
  const place = "北京市朝阳区";
  const street = "望".repeat(LONGEST_ADDRESS - place.length);
  expect(LONGEST_ADDRESS).toBe(500);
  expect(placeOf(`${place}${street}京`)[3]).toBe(street);
});
