import { expect, it } from "vitest";
import { trackingUrl } from "@/lib/core/order/carriers";

it.each([
  ["DHL", "12 34", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2034"],
  ["DHL Express", "1", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1"],
  ["顺丰速运", "SF1", "https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1"],
  ["Dhlivery", "1", null],
  ["Uncle Joe", "1", null],
  ["UPS", "", null],
])("%s %s is followed at %s", (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});
