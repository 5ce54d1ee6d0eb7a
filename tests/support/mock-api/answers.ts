// Successful answer of each endpoint; the compiler lists contracts without one.

import { ACCOUNT_ANSWERS } from "./account-answers";
import { ADDRESS_ANSWERS } from "./address-answers";
import { BOARD_ANSWERS } from "./board-answers";
import { BOM_ANSWERS } from "./bom-answers";
import { CHAT_ANSWERS } from "./chat-answers";
import { COMMUNITY_ANSWERS } from "./community-answers";
import { CONTENT_ADMIN_ANSWERS } from "./content-admin-answers";
import { CONTENT_ANSWERS } from "./content-answers";
import { DISCUSSION_ANSWERS } from "./discussion-answers";
import { ORDER_ANSWERS } from "./order-answers";
import { PART_ANSWERS } from "./part-answers";
import { PROJECT_ANSWERS } from "./project-answers";
import { QUOTE_ANSWERS } from "./quote-answers";
import { SYMBOL_ANSWERS } from "./symbol-answers";
import { WEBHOOK_ANSWERS } from "./webhook-answers";
import type { Answers } from "./answer";
import { ADMIN_ANSWERS } from "./ops-answers";

export const ANSWERS: Answers = {
  ...ACCOUNT_ANSWERS,
  ...BOARD_ANSWERS,
  ...QUOTE_ANSWERS,
  ...PART_ANSWERS,
  ...BOM_ANSWERS,
  ...ADDRESS_ANSWERS,
  ...CHAT_ANSWERS,
  ...COMMUNITY_ANSWERS,
  ...CONTENT_ADMIN_ANSWERS,
  ...CONTENT_ANSWERS,
  ...DISCUSSION_ANSWERS,
  ...ORDER_ANSWERS,
  ...PROJECT_ANSWERS,
  ...SYMBOL_ANSWERS,
  ...WEBHOOK_ANSWERS,
  ...ADMIN_ANSWERS,
};
