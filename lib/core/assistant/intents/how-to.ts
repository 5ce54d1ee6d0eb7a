// Questions that articles and help pages answer.

import type { Intent } from "@/lib/core/assistant/question";

const HOW_TO =
  /^(?:hi[,!]? |hello[,!]? |please )?(?:how (?:do|can|to|should|does|would) (?!you (?:charge|price))|what(?:'s| is| are) (?:an? |the difference|your (?:refund|return|privacy|shipping|payment|warranty)|the (?:refund|return|privacy) policy)|where (?:do|can) i |which (?:file|format)|tell me about|explain )|(?:怎么|怎样|如何|在哪里?)(?!.{0,6}(?:卖|收费|算钱))|什么是|是什么|有什么区别|的区别|哪些格式|什么格式/;
/** Words with which the same beginnings ask for a figure. */
const FIGURE =
  /how (?:much|many|long)|多少|多久|几天|what(?:'s| is) (?:the )?(?:price|cost|min|max|small|larg|thin|thick|fine)|能做|最小|最大/;

export const howToIntent: Intent = ({ text, question }) =>
  HOW_TO.test(text) && !FIGURE.test(text)
    ? { tool: "search-articles", input: { question: question.slice(0, 400) } }
    : null;
