// Loaded before a server whose clock is to be wrong by CLOCK_SHIFT_HOURS.
const RealDate = Date;
const shiftMs = Number(process.env.CLOCK_SHIFT_HOURS ?? 0) * 3_600_000;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  // Own, not inherited: Next copies what a clock has of its own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return RealDate.now() + shiftMs;
  }
};
