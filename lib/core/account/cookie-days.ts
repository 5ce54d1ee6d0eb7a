// Lifetimes of the cookies that outlast a visit, in days; the cookie policy names them.

/** `preference`: theme and language. `campaign`: spec section 9. */
export const COOKIE_DAYS = { device: 365, preference: 365, campaign: 90 } as const;

export const cookieSeconds = (cookie: keyof typeof COOKIE_DAYS): number => COOKIE_DAYS[cookie] * 86_400;
