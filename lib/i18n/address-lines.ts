// A postal address as its readers write it, for components.
export { addressLines, countryName, personName } from "@/lib/core/market/address-lines";
