// Questions that no engine answers: greetings, wishes for a person, and what the assistant does not do.

import type { Intent } from "@/lib/core/assistant/question";

const SMALL_TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|你好|您好|嗨|哈喽|哈啰|在吗|在不在|有人吗|早上好|上午好|下午好|晚上好|早)(?:[ ,，]*(?:there|boardwright|all|guys|team|呀|啊|哦|哈))?[ !！.。,，~～?？]*){1,4}$/,
    "greeting",
  ],
  [
    /^(?:(?:many )?(?:thanks?|thank you|thx|ty|cheers|great|nice|awesome|cool|ok|okay|perfect|got it|谢谢|多谢|感谢|辛苦|好的?|明白|知道|收到|了解)(?: you| a lot| so much| very much|了|您|你|啦|哦)*[\s!！.。,，~]*){1,3}$/,
    "thanks",
  ],
  [
    /who are you|what (?:can|do) you do\??$|are you (?:a |an )?(?:robot|bot|ai|human|real|person|machine|gpt|chat ?gpt|claude|gemini|llama|deepseek)|(?:which|what) (?:ai|llm|language model|model) are you|你是谁|你叫什么|你能(?:做|干)什么|你会(?:做|干)?什么|你是(?:不是)?(?:一?个)?(?:机器人|真人|人工智能|ai|人吗|gpt|chatgpt|deepseek|大模型)|有什么功能/,
    "self",
  ],
  [/^(?:bye|goodbye|see you|再见|拜拜)[\s!！.。]*$/, "farewell"],
];

export const smallTalkIntent: Intent = ({ text }) => {
  const topic = SMALL_TALK.find(([pattern]) => pattern.test(text))?.[1];
  return topic === undefined ? null : { tool: "small-talk", input: { topic } };
};

const PERSON =
  /(?:connect|transfer|pass|put|get|give|find|hand)\b(?: me| us)?(?: over| through)?(?: to| with)? (?:an? |the |some |your )?(?:real |live |actual )*(?:person|human|people|someone|somebody|engineer|agent|operator|colleague|staff)|\b(?:human|real (?:person|people)|operator|representative|sales ?(?:person|rep)|live (?:chat|agent|support)|(?:talk|speak|chat|write) (?:to|with) (?:a |an |your |some)?(?:person|someone|somebody|engineer|agent|support|staff|sales|body|one)|contact (?:you|support|sales|an engineer|customer service)|customer service|call you|phone number)\b|(?:转|叫|接|找|要|换|来)(?:个|到|一个)?人工|人工(?:客服|服务)?$|真人|活人|(?:叫|接|转|换)(?:个|一?下|到)?(?:人|工程师|客服|销售)|找客服|联系(?:客服|你们|工程师|销售)|(?:和|跟|找).{0,6}(?:工程师|客服|销售|人工)(?:聊|谈|说|沟通)?|客服电话|人工客服/;

export const handOverIntent: Intent = ({ text }) => (PERSON.test(text) ? { tool: "hand-over", input: {} } : null);

/** Instructions to the assistant, and records of other people. */
const NOT_ALLOWED =
  /(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|instructions?|rules?)|system prompt|(?:developer|admin|god|debug|root|maintenance) mode|jailbreak|(?:act as|pretend to be|you are now) (?:an? |the )?(?:admin\w*|root|dan|developer|unrestricted)|\bunrestricted\b|new instructions?\b|(?:your|initial|hidden|secret|above) (?:prompt|instructions)\b|(?:repeat|print|output|reveal) (?:the|all|everything)[^.?]{0,16}(?:above|before)|(?:dump|export|leak|list|show|give|send)\b[^.?]{0,24}\b(?:customers?|users?|clients?|accounts?)\b[^.?]{0,12}\b(?:data|emails?|e-mails?|address(?:es)?|names|phones?|passwords?|records|list|orders)\b|\b(?:profits?|mark-?ups?)\b|\bmargins? (?:do|did|does|are|is|have) (?:you|they)|your (?:profit |gross )?margins?\b|\bcost prices?\b|(?:price|cost)s? (?:that )?you pay|(?:other|another|every|all|someone else'?s?|somebody else'?s?) (?:customers?|users?|people|accounts?|persons?)(?:'s|s'|')?|of (?:every|all|other) (?:customers?|users?)|(?:give|show|tell) me (?:the |your |an? )?(?:admin|database|api key|passwords?|secret|token)|drop table|忽略.{0,8}(?:指令|规则|提示|要求)|提示词|系统(?:提示|指令|消息)|新(?:的)?指令|(?:开发者|管理员|上帝|调试|维护)模式|越狱|不受限制|(?:导出|列出|显示|给我|发我|泄露)[^。？]{0,8}(?<!我的)(?:所有|全部|其他|每个|各个)(?:的)?(?:客户|用户|会员|账号)|成本价|进货价|利润|毛利|赚(?:多少|几|我们?)|(?:其他|别的|(?<!我的)所有|(?<!我的)全部|别人|他人)的?(?:客户|用户|人|账号)?的?(?:订单|资料|数据|文件|信息|密码|地址)|管理员权限|数据库.{0,4}(?:内容|密码)/;

const OFF_TOPIC =
  /\bweather\b|\bfootball\b|\bhomework\b|\b(?:bake|baking|bread|pizza|cake)\b|\bcrypto|\bshare price\b|stock price of (?!\w*\d)|\b(?:song|lyrics|novel|bedtime story)\b|\bintegrate (?:x|the function)|\bgirlfriend\b|\bboyfriend\b|\brestaurants?\b|\bvacation\b|\bnba\b|\bpolitic\w*|\breligion\b|\bhoroscope\b|\bsoccer\b|stock (?:market|price)|\bjokes?\b|\bpoems?\b|\bpresident\b|\brecipes?\b|\bmovies?\b|\btranslate\b|bitcoin|\blottery\b|horoscope|\bessay\b|capital (?:city )?of|\bhotels?\b|\bflights?\b|\bcook\b|dating|\belection\b|天气|足球|篮球|股价|作业|烘?烤(?!箱|板)|面包|蛋糕|披萨|歌词|唱(?:首|一)|小说|讲个?故事|减肥|恋爱|男朋友|女朋友|政治|餐厅|火锅|游戏(?!机)|股票|股市|笑话|写?一?首诗|总统|菜谱|做饭|红烧|电影|翻译|比特币|彩票|星座|作文|首都|酒店|机票|旅游|选举|世界杯/;

export const declineIntent: Intent = ({ text }) => {
  if (NOT_ALLOWED.test(text)) return { tool: "decline", input: { reason: "notAllowed" } };
  return OFF_TOPIC.test(text) ? { tool: "decline", input: { reason: "offTopic" } } : null;
};
