// Questions about what can be made, and how long it takes.

import type { Intent } from "@/lib/core/assistant/question";
import type { CapabilityTopic } from "@/lib/core/assistant/capability-topics";
import { readBoard, readHole, readLayers, readThicknesses, readTrace } from "@/lib/core/assistant/language/read-board";
import { named } from "@/lib/core/assistant/language/named";
import { remembered } from "@/lib/core/assistant/follow-up";

const TOPICS: readonly (readonly [RegExp, CapabilityTopic])[] = [
  [/castellat|half[- ]holes?|半孔/, "castellation"],
  [/annular|焊环|孔环/, "ring"],
  [/aspect ratio|厚径比/, "aspectRatio"],
  [/(?:mask|阻焊|绿油)\s?(?:dams?|bridges?|webs?|桥)/, "maskDam"],
  [/impedance|阻抗/, "impedance"],
  [/gold fingers?|金手指/, "fingers"],
  [/\bslots?\b|槽/, "slot"],
  [
    /via[- ]in[- ]pad|blind|buried|resin|micro-?vias?|\bhdi\b|laser drill|盘中孔|盲埋|盲孔|埋孔|树脂|微孔|激光孔/,
    "vias",
  ],
  [/\btraces?\b|\btracks?\b|\bspacing\b|\bline widths?\b|线宽|线距|走线|\d ?\/ ?\d ?mil/, "trace"],
  [/\bholes?\b|\bdrills?\b|\bvias?\b|孔/, "hole"],
  [/surface finish|\benig\b|\bhasl\b|\bosp\b|immersion|表面处理|沉金|喷锡|沉银|沉锡/, "finish"],
  [
    /\bcolou?rs?\b|颜色|什么色|几种色|\b(?:purple|pink|orange|matte|gr[ae]y|brown|transparent)\b|紫|粉色|橙|灰色|棕|透明|哑光/,
    "color",
  ],
  [/\bcopper\b|\boz\b|铜/, "copper"],
  [
    /\bsize\b|\bdimensions?\b|how (?:big|large|small)|\blarge(?:st|r)?\b|\bbig(?:gest)?\b|\bsmallest board\b|尺寸|多大|多小|\d\s?x\s?\d/,
    "size",
  ],
  [/thick|thin|厚|薄/, "thickness"],
  [/layers?\b|层/, "layers"],
];

const ASKS =
  /\bok(?:ay)?\b|\bfine\b|\bdoable\b|\bfeasible\b|\bacceptable\b|\ballowed\b|\bmanage\b|\bhandle\b|\btiniest\b|\bbiggest\b|\bnarrowest\b|\bwidest\b|\blowest\b|\bhighest\b|\byou (?:make|do|offer|have)\b|\bare there\b|(?:行|可以|成|能行)(?:吗|不|么)|行不行|可不可以|能(?:打|钻|铣|开|走|加工|生产|印|压)|做得(?:了|到)|做不做|有没有|有.{0,10}吗|最窄|最宽|最高|最低|最粗|多厚|多薄|多宽|多细|规格|范围|可选|\bcan (?:you|i|we|it|your)\b|\bcould you\b|\bdo you\b|\bare you able|\b\bpossible\b|\bcapab|\bminimum\b|\bmaximum\b|\bmin\b|\bmax\b|\bsmallest\b|\blargest\b|\bthinnest\b|\bthickest\b|\bfinest\b|\blimits?\b|how (?:small|thin|thick|big|fine|large)|how many layers|what (?:layers?|thickness|colou?rs?|surface finish\w*|copper|finish\w*)|which (?:colou?rs?|finish\w*|thickness\w*|surface)|\bsupport\b|\boffer\b|\bavailable\b|能做|可以做|能不能|能否|可不可以|支持|做得了|做不做|最小|最大|最薄|最厚|最细|最多|极限|工艺能力|有哪些|哪几种|什么颜色|能.{0,12}吗|可以.{0,12}吗/;

/** With the limits that are asked about, in mm; a topic alone asks for the limit itself. */
export const capabilityIntent: Intent = ({ text }) => {
  if (!ASKS.test(text)) return null;
  const topic = TOPICS.find(([pattern]) => pattern.test(text))?.[1];
  // Trace and hole are asked about as such; the tool derives the grade of the order from them.
  const { minTraceSpaceMil: _grade, minHoleMm: _hole, ...board } = readBoard(text);
  if (topic === undefined && Object.keys(board).length === 0) return null;
  const input = named({
    topic,
    layers: readLayers(text)[0],
    thicknessMm: readThicknesses(text)[0],
    traceMm: readTrace(text) ?? undefined,
    holeMm: readHole(text) ?? undefined,
    board: Object.keys(board).length > 0 ? board : undefined,
  });
  return { tool: "board-capability", input };
};

const DURATION =
  /how (?:long|fast|quick|quickly|soon|many (?:working |business )?days|many weeks)|lead time|turn-?around|\b(?:fastest|quickest|soonest|earliest)\b|\btake longer\b|\brush (?:order|production)|\bexpedite|delivery (?:time|date)|when (?:will|would|can|do)[^.?]{0,30}(?:ship|arrive|get|receive|ready|deliver|have|done|finish)|production time|交期|多久|几天|多少天|(?:什么时候|啥时候|何时|几号|哪天).{0,4}(?:发货|到|收|出货|交货|拿|好|做完|能用)|最快|多快|几个?工作日|多长时间|生产周期|加急/;
const NOT_BOARDS =
  /\bshipping\b|\bcustoms\b|\bdhl\b|\bfedex\b|\bups\b|\bcoupons?\b|\bpay|优惠券|付款|清关|快递|运输|\bquote\b|\brefund|\bvalid\b|\baccount\b|退款|报价|审核|有效/;

export const deliveryIntent: Intent = ({ text, memory }) => {
  if (!DURATION.test(text) || NOT_BOARDS.test(text)) return null;
  const own = readBoard(text);
  const before = memory.tool === "price-board" ? remembered(memory, "board") : {};
  return { tool: "delivery-time", input: { board: { ...before, ...own } } };
};
