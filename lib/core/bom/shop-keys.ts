// The manufacturer's part number inside a distributor's: after its prefix, before its reel suffix, or in a page's URL.

import { mpnKey } from "@/lib/core/part/part";

/** Shorter words (`LED`, `100N`) are not ordering codes. */
export const MIN_KEY = 5;

export interface ShopKey {
  key: string;
  /** True if characters were removed that may belong to the part number. */
  isCut: boolean;
}

const isCode = (key: string) => key.length > MIN_KEY && /\d/.test(key) && /[A-Z]/.test(key);

/** Molex prints `47346-0001` and sells `0473460001`: ten digits with a leading zero. */
export const molexKey = (cell: string) => {
  const found = /^(\d{5})-(\d{4})$/.exec(cell.trim());
  return found ? `0${found[1]}${found[2]}` : null;
};

/** Last path segments of a URL that may be the part number. */
const LAST_NAMES = 2;

function keysOfAddress(address: string): ShopKey[] {
  const path = /^https?:\/\/[^/]+\/([^?#]*)/i.exec(address)?.[1];
  if (path === undefined) return [];
  const names = path.split("/").filter((name) => name !== "");
  return names
    .slice(-LAST_NAMES)
    .toReversed()
    .flatMap((name) => {
      const plain = name.replace(/%2F/gi, "/").replace(/\.(?:html?|php|aspx?)$/i, "");
      const key = molexKey(plain) ?? mpnKey(plain);
      return isCode(key) || molexKey(plain) !== null ? [{ key, isCut: false }] : [];
    });
}

/** Distributors add a prefix or suffix to the part number: `81-GRM155R71C104KA88`, `RB520S30T5GOSDKR-ND`. */
export function keysOfShop(number: string): ShopKey[] {
  const plain = number.trim().replace(/[\u200e\u200f]/g, "");
  if (/^https?:/i.test(plain)) return keysOfAddress(plain);
  const mouser = /^\d{2,3}-(.+)$/.exec(plain)?.[1];
  const digiKey = /^(.+)-ND$/i.exec(plain)?.[1];
  const whole = [mouser, digiKey, digiKey?.replace(/(?:CT|DKR|TR)$/i, "")].flatMap((each) =>
    each === undefined ? [] : [mpnKey(each)],
  );
  // Two or three letters for the manufacturer separate the number and the packing.
  const cut = whole.slice(-1).flatMap((key) => (digiKey === undefined ? [] : [key.slice(0, -2), key.slice(0, -3)]));
  return [
    ...[...new Set(whole)].map((key) => ({ key, isCut: false })),
    ...cut.map((key) => ({ key, isCut: true })),
  ].filter(({ key }) => isCode(key));
}
