// The payment after production: what the parcel costs, less what its coupon takes off.

export type ShippingCharge = {
  /** As the parcel was weighed; null until then. */
  chargeMicro: number | null;
  /** What a coupon for shipping takes off. */
  discountMicro: number;
};

/** What is asked for shipping: the charge less the coupon, never less than nothing; null until it was weighed. */
export function shippingDue({ chargeMicro, discountMicro }: ShippingCharge): number | null {
  return chargeMicro === null ? null : Math.max(0, chargeMicro - discountMicro);
}
