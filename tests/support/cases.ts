// Number of random cases: a run in CI makes a tenth of those that a run by hand makes.

/** Seeds are counted from 0, so that a case that failed in CI comes up by hand as well. */
export const randomCases = (byHand: number): number => (process.env.CI ? Math.ceil(byHand / 10) : byHand);
