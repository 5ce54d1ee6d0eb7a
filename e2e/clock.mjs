// Loaded before a server that a test started, so that the test can move its clock: each SIGUSR2 is a day.
const RealDate = Date;
const DAY_MS = 86_400_000;
let aheadMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  // Own, not inherited: Next copies what a clock has of its own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return RealDate.now() + aheadMs;
  }
};

process.on("SIGUSR2", () => {
  aheadMs += DAY_MS;
});
