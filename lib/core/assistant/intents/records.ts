// Questions about orders, quotes and coupons of the person who asks.

import type { Intent } from "@/lib/core/assistant/question";
import { readOrderNumber, readQuoteNumber } from "@/lib/core/assistant/language/read-order";

const ORDER =
  /\b(?:my|the|this|our|last) (?:last |latest |recent |pcb |board )?(?:orders?|package|parcel|shipment|boards)\b|order status|status of (?:my |the )?order|track(?:ing)? (?:my|number|order)|where (?:is|are) my|(?:cancel|change|modify) (?:it|my order|the order|an order that)|still (?:change|cancel|modify)|我的?(?:那个|上一?个|最近的?)?(?:订单|包裹|快递|板子)|订单.{0,6}(?:状态|进度|到哪|发货|情况|怎么样|在哪)|物流|单号|(?:还|能|可以)(?:能|可以)?(?:取消|改|修改)(?:订单|吗|地址|文件)|查.{0,3}订单/;
const LIST =
  /(?:list|show|see|all) (?:me )?(?:all )?(?:of )?my orders|my (?:recent |last |open )?orders|我的?(?:所有|全部|最近的?)订单|(?:有|列出|查看).{0,4}哪些订单/;
const HOW = /^(?:how (?:do|can|to|should)|怎么|如何|怎样)/;
const POLICY = /policy|policies|政策|规定|流程/;

export const orderIntent: Intent = ({ text, context }) => {
  const orderNumber = readOrderNumber(text);
  if (orderNumber !== null) return { tool: "order-state", input: { orderNumber } };
  if (POLICY.test(text) || (HOW.test(text) && !/\bmy order\b|我的订单/.test(text))) return null;
  if (LIST.test(text)) return { tool: "list-orders", input: {} };
  if (!ORDER.test(text) || /quote|报价/.test(text)) return null;
  return { tool: "order-state", input: context.orderNumber === null ? {} : { orderNumber: context.orderNumber } };
};

const QUOTE_STATE =
  /\bmy (?:bom |pcba |assembly |last |open )*quot(?:e|es|ation|ations)\b|quote (?:status|ready|expired?)|status of (?:my |the )?quote|我的?(?:bom|贴片|组装|pcba)?的?报价(?!.{0,3}(?:多少))|报价.{0,4}(?:好了|出来|状态|进度|过期|有效)/;

export const quoteStateIntent: Intent = ({ text }) => {
  const quoteNumber = readQuoteNumber(text);
  if (quoteNumber !== null) return { tool: "quote-state", input: { quoteNumber } };
  return QUOTE_STATE.test(text) && !HOW.test(text) ? { tool: "quote-state", input: {} } : null;
};

const COUPON = /\bcoupons?\b|discount codes?|\bvouchers?\b|\bpromo(?:tion)? codes?\b|优惠券|折扣码|代金券|优惠码/;
const OWN = /\b(?:i|my|me|mine)\b|我|有哪些|有没有|可以用/;

export const couponIntent: Intent = ({ text }) =>
  COUPON.test(text) && OWN.test(text) && !HOW.test(text) ? { tool: "list-coupons", input: {} } : null;
