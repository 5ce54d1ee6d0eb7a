// What a new address form starts with.
import type { ReceiverFields } from "@/lib/contracts/address";

/** In the zh-CN area most parcels stay in China; elsewhere nobody's country is guessed. */
export function emptyAddress(area: "en-US" | "zh-CN"): ReceiverFields {
  return {
    firstName: "",
    lastName: "",
    company: "",
    country: area === "zh-CN" ? "CN" : "",
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
