// What a new address form starts with.
import type { ReceiverFields } from "@/lib/contracts/address";

/** Most parcels of an area go to its home market; any other country can be chosen. */
export function emptyAddress(area: "en-US" | "zh-CN"): ReceiverFields {
  return {
    firstName: "",
    lastName: "",
    company: "",
    country: area === "zh-CN" ? "CN" : "US",
    state: "",
    city: "",
    district: "",
    address: "",
    address2: "",
    postcode: "",
    phone: "",
    email: "",
    taxId: "",
  };
}
