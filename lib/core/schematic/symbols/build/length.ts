// Unit of the tables of symbols: 0.254 mm, so that the pitch of pins is 10.
export const STEP = 2_540;
/** Pitch of neighboring pins and length of a pin, in steps. */
export const PITCH = 10;
