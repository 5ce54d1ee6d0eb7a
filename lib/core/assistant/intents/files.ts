// Questions about files: priced, checked or matched, and what a DFM finding means.

import type { Intent, Question } from "@/lib/core/assistant/question";
import { COMPLAINT } from "@/lib/core/assistant/intents/records";
import { readBoard } from "@/lib/core/assistant/language/read-board";
import { type RuleId } from "@/lib/core/dfm/rule-ids";

const CHECK =
  /\bcheck\b|\bdfm\b|\breview\b|manufacturab|any (?:problems|issues|errors)|检查|审核|分析|有没有问题|可制造性/;
const BOM = /\bbom\b|bill of materials|parts list|match|物料清单|配单|元件清单|匹配/;
const IS_SHEET = /\.(?:xlsx?|csv|tsv|ods)$/i;

export const fileIntent: Intent = ({ files, text }) => {
  const board = files.find(({ fileType }) => fileType === 8);
  const sheet = files.find(({ fileName }) => IS_SHEET.test(fileName));
  if (sheet && (!board || BOM.test(text))) {
    return { tool: "match-bom", input: { fileUrl: sheet.fileUrl } };
  }
  if (!board) return null;
  const { fileUrl, fileName } = board;
  if (CHECK.test(text)) return { tool: "check-board", input: { fileUrl, fileName } };
  return { tool: "price-board", input: { fileUrl, fileName, board: readBoard(text) } };
};

const CHECK_OWN =
  /(?:check|analy[sz]e|review|run (?:a )?dfm|dfm check)[^.?]{0,40}(?:gerber|board|files?|design|pcb|layout)|run (?:a |the )?dfm|(?:检查|审核|分析)[^。？]{0,12}(?:文件|gerber|板|设计|pcb)|^(?:please |a |run |the |do |just )*dfm(?: check| report| analysis)?(?: please)?[ ?？!.]*$|(?:any(?:thing| problems?| issues?| errors?| mistakes?)?|something) (?:wrong |bad )?(?:with|in|on) (?:my|the|these|this|our) (?:\w+ )?(?:gerbers?|files?|boards?|design|layout|pcb)|\b(?:is|are) (?:my|the|these|our) (?:\w+ )?(?:gerbers?|files?|boards?|design|layout|pcb)\b[^.?]{0,12}\b(?:ok|okay|good|fine|right|correct|ready|valid|manufacturable|producible)\b|dfm(?:检查|分析|检测|报告)?[ ?？。]*$|(?:跑|做|来|查)(?:一?下|个|一遍|一次)?dfm|(?:看|查|检)(?:看|查|一?下|一遍).{0,8}(?:文件|gerber|板子?|设计|pcb)|(?:文件|gerber|板子?|设计)[^。？]{0,14}(?:检查|审核|有没有(?:问题|错|毛病)|有问题吗|毛病|对不对|(?:能不能|能否|可以|能)(?:直接)?(?:生产|制造|投产)|没问题吧|行不行)/;

export const checkBoardIntent: Intent = ({ text, context }) => {
  if (!CHECK_OWN.test(text) || COMPLAINT.test(text)) return null;
  return { tool: "check-board", input: context.projectId === null ? {} : { projectId: context.projectId } };
};

const BOM_UPLOAD =
  /(?:match|upload|price|quote|find|source|check|look|identify|read|import|buy|order)\b[^.?]{0,30}\b(?:bom|parts list|bill of materials)\b|\b(?:bom|parts list)\b[^.?]{0,20}(?:match|quote|price|upload|sourc|identif|find)|(?:匹配|上传|识别|导入|按|根据|照)[^。？]{0,8}(?:bom|物料|清单|料单)|(?:bom|料单|物料清单|元件清单)[^。？]{0,8}(?:匹配|配单|配料|报价|多少钱|识别|找料|找元|找物|采购|询价)|配单/;

export const bomIntent: Intent = ({ text }) => (BOM_UPLOAD.test(text) ? { tool: "match-bom", input: {} } : null);

