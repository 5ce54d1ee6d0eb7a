// Accounts of the mock at the start.

export const SEED_PASSWORD = "correct horse battery";
/** With addresses, a coupon and orders. */
export const SEED_CUSTOMER = "ada@example.com";
export const SEED_STAFF = "staff@example.com";
