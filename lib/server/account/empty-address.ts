// An address without the person in it.

/** Country alone stays of an order's address: taxes were paid by it. */
export function emptyAddress<A extends object>(address: A): A {
  const texts = Object.entries(address).filter(([field, value]) => field !== "country" && typeof value === "string");
  return { ...address, ...Object.fromEntries(texts.map(([field]) => [field, ""])) };
}
