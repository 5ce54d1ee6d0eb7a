// Cases of the list that this run does not send: those that tests of the suite send, and those without a target.

import type { AttackNote } from "./attack-case";

const testedBy = (file: string, cases: Record<string, string>): AttackNote[] =>
  Object.entries(cases).map(([id, title]) => ({ id, title, testedBy: file }));
const notApplicable = (reason: string, cases: Record<string, string>): AttackNote[] =>
  Object.entries(cases).map(([id, title]) => ({ id, title, notApplicable: reason }));

export const notes: AttackNote[] = [
  ...testedBy("tests/api/account.test.ts", {
    A05: "The old token within its grace",
    A06: "The old token after its grace",
    A07: "Twenty calls at the moment a token is replaced",
    A19: "Sessions that were idle, or old",
  }),
  ...testedBy("tests/api/account-access.test.ts", {
    A10: "A new password without the old one",
    A13: "Links and codes used twice, late, or for another account",
    A14: "A reset with another host",
    A16: "Codes asked for again and again",
  }),
  ...testedBy("tests/api/account-google.test.ts", { A18: "Google's tokens for another program, and used twice" }),
  ...testedBy("tests/api/address.test.ts", { B06: "Another's shipping address" }),
  ...testedBy("tests/api/bill.test.ts", { B07: "Another's billing address" }),
  ...testedBy("tests/api/coupon.test.ts", {
    B10: "Another's coupon",
    C10: "One coupon in twenty checkouts",
    C11: "A hundred claims of ten coupons",
    C12: "A coupon for something else, or over",
  }),
  ...testedBy("tests/api/attacks-steps.test.ts", {
    C15: "The cart changed between checkout and order",
    C16: "Steps left out",
  }),
  ...testedBy("tests/api/attacks-prices.test.ts", {
    C04: "Combinations that cannot be made",
    C08: "A price list that changed",
  }),
  ...testedBy("tests/api/attacks-content.test.ts", {
    E01: "Markup in messages",
    E05: "Markup in file names",
    E06: "Markup in parts lists",
  }),
  ...testedBy("tests/api/payment-notice.test.ts", {
    J02: "Notices twice, and out of order",
    J03: "Notices of another amount",
  }),
  ...testedBy("tests/server/realtime", {
    I02: "A socket's messages with foreign tokens",
    I03: "Frames that are too large",
    I05: "A socket without heartbeats",
  }),
  ...notApplicable("Community, comments and votes are not built yet", {
    B03: "Shared projects after the share has ended",
    B12: "Another's comments",
    C20: "Votes and favorites in parallel",
  }),
  ...notApplicable("Chat is not built yet", {
    B09: "Another's chats",
    E02: "Markup in answers of a model",
    I07: "Many questions at once",
    I08: "Instructions to ignore instructions",
    I09: "Leaving while an answer streams",
    I10: "Another's chat by socket",
  }),
  ...notApplicable("The server fetches no address that a caller names", {
    G01: "Addresses of the inner network as files",
    G03: "Redirects to the inner network",
    G04: "Webhook targets in the inner network",
  }),
  ...notApplicable("No scanner is configured", { F22: "The test file of virus scanners" }),
  ...notApplicable("A matter of the deployment: TLS ends at the proxy", {
    D08: "Pages without TLS",
    I11: "Sockets without TLS",
  }),
];
