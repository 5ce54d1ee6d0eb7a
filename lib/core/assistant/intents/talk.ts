// Questions that no engine answers: greetings, wishes for a person, and what the assistant does not do.

import type { Intent } from "@/lib/core/assistant/question";

const SMALL_TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|你好|您好|嗨|在吗|早上好|下午好)(?:[ ,，]*(?:there|boardwright))?[ !！.。,，~?？]*$/,
    "greeting",
  ],
  [
    /^(?:many )?(?:thanks?|thank you|thx|cheers|great|ok|okay|perfect|谢谢|多谢|感谢|好的|明白了)(?: you| a lot| so much| very much|了|您|你)?[\s!！.。]*$/,
    "thanks",
  ],
  [
    /who are you|what can you do|are you (?:a |an )?(?:robot|bot|ai|human|real)|你是谁|你能做什么|你会什么|你是(?:机器人|真人|ai)|有什么功能/,
    "self",
  ],
  [/^(?:bye|goodbye|see you|再见|拜拜)[\s!！.。]*$/, "farewell"],
];

export const smallTalkIntent: Intent = ({ text }) => {
  const topic = SMALL_TALK.find(([pattern]) => pattern.test(text))?.[1];
  return topic === undefined ? null : { tool: "small-talk", input: { topic } };
};

const PERSON =
  /\b(?:human|real person|representative|sales ?(?:person|rep)|live (?:chat|agent|support)|(?:talk|speak|chat|write) (?:to|with) (?:a |an |your |some)?(?:person|someone|somebody|engineer|agent|support|staff|sales|body|one)|contact (?:you|support|sales|an engineer|customer service)|customer service|call you|phone number)\b|转人工|人工(?:客服|服务)?$|真人|找客服|联系(?:客服|你们|工程师|销售)|(?:和|跟|找).{0,6}(?:工程师|客服|销售|人工)(?:聊|谈|说|沟通)?|客服电话|人工客服/;

export const handOverIntent: Intent = ({ text }) => (PERSON.test(text) ? { tool: "hand-over", input: {} } : null);

/** Instructions to the assistant, and records of other people. */
const NOT_ALLOWED =
  /(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|instructions?|rules?)|system prompt|developer mode|jailbreak|act as (?:an? )?(?:admin|root|dan)|(?:other|another|every|all|someone else'?s?|somebody else'?s?) (?:customers?|users?|people|accounts?|persons?)(?:'s|s'|')?|of (?:every|all|other) (?:customers?|users?)|(?:give|show|tell) me (?:the |your |an? )?(?:admin|database|api key|passwords?|secret|token)|drop table|忽略.{0,8}(?:指令|规则|提示|要求)|系统提示词?|开发者模式|越狱|(?:其他|别的|(?<!我的)所有|(?<!我的)全部|别人|他人)的?(?:客户|用户|人|账号)?的?(?:订单|资料|数据|文件|信息|密码|地址)|管理员权限|数据库.{0,4}(?:内容|密码)/;

const OFF_TOPIC =
  /\bweather\b|\bfootball\b|\bsoccer\b|stock (?:market|price)|\bjokes?\b|\bpoems?\b|\bpresident\b|\brecipes?\b|\bmovies?\b|\btranslate\b|bitcoin|\blottery\b|horoscope|\bessay\b|capital (?:city )?of|\bhotels?\b|\bflights?\b|\bcook\b|dating|\belection\b|天气|足球|股票|股市|笑话|写?一?首诗|总统|菜谱|做饭|红烧|电影|翻译|比特币|彩票|星座|作文|首都|酒店|机票|旅游|选举|世界杯/;

export const declineIntent: Intent = ({ text }) => {
  if (NOT_ALLOWED.test(text)) return { tool: "decline", input: { reason: "notAllowed" } };
  return OFF_TOPIC.test(text) ? { tool: "decline", input: { reason: "offTopic" } } : null;
};
