// Initial values of a new address.
import type { ReceiverFields } from "@/lib/contracts/address";

/** The default country is the area's home market. */
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
