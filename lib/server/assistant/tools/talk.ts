// Answers that need no engine: greetings, refusals, and the way to a person.

import * as z from "zod/mini";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import type { Locale } from "@/lib/core/market/area";
import { assistantTexts } from "@/lib/server/assistant/texts";
import { publicTool, resultOf } from "./tool";

const CONTACT = "/contact-us";

export const handOverBlock = (locale: Locale, key: "handOver" | "person"): AnswerBlock => ({
  ...{ kind: "handOver", text: assistantTexts(locale)(key), path: CONTACT },
});

export const smallTalk = publicTool({
  name: "small-talk",
  description: "Answers a greeting, thanks, a farewell, or the question what the assistant is.",
  scope: null,
  input: z.strictObject({ topic: z.enum(["greeting", "thanks", "self", "farewell"]) }),
  run: ({ topic }, { request: { locale } }) =>
    Promise.resolve(resultOf([{ kind: "text", markdown: assistantTexts(locale)(`talk.${topic}`) }])),
});

export const decline = publicTool({
  name: "decline",
  description:
    "Declines what has nothing to do with the product, or asks for records and rules that are nobody's to give.",
  scope: null,
  input: z.strictObject({ reason: z.enum(["notAllowed", "offTopic"]) }),
  run: ({ reason }, { request: { locale } }) =>
    Promise.resolve(
      resultOf([{ kind: "text", markdown: assistantTexts(locale)(`decline.${reason}`) }], { isAnswered: false }),
    ),
});

export const handOver = publicTool({
  name: "hand-over",
  description: "Offers to hand the conversation over to an engineer, when the person wants one or nothing else helps.",
  scope: null,
  input: z.strictObject({}),
  run: (_input, { request: { locale } }) => Promise.resolve(resultOf([handOverBlock(locale, "person")])),
});
