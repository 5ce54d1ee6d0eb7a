import { describe, expect, it } from "vitest";
import { checkAddress, isPhoneOf } from "@/lib/core/address/check";
import { isPostcodeOf, needsPostcode, postcodeExample } from "@/lib/core/address/postcode";
import postcodes from "@/lib/core/address/postcodes.json";

describe("a postcode", () => {
  it.each([
    ["US", "94103", true],
    ["US", "94103-1234", true],
    ["US", "9410", false],
    ["CA", "m5v2t6", true],
    ["CA", "D5V 2T6", false],
    ["GB", "SW1Y 4JH", true],
    ["GB", "sw1y4jh", true],
    ["GB", "SW1Y", false],
    ["SE", "412 50", true],
    ["SE", "SE-412 50", true],
    ["NL", "1012 JS", true],
    ["NL", "1012 SS", false],
    ["PL", "00-001", true],
    ["JP", "100-0001", true],
    ["IE", "D02 AF30", true],
    ["LV", "LV-1010", true],
    // The codes of Mtarfa begin with the letters of Malta's own country code (MaltaPost).
    ["MT", "MTF 1140", true],
    ["MT", "MT-VLT 1117", true],
    ["MT", "FR-1140", false],
    ["CN", "518057", true],
    ["CN", "5180", false],
    ["AE", "whatever", true],
    ["toString", "1", true],
  ])("of %s: %s %s", (country, postcode, expected) => expect(isPostcodeOf(country, postcode)).toBe(expected));

  it("shown as an example is one of its country", () => {
    const countries = Object.keys(postcodes.countries);
    expect(countries.filter((country) => !isPostcodeOf(country, postcodeExample(country) ?? ""))).toEqual([]);
    expect([postcodeExample("AE"), needsPostcode("AE"), needsPostcode("DE"), needsPostcode("CN")]).toEqual([
      null,
      false,
      true,
      false,
    ]);
  });
});

describe("a phone number", () => {
  it.each([
    ["US", "+1 415 555 0100", true],
    ["US", "(415) 555-0100", true],
    ["US", "555 0100", false],
    ["US", "+44 20 7946 0018", true],
    ["CN", "13812345678", true],
    ["CN", "12345678901", false],
    ["CN", "0755-26881234", true],
    ["CN", "0755-26881234-801", true],
    ["CN", "0755-83211234转801", true],
    ["SE", "031 555 01 48", true],
    ["AQ", "5550148", false],
    ["DE", "call me", false],
    ["__proto__", "+1 415 555 0100", true],
  ])("in %s: %s %s", (country, phone, expected) => expect(isPhoneOf(country, phone)).toBe(expected));
});

describe("an address", () => {
  const whole = { firstName: "Ada", country: "GB", postcode: "SW1Y 4JH", phone: "+44 20 7946 0018" };
  it("is whole, or says at which field it is not", () => {
    expect(checkAddress(whole, true)).toEqual([]);
    expect(checkAddress({ ...whole, postcode: "94103", phone: "123456" }, true)).toEqual([
      { field: "postcode", message: "address.postcode" },
      { field: "phone", message: "address.phone" },
    ]);
  });

  it("of a parcel names its recipient whole; a Chinese name is one field", () => {
    const nameless = { ...whole, firstName: "" };
    expect(checkAddress(nameless, true)).toEqual([{ field: "firstName", message: "common.required" }]);
    expect(checkAddress(nameless, false)).toEqual([]);
    const china = { firstName: "", country: "CN", postcode: "518057", phone: "13812345678" };
    expect(checkAddress(china, true)).toEqual([]);
  });

  it("of a parcel needs its postcode where the country has one; of an invoice it does not", () => {
    const without = { ...whole, postcode: "", phone: "" };
    expect(checkAddress(without, true)).toEqual([{ field: "postcode", message: "common.required" }]);
    expect(checkAddress(without, false)).toEqual([]);
    expect(checkAddress({ ...without, country: "AE" }, true)).toEqual([]);
  });
});
