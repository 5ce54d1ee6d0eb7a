// Fields of an address and their order, by country and kind.
import type { ReceiverFields } from "@/lib/contracts/address";
import { needsPostcode, postcodeExample } from "@/lib/core/address/postcode";

/** Shipping or billing address. */
export type AddressKind = "receiver" | "bill";

export interface AddressField {
  name: keyof ReceiverFields | "invoiceTitle";
  /** Key under `address.field`. */
  label: string;
  isRequired?: boolean;
  isWide?: boolean;
  hint?: "phone" | "postcode" | "taxId" | "invoiceTitle";
  autoComplete: string;
  type?: "tel" | "email";
}

const COUNTRY: AddressField = { name: "country", label: "country", isRequired: true, autoComplete: "country" };
const PHONE: AddressField = {
  name: "phone",
  label: "phone",
  isRequired: true,
  hint: "phone",
  autoComplete: "tel",
  type: "tel",
};
const COMPANY: AddressField = { name: "company", label: "company", autoComplete: "organization" };
const EMAIL: AddressField = { name: "email", label: "email", autoComplete: "email", type: "email" };

/** A Chinese name is one field, stored as the family name, and the place runs from province to street. */
const CHINA: AddressField[] = [
  { name: "lastName", label: "fullName", isRequired: true, autoComplete: "name" },
  PHONE,
  COUNTRY,
  { name: "state", label: "state", autoComplete: "address-level1" },
  { name: "city", label: "city", isRequired: true, autoComplete: "address-level2" },
  { name: "district", label: "district", autoComplete: "address-level3" },
  { name: "address", label: "addressCn", isRequired: true, isWide: true, autoComplete: "street-address" },
  COMPANY,
  { name: "postcode", label: "postcode", autoComplete: "postal-code" },
];

const ELSEWHERE: AddressField[] = [
  { name: "firstName", label: "firstName", isRequired: true, autoComplete: "given-name" },
  { name: "lastName", label: "lastName", isRequired: true, autoComplete: "family-name" },
  COMPANY,
  COUNTRY,
  { name: "address", label: "address", isRequired: true, isWide: true, autoComplete: "address-line1" },
  { name: "address2", label: "address2", isWide: true, autoComplete: "address-line2" },
  { name: "postcode", label: "postcode", autoComplete: "postal-code" },
  { name: "city", label: "city", isRequired: true, autoComplete: "address-level2" },
  { name: "state", label: "state", autoComplete: "address-level1" },
  PHONE,
  EMAIL,
  { name: "taxId", label: "taxId", hint: "taxId", autoComplete: "off" },
];

const INVOICE_TITLE: AddressField = {
  name: "invoiceTitle",
  label: "invoiceTitle",
  isWide: true,
  hint: "invoiceTitle",
  autoComplete: "organization",
};
const TAX_ID: AddressField = { name: "taxId", label: "taxId", autoComplete: "off" };

/** An invoice needs no phone number and starts with its title. */
function asBill(fields: AddressField[]): AddressField[] {
  const without = fields.filter(({ name }) => name !== "taxId" && name !== "email" && name !== "phone");
  const named = without.map((field) => (field.name === "firstName" ? { ...field, isRequired: false } : field));
  return [INVOICE_TITLE, TAX_ID, ...named, { ...PHONE, isRequired: false, hint: undefined }];
}

/** Postcode format and requirement of the country. */
function withPostcode(field: AddressField, country: string, kind: AddressKind): AddressField {
  if (field.name !== "postcode") return field;
  const hint = postcodeExample(country) === null ? undefined : "postcode";
  return { ...field, hint, isRequired: kind === "receiver" && needsPostcode(country) };
}

export function addressFields(country: string, kind: AddressKind = "receiver"): AddressField[] {
  const fields = country === "CN" ? CHINA : ELSEWHERE;
  return (kind === "bill" ? asBill(fields) : fields).map((field) => withPostcode(field, country, kind));
}
