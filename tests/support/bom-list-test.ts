// Setup of API tests of quotes by a parts list: a catalog of two parts, and a list with them.

import type { QuoteLineInput } from "@/lib/contracts/bom-lines";
import { addPart } from "./parts";
import { quoteLine } from "./quote-line";
import { addUpload } from "./uploads";
import { api, setUpApiTest } from "./shop-test";

/** 10 kΩ at a cent, sold by ten, ten lost by the machine; a controller at two dollars, sold one by one. */
export let resistor: string;
export let controller: string;

/** Called once at the top of a file; its fixtures are exported here and by `shop-test`. */
export function startWithCatalogue(): void {
  setUpApiTest({
    async prepare() {
      resistor = await addPart(api.db, "RC0603FR-0710KL");
      const alone = { minimum: 1, multiple: 1, attrition: 0, stock: 100 };
      controller = await addPart(api.db, "STM32F103C8T6", { ...alone, tiers: [{ from: 1, unitMicro: 2_000_000 }] });
    },
  });
}

export const LQFP = { designators: ["U1"], mpn: "STM32F103C8T6", footprint: "LQFP-48" };

/** Ten kilohms on two lines, a controller, a capacitor that the customer sends, a header that is DNP. */
export const list = (): QuoteLineInput[] => [
  quoteLine({ designators: ["R1", "R2"], quantity: 2, partId: resistor, match: "exact", side: "top" }),
  quoteLine({ designators: ["R3"], partId: resistor, side: "top" }),
  quoteLine({ ...LQFP, partId: controller, side: "top" }),
  quoteLine({ designators: ["C1"], mpn: "C0603C104K5RACTU", supply: "customer", value: "100n" }),
  quoteLine({ designators: ["J1"], mpn: "PH-1X04", footprint: "PinHeader_1x04", dnp: 1 }),
];
export const COORDINATES = { coordinates: true };
/**
 * Five boards of 100 × 100 mm: 7.50. Parts 5 × (3 × 0.01 + 2.00) = 10.15, and 30 − 15 resistors left over at a cent:
 * 0.15. Work 3 + 1.50 + 1.50 + 5 × 0.05 + 5 × (6 + 48 + 2) × 0.0012 = 6.586, so 6.59. In all 24.39.
 */
export const TOTAL_MICRO = 24_390_000;

export const addFile = (owner: Parameters<typeof addUpload>[1], change?: Parameters<typeof addUpload>[2]) =>
  addUpload(api.db, owner, change);
