// Preloaded by a server that a test started, so that the test can move its clock: each SIGUSR2 adds a day.
const RealDate = Date;
const DAY_MS = 86_400_000;
let aheadMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  // An own property rather than an inherited one, because Next copies own properties.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return RealDate.now() + aheadMs;
  }
};

process.on("SIGUSR2", () => {
  aheadMs += DAY_MS;
});
