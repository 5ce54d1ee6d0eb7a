// The maker's number inside what shops call it, and in the addresses of their pages.

import { describe, expect, it } from "vitest";
import { keysOfShop, molexKey } from "@/lib/core/bom/shop-keys";

const whole = (number: string) => keysOfShop(number).flatMap(({ key, isCut }) => (isCut ? [] : [key]));

describe("a shop's number", () => {
  it.each<[string, string[]]>([
    ["667-ERJ-3EKF1000V", ["ERJ3EKF1000V"]],
    ["RMCF0603FT10K0TR-ND", ["RMCF0603FT10K0TR", "RMCF0603FT10K0"]],
    ["https://www.mouser.com/ProductDetail/Panasonic/ERJ-2RKF5101X?qs=sGAEpiMZZMv%3D", ["ERJ2RKF5101X"]],
    ["https://shop.test/ProductDetail/Lite-On/LTST-C190KGKT/", ["LTSTC190KGKT"]],
    ["https://shop.test/p/24FC512-I%2FST?x=1", ["24FC512IST"]],
    ["https://www.mouser.com/ProductDetail/Molex/47346-0001?qs=c2CV6XM0", ["0473460001"]],
    // A distributor's own item number is not an ordering code.
    ["https://item.shop.test/1877.html", []],
    ["https://shop.test/dp/1650674?ost=ERJ-2RKF5101X", []],
    ["C25744", []],
  ])("%s holds %j", (number, keys) => expect(whole(number)).toEqual(keys));

  it("of an address that is none is nothing", () => {
    expect(keysOfShop("https://")).toEqual([]);
    expect(keysOfShop("https://%%%/%E0%A4%A/%")).toEqual([]);
  });
});

it("Molex's number has ten digits, five and four with a nought before them", () => {
  expect(molexKey("47346-0001")).toBe("0473460001");
  expect(molexKey("473460-001")).toBeNull();
  expect(molexKey("0473460001")).toBeNull();
});