/** Names that engineers use beside the titles of the rules. */
const ALIASES: readonly (readonly [RegExp, RuleId])[] = [
  [/inner[^.?]{0,12}annular|内层焊环/, "innerRing"],
  [/component[^.?]{0,12}annular|元件孔焊环|插件孔焊环/, "componentRing"],
  [/annular ring|焊环|孔环/, "viaRing"],
  [/acid traps?|酸角/, "acidTrap"],
  [/copper slivers?|slivers? of copper|铜丝|细丝/, "copperSliver"],
  [/(?:solder ?mask|mask) (?:dams?|bridges?|webs?|slivers?)|阻焊桥|绿油桥/, "maskDam"],
  [/(?:mask|solder ?mask) (?:expansion|clearance)|阻焊(?:开窗|扩展)/, "maskExpansion"],
  [/exposed copper|exposes copper|露铜/, "maskExposesCopper"],
  [/silk(?:screen)? (?:over|on|overlaps?|covers?)(?: the| a| my)? (?:holes?|drills?)|丝印.{0,3}孔/, "silkOnHole"],
  [/silk(?:screen)? (?:over|on|overlaps?|covers?|crosses)|丝印.{0,3}(?:焊盘|盘)|字符.{0,3}焊盘/, "silkOnMaskOpening"],
  [/silk(?:screen)? (?:line )?width|丝印线宽|字符线宽/, "silkWidth"],
  [/text height|character height|字高|字符高/, "silkHeight"],
  [/blind via aspect/, "blindViaAspectRatio"],
  [/aspect ratio|厚径比|纵横比/, "holeAspectRatio"],
  [/via[- ]in[- ]pad|盘中孔|via on (?:a )?pad/, "viaOnSmdPad"],
  [/copper (?:too (?:close|near) )?to (?:the )?(?:board )?edge|铜.{0,4}(?:到)?板边|距板边/, "copperToEdgeOuter"],
  [/v-?score|v-?cut|v ?割/, "copperToScore"],
  [/castellat|半孔/, "castellationDiameter"],
  [
    /(?:open|missing|closed|broken) (?:board )?outline|outline (?:is )?(?:open|missing|not closed)|外形.{0,4}(?:闭合|缺|开)|板框/,
    "outlineClosed",
  ],
  [/dead[- ]?end|悬空线|线头/, "traceDeadEnd"],
  [/overlapping holes|double (?:hit|drill)|重孔/, "doubleHit"],
  [/hole to edge|孔到板边/, "platedHoleToEdge"],
  [/(?:hole|via) spacing|hole to hole|孔间距|孔到孔/, "viaSpacing"],
  [/copper balance|铜平衡|残铜/, "copperBalance"],
  [/open nets?|网络开路|开路/, "netOpen"],
  [/short(?:ed|s)? (?:nets?|circuits?)|nets? shorted|网络短路|短路/, "netShort"],
  [/fiducials?|mark ?点|基准点/, "fiducialCount"],
  [/paste area|锡膏.{0,4}面积比/, "pasteAreaRatio"],
  [/via (?:hole )?(?:diameter|too small)|过孔(?:太小|孔径)/, "viaDiameter"],
  [/narrow (?:trace|track)|(?:trace|track)s? (?:width|too (?:thin|narrow))|线宽|走线太细/, "traceWidthOuter"],
  [/(?:trace|track|copper)?\s?(?:spacing|clearance)|too close|线距|间距/, "spacingOuter"],
];

function ruleIn({ text, ruleTitles }: Question): string | null {
  const titles = [...ruleTitles.keys()].filter((title) => text.includes(title));
  const longest = titles.sort((one, other) => other.length - one.length)[0];
  const byTitle = longest === undefined ? undefined : ruleTitles.get(longest);
  return byTitle ?? ALIASES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const EXPLAIN =
  /\bmeans?\b|\bwhy\b|\bexplain|\bfix\b|\bwarnings?\b|\berrors?\b|complain|\bfindings?\b|\bdfm\b|get rid of|\bresolve\b|\bviolation|什么意思|为什么|为啥|怎么改|怎么办|怎么修|怎么解决|如何(?:修改|解决|避免)|解释|报错|报警|警告|提示/;

/** Names of faults: who asks what one is has met it in a report. */
const FAULTS: readonly string[] = [
  ...["acidTrap", "copperSliver", "copperNeck", "traceDeadEnd", "maskDam", "doubleHit", "maskExposesCopper"],
  ...["narrowWeb", "silkOnMaskOpening", "silkOnHole", "netOpen", "netShort"],
];
const WHAT_IS = /what (?:is|are)\b|what about|是什么|什么是|什么东西|指什么|指的是/;
const IN_REPORT =
  /\breports?\b|\bfindings?\b|\bchecks? (?:about|for|mean)|\b(?:check|rule|finding)\b.{0,12}\b(?:about|for|mean)|\bcare\b|\bworry|\bserious\b|\bignore\b|报告|检查(?:项|是|什么|这|说|的是)|这(?:一)?(?:条|项)|要紧|要管|要不要(?:管|改)|严重|能忽略|可以忽略/;
/** With these words the limit is asked for. */
const LIMIT =
  /\bmin(?:imum)?\b|\bmax(?:imum)?\b|smallest|narrowest|how (?:small|thin|narrow|wide)|\d\s?(?:mil|mm|um)\b|最小|最大|极限|多少|能做/;

const asksWhatItIs = (text: string, rule: string): boolean =>
  !LIMIT.test(text) && (IN_REPORT.test(text) || (WHAT_IS.test(text) && FAULTS.includes(rule)));

export const findingIntent: Intent = (question) => {
  if (!EXPLAIN.test(question.text)) {
    const rule = ruleIn(question);
    return rule !== null && asksWhatItIs(question.text, rule) ? { tool: "explain-finding", input: { rule } } : null;
  }
  const rule = ruleIn(question);
  return rule === null ? null : { tool: "explain-finding", input: { rule } };
};
