// Cases of the list that tests of the suite cover.

import type { AttackNote } from "./attack-case";

const testedBy = (file: string, cases: Record<string, string>): AttackNote[] =>
  Object.entries(cases).map(([id, title]) => ({ id, title, testedBy: file }));

const attacks: AttackNote[] = [
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
  ...testedBy("tests/api/attacks-steps.test.ts", { C16: "Steps left out" }),
  ...testedBy("tests/api/attacks-prices.test.ts", {
    C04: "Combinations that cannot be made",
    C08: "A price list that changed",
    C15: "The cart changed between checkout and order",
  }),
  ...testedBy("tests/api/bom-list-price.test.ts", {
    C19: "Lines that are not placed, or have no part, and what is charged",
  }),
  ...testedBy("tests/api/attacks-content.test.ts", {
    E01: "Markup in messages",
    E05: "Markup in file names",
    E06: "Markup in parts lists",
  }),
  ...testedBy("tests/core/archive/archive-rar.test.ts", {
    F08r: "RAR archives that declare too much, lie or lead outside",
  }),
  ...testedBy("tests/client/sheet.test.ts", { H02: "Formulas in the cells of an exported table" }),
  ...testedBy("tests/base/csv.test.ts", { H02c: "Formulas in the cells of an exported list" }),
  ...testedBy("tests/server/realtime/socket.test.ts", {
    I02: "A socket's messages with foreign tokens",
    I03: "Frames that are too large",
    I05: "A socket without heartbeats",
  }),
  ...testedBy("tests/server/assistant/model/safe-markdown.test.ts", { E02: "Markup in answers of a model" }),
  ...testedBy("tests/server/assistant/model/model-assistant.test.ts", {
    I08: "A model that asks for more than its asker may see",
    I09: "Leaving while an answer streams",
  }),
  ...testedBy("tests/client/socket.test.ts", { I06c: "Clients that all come back in the same moment" }),
  ...testedBy("tests/api/payment-notice.test.ts", {
    J02: "Notices twice, and out of order",
    J03: "Notices of another amount",
    J07: "A notice that is here before the checkout's own answer",
  }),
];

const faults: AttackNote[] = [
  ...testedBy("tests/api/payment-crash.test.ts", {
    R01: "A process that dies at any statement of a checkout",
    R02: "A process that dies between a charge and its record",
  }),
  ...testedBy("tests/server/db/migrate.test.ts", { R04: "A process that dies in a migration" }),
  ...testedBy("tests/server/db/open.test.ts", { R05: "A process that dies in its first start" }),
  ...testedBy("tests/server/process.test.ts", { R06: "A second process on the same data" }),
  ...testedBy("tests/server/checkout-process.test.ts", { R07: "A process that is asked to end in a checkout" }),
  ...testedBy("tests/server/mail/mail.test.ts", { R13: "A mail server that is away for hours" }),
  ...testedBy("tests/api/payment-card.test.ts", { R14: "A payment provider that hangs, fails or repeats itself" }),
  ...testedBy("tests/api/attacks-steps.test.ts", { R16: "A hundred checkouts of one cart" }),
  ...testedBy("bench/memory.ts", { R27: "Memory over many requests (npm run bench -- memory)" }),
  ...testedBy("tests/client/intent.test.ts", { R21: "A connection that is cut while an order is placed" }),
];

export const notes: AttackNote[] = [...attacks, ...faults];
