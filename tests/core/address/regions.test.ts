import { describe, expect, it } from "vitest";
import { chinaRegionsIn, PROVINCES } from "@/lib/core/address/china-regions";
import { citiesOf, COUNTRIES_WITH_STATES, statesOf } from "@/lib/core/address/subdivisions";
import countries from "@/lib/core/address/countries.json";

const CITIES = PROVINCES.flatMap(({ cities }) => cities);
const DISTRICTS = CITIES.flatMap(({ districts }) => districts);

describe("China's regions", () => {
  it("are 31 provinces, 333 prefectures and direct-administered cities beside lone counties, and their districts", () => {
    expect(PROVINCES).toHaveLength(31);
    const lone = CITIES.filter(({ code }) => !code.endsWith("00"));
    // 4 municipalities, 333 prefectures; 1 + 4 in Henan and Hubei, 15 in Hainan, 12 in Xinjiang stand alone.
    expect([CITIES.length - lone.length, lone.length]).toEqual([337, 32]);
    expect(CITIES.filter(({ districts }) => districts.length === 0)).toEqual(
      lone.map((city) => ({ ...city, districts: [] })),
    );
    expect(DISTRICTS.length).toBeGreaterThan(2_840);
  });

  it("have each code once, below its province's, and a name of Chinese signs", () => {
    const codes = [...PROVINCES, ...CITIES, ...DISTRICTS].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const province of PROVINCES) {
      for (const city of province.cities) {
        const below = [city, ...city.districts];
        expect(below.filter(({ code }) => !code.startsWith(province.code.slice(0, 2)))).toEqual([]);
        expect(below.filter(({ name }) => !/^[\p{Script=Han}]+$/u.test(name))).toEqual([]);
      }
    }
  });

  it.each([
    [null, { code: "440000", name: "广东省", hasChildren: true }],
    ["440000", { code: "440300", name: "深圳市", hasChildren: true }],
    ["440300", { code: "440305", name: "南山区", hasChildren: false }],
    ["110000", { code: "110100", name: "北京市", hasChildren: true }],
    ["110100", { code: "110105", name: "朝阳区", hasChildren: false }],
    ["500000", { code: "500100", name: "重庆市", hasChildren: true }],
    ["500100", { code: "500229", name: "城口县", hasChildren: false }],
    ["420000", { code: "429004", name: "仙桃市", hasChildren: false }],
    ["441900", { code: "441900119", name: "长安镇", hasChildren: false }],
    ["653200", { code: "653228", name: "和康县", hasChildren: false }],
  ])("in %s there is %o", (code, region) => expect(chinaRegionsIn(code)).toContainEqual(region));

  it("have nothing below a district, and no region of an unknown code", () => {
    expect(chinaRegionsIn("440305")).toEqual([]);
    expect(chinaRegionsIn("429004")).toEqual([]);
    expect([chinaRegionsIn("999999"), chinaRegionsIn(""), chinaRegionsIn("__proto__")]).toEqual([null, null, null]);
  });
});

describe("states abroad", () => {
  it("are listed for 25 countries and more, all of which are countries", () => {
    expect(COUNTRIES_WITH_STATES.length).toBeGreaterThanOrEqual(25);
    expect(COUNTRIES_WITH_STATES.filter((code) => !countries.codes.includes(code))).toEqual([]);
  });

  it("have codes of ISO 3166-2, each once, and a name", () => {
    for (const country of COUNTRIES_WITH_STATES) {
      const states = statesOf(country);
      expect(states.filter(({ code }) => !/^[A-Z]{2}-[A-Z\d]{1,3}$/.test(code))).toEqual([]);
      expect(states.filter(({ name }) => name.trim() === "" || name !== name.trim())).toEqual([]);
      expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
      expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    }
  });

  // 50 states, the District of Columbia and five territories; 13 provinces and territories; 16 Länder; 47 prefectures.
  it.each([
    ["US", 56, { code: "US-CA", name: "California" }],
    ["CA", 13, { code: "CA-ON", name: "Ontario" }],
    ["DE", 16, { code: "DE-BY", name: "Bayern" }],
    ["JP", 47, { code: "JP-13", name: "Tokyo" }],
    ["IN", 36, { code: "IN-KA", name: "Karnataka" }],
    ["BR", 27, { code: "BR-SP", name: "São Paulo" }],
    ["AU", 8, { code: "AU-NSW", name: "New South Wales" }],
    ["CN", 31, { code: "CN-GD", name: "Guangdong" }],
  ])("of %s are %i", (country, count, one) => {
    expect(statesOf(country)).toHaveLength(count);
    expect(statesOf(country)).toContainEqual(one);
  });

  it("and cities are few or typed", () => {
    expect(citiesOf("DE-HB")).toEqual(["Bremen", "Bremerhaven"]);
    expect([citiesOf("US-CA"), citiesOf("constructor"), statesOf("SG"), statesOf("toString")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
