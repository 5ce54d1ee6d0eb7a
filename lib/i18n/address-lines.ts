// Formatting of postal addresses, for components.
export { addressLines, countryName, personName } from "@/lib/core/market/address-lines";
