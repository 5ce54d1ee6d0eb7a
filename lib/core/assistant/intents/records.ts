// Questions about orders, quotes and coupons of the person who asks.

import type { Intent } from "@/lib/core/assistant/question";
import { readOrderNumber, readQuoteNumber } from "@/lib/core/assistant/language/read-order";

const ORDER =
  /\b(?:has|have|did|will|were|are|when (?:will|do|does)) (?:my|our|the) (?:stuff|goods|items|pcbs?|boards?|orders?|package|parcel|shipment)\b[^.?]{0,20}(?:ship|sent|send|arriv|dispatch|deliver|leave|left|done|finished|made|out)|(?:not|never|nothing)(?: yet| even| been)* (?:receive|arrive|deliver|come|got)|\bstill (?:waiting|missing)\b|\btracking\b|\b(?:my|the|this|our|last) (?:last |latest |recent |pcb |board )?(?:orders?|package|parcel|shipment|boards)\b|order status|status of (?:my |the )?order|track(?:ing)? (?:my|number|order)|where (?:is|are) my|(?:cancel|change|modify) (?:it|my order|the order|an order that)|still (?:change|cancel|modify)|我的?(?:那个|上一?个|最近的?)?(?:订单|包裹|快递|板子)|订单.{0,6}(?:状态|进度|到哪|发货|情况|怎么样|在哪)|物流|单号|我的?(?:那个|这个|上一?个|上次的)?(?:货|板|件|单子|单|pcb|电路板)(?:子)?(?:们)?.{0,6}(?:发|寄|到|做|好|进|状态|在哪|呢)|(?:单子|订单|货|板子?)(?:都|现在|已经)?.{0,3}(?:发|寄)(?:了|出来?|走)?(?:了)?(?:吗|没|不|\?|？)|(?:还没|没有?|未)(?:收到|到货|发货|寄|发)(?!票)|(?:单子|订单).{0,6}(?:进展|进度|到哪)|什么时候发(?:货|我)|(?:还|能|可以)(?:能|可以)?(?:取消|改|修改)(?:订单|吗|地址|文件)|查.{0,3}订单/;
const LIST =
  /(?:list|show|see|view|all)\b(?: me)?(?: all)?(?: of)?(?: my| the| our)? orders\b|my (?:recent |last |open |past |previous )?orders\b|(?:what|which|how many) orders|order (?:history|list)\b|我的?(?:所有|全部|最近的?|历史)订单|(?:有|列出|查看|看|下过|下了).{0,4}(?:哪些|多少|几个)(?:订单|单)|订单(?:列表|记录|历史)|(?:所有|全部|历史)订单/;
const HOW = /^(?:how (?:do|can|to|should)|怎么|如何|怎样)/;
const POLICY = /policy|policies|政策|规定|流程/;
/** Damage of goods that arrived is a subject of help pages. */
export const COMPLAINT =
  /\b(?:defects?|defective|damaged?|faulty|broken|scratch\w*|poor quality|bad quality|complaints?|do(?:es)? not work|wrong (?:color|size|boards?))\b|质量问题|不良|破损|坏了|损坏|次品|投诉|做错了?|划伤|起泡/;

export const orderIntent: Intent = ({ text, context }) => {
  const orderNumber = readOrderNumber(text);
  if (orderNumber !== null) return { tool: "order-state", input: { orderNumber } };
  if (POLICY.test(text) || COMPLAINT.test(text) || (HOW.test(text) && !/\bmy order\b|我的订单/.test(text))) return null;
  if (LIST.test(text)) return { tool: "list-orders", input: {} };
  if (!ORDER.test(text) || /quote|报价/.test(text)) return null;
  return { tool: "order-state", input: context.orderNumber === null ? {} : { orderNumber: context.orderNumber } };
};

const QUOTE_STATE =
  /\bmy (?:bom |pcba |assembly |last |open )*quot(?:e|es|ation|ations)\b|quote (?:status|ready|expired?)|\b(?:is|has|have|did|when|was)\b[^.?]{0,30}\bquot(?:e|ed|ing|es|ation)\b[^.?]{0,20}\b(?:done|ready|finished|expired?|yet|valid|available|back|accepted|approved|reviewed)\b|\b(?:list|show|see) (?:me )?(?:all )?(?:my )?quotes\b|status of (?:my |the )?quote|我的?(?:bom|贴片|组装|pcba)?的?报价(?!.{0,3}(?:多少))|报价.{0,4}(?:好了|出来|出了|弄好|做好|完成|审完|状态|进度|过期|有效|没有?[?？]?$)/;

export const quoteStateIntent: Intent = ({ text }) => {
  const quoteNumber = readQuoteNumber(text);
  if (quoteNumber !== null) return { tool: "quote-state", input: { quoteNumber } };
  return QUOTE_STATE.test(text) && !HOW.test(text) ? { tool: "quote-state", input: {} } : null;
};

const COUPON =
  /\bcoupons?\b|discount codes?|\bvouchers?\b|\bpromo(?:tion)? codes?\b|优惠券|折扣码|代金券|优惠码|(?<!奖|赌|债|证)券(?!商)/;
const OWN = /\b(?:i|my|me|mine|any|got)\b|我|有哪些|有没有|有.{0,8}吗|可以用|能用|可用/;

export const couponIntent: Intent = ({ text }) =>
  COUPON.test(text) && OWN.test(text) && !HOW.test(text) ? { tool: "list-coupons", input: {} } : null;
