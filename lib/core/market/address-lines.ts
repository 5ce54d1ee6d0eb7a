// A postal address in the reader's order.

import stateCodes from "./state-codes.json";

interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  state: string;
  city: string;
  district: string;
  address: string;
  address2: string;
  postcode: string;
  phone: string;
}

const join = (parts: string[], by: string) => parts.filter((part) => part !== "").join(by);

/** The country's name in the reader's language; an unknown code stays as it is. */
export function countryName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Full name, the family name first if the address is in China. */
export function personName({
  firstName,
  lastName,
  country,
}: Pick<PostalAddress, "firstName" | "lastName" | "country">) {
  return country === "CN" ? `${lastName}${firstName}` : join([firstName, lastName], " ");
}

/** Countries that write the state's code and the postcode after the city: "San Francisco, CA 94103". */
const STATE_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = stateCodes;

/** City, state and postcode in the country's order. */
function placeLine({ country, state, city, postcode }: PostalAddress): string {
  const codes = Object.hasOwn(STATE_CODES, country) ? STATE_CODES[country] : undefined;
  if (codes === undefined) return join([join([postcode, city], " "), state], ", ");
  return join([city, join([codes[state] ?? state, postcode], " ")], country === "AU" ? " " : ", ");
}

/** Chinese addresses run from the province to the door, others from the door to the country. */
export function addressLines(address: PostalAddress, tag: string): string[] {
  const country = countryName(address.country, tag);
  const name = join([personName(address), address.company], address.country === "CN" ? " " : ", ");
  const { state, city, district, address2, postcode, phone } = address;
  const lines =
    address.country === "CN"
      ? [
          name,
          join([join([state, city, district], ""), address.address, address2], " "),
          join([country, postcode], " "),
          phone,
        ]
      : [name, join([address.address, address2, district], ", "), join([placeLine(address), country], ", "), phone];
  return lines.filter((line) => line !== "");
}
