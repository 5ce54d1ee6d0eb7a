// The payment after production: the cost of the parcel minus its coupon.

export type ShippingCharge = {
  /** By the parcel's weight; null until it is weighed. */
  chargeMicro: number | null;
  /** Discount of a shipping coupon. */
  discountMicro: number;
};

/** The amount due for shipping: the charge minus the coupon, at least zero; null until the parcel is weighed. */
export function shippingDue({ chargeMicro, discountMicro }: ShippingCharge): number | null {
  return chargeMicro === null ? null : Math.max(0, chargeMicro - discountMicro);
}
