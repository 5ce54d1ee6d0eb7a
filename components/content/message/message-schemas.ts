// Validation of the contact and the feedback form. Messages are keys under `validation`.
import * as z from "zod/mini";
import { CONTACT_CATEGORIES, FEEDBACK_RANGES, FEEDBACK_TITLE_MAX, FEEDBACK_TYPES } from "@/lib/contracts/content";
import type { MarketArea } from "@/lib/core/market/area";
import { isContact } from "@/lib/core/market/contact";

const TEXT_MAX = 5000;

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, "common.required"), z.maxLength(max, "common.tooLong"));

export function contactSchema(area: MarketArea) {
  const message = area === "zh-CN" ? "contact.mailboxOrMobile" : "contact.mailbox";
  return z.object({
    email: z.string().check(
      z.trim(),
      z.refine((value) => isContact(value.normalize("NFKC").toLowerCase(), area), message),
    ),
    category: z.enum(CONTACT_CATEGORIES, "common.required"),
    questions: required(TEXT_MAX),
  });
}
export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

export const feedbackSchema = z.object({
  title: required(FEEDBACK_TITLE_MAX),
  range: z.enum(FEEDBACK_RANGES, "common.required"),
  type: z.enum(FEEDBACK_TYPES, "common.required"),
  contact: required(FEEDBACK_TITLE_MAX),
  description: required(TEXT_MAX),
});
export type FeedbackValues = z.infer<typeof feedbackSchema>;
