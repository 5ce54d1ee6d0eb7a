// Preloaded by a server whose clock is shifted by CLOCK_SHIFT_HOURS.
const RealDate = Date;
const shiftMs = Number(process.env.CLOCK_SHIFT_HOURS ?? 0) * 3_600_000;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  // An own property rather than an inherited one, because Next copies own properties.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return RealDate.now() + shiftMs;
  }
};
