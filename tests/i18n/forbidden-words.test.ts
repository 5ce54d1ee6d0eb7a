// Phrases that docs/glossary.md replaces do not return to the product's texts.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { REGISTRY } from "@/lib/contracts/registry";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";

type Tree = { [key: string]: string | Tree };
type Text = readonly [where: string, text: string];
type Replaced = readonly [pattern: RegExp, instead: string];

function leaves(tree: Tree, path = ""): Text[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof value === "string" ? [[here, value] as const] : leaves(value, here);
  });
}

/** "annular ring" and "track the parcel" are right; a bare ring, a copper track and its gap are not. */
const ENGLISH: readonly Replaced[] = [
  [/\b(min\.|smallest|narrowest|copper|thin) tracks?\b|\btracks? (width|and (gap|space|spacing))\b/i, "trace, spacing"],
  [/\bgaps? between (copper|pads|traces)\b|\b(min\.|smallest) gap\b/i, "spacing"],
  [/(?<!annular )\brings?\b/i, "annular ring"],
  [/\bwhat the factory holds\b|\bwhat holds\b/i, "PCB capabilities"],
  [/\bhole depth to diameter\b/i, "aspect ratio"],
  [/\bprint(s|ed)? (over|on) (the )?(mask|pads|holes)\b|\bmask on:/i, "silkscreen over pads"],
  [/\bheight of characters\b/i, "text height"],
  [/\bshare of copper\b/i, "copper density"],
  [/\bbare holes?\b/i, "NPTH"],
  [/\barea to finish\b/i, "surface finish area"],
  [/\b(web|dam) of (solder )?mask\b/i, "solder mask dam"],
  [/\b(board|picture)s? in space\b|\blayers apart\b/i, "3D view, exploded view"],
  [/\btaken for\b/i, "detected"],
  [/\bread and kept\b|\breads it again\b/i, "Uploaded, Verifying"],
  [/\bConfirmed by our server\b/, "Price confirmed"],
  [/\bnearest: |\bis off;/i, "Not available with …"],
  [/\botherwise, see\b/i, "Other (describe in notes)"],
  [/\bwho brings\b|\bleast quantit(y|ies)\b/i, "Parts sourcing, MOQ excess"],
  [/\bleft (away|out)\b/i, "DNP, excluded from BOM"],
  [
    /\bneeds your look\b|\bour part, and why\b|\bhead row\b|\brows that are no lines\b/i,
    "To review, Matched part, Header row",
  ],
  [/\bhow to go on\b|\byour number\b(?! of)/i, "Payment timing, PO number"],
  [/\bleaves us\b|\blikely with you\b/i, "Ships …, arrives …"],
  [
    /\bwhat happened\b|\bwhole specification\b|\bhow this is made up\b/i,
    "Activity, Full specification, Price breakdown",
  ],
  [/\b(quote|price|offer)s? stands?\b|\bstands? (until|30 days|on the order)\b/i, "Quote ready, Valid until"],
  [/\bmoney back\b|\bback the money\b|\bmoney is given\b|\bgiven? (the money )?back\b/i, "refund, free cancellation"],
  [/\btoo often\b(?! to)|\blogin has expired\b|\bplease login\b/i, "Too many attempts, Your session has expired"],
  [/\ba slip in it\b/i, "Check the email address"],
  [/\bmy cent(er|re)\b|\bsign-in and data\b/i, "My account, Security and privacy"],
  [/\bthe desk\b|\bwaits? for us\b|\bin hand\b|\brefuse it\b/i, "Admin, To do, Start quoting, Decline"],
  [/\bmakes nothing of\b|\bevery figure is yours\b/i, "No automatic price. Enter each line."],
  [/\bfor a person because\b/i, "Needs manual review:"],
  [/\bmade again\b|\bnote the delivery\b|\b(throw|thrown) away\b/i, "remake, Mark as delivered, Discard"],
  [/\bgood for days\b|\bfrom a sum of\b|\bhow many in all\b/i, "Valid for (days), Minimum spend, Total coupons"],
  [/\bnothing here\b/i, "what would be here, and the action that brings it"],
  [/\be-mail/i, "email"],
  [/\bhello,? \{name\}/i, "Hi {name},"],
  [
    /\b(colou?rs?|grey|centres?|catalogues?|honour\w*|millimetres?|cancelled|labelled|whilst)\b(?<!\bcolors?)/i,
    "US spelling",
  ],
  [/\d %|\} %/, "a percent sign without a space"],
];

const CHINESE: readonly Replaced[] = [
  [/工厂能做到/, "工艺能力"],
  [/如何进行|下单流程|使用步骤/, "使用流程"],
  [/网络表/, "网表"],
  [/铜丝碎片|碎铜/, "铜箔细丝"],
  [/作业文件/, "工程文件"],
  [/按原样生产|按单生产/, "按确认的参数生产"],
  [/开票(信息|地址)|账单/, "发票信息、商业发票"],
  [/在线计价|计价(页|表单)|(PCB|PCBA|钢网) ?计价/, "报价"],
  [/加急快递|经济快递|标准快递/, "特快、经济、标准"],
  [/投诉/, "售后、售后申请"],
  [/线路板/, "电路板"],
  [/板框/, "外形"],
  [/光学(定位)?点/, "Mark 点"],
  [/板边(包金|镀铜|金属化)/, "金属包边"],
  [/全包料|部分代料|客户供料|物料提供方式/, "全部代购、部分代购、全部客供、供料方式"],
  [/(?<!收款|以)账户/, "账号"],
  [/三维|斜视/, "3D、透视"],
  [/元器?件清单|BOM 清单/, "物料清单"],
  [/厂商|厂家|品牌/, "制造商"],
  [/今日价目/, "今日价格"],
  [/最接近的是|连着几个词|接受即留痕|这个地址没有图纸/, "the plain sentence of docs/glossary.md"],
  [/(\d|#|\}) ?件/, "片 for boards"],
  [/\d %|\} %/, "百分号前不空格"],
];

const HAN = String.raw`[\u4e00-\u9fff]`;
const HAN_OR_MARK = String.raw`[\u4e00-\u9fff，。：；！？、“”（）…]`;

/** A branch of a plural begins and ends within the text that a reader sees. */
const BRANCH = String.raw`(?:\{\w+, (?:plural|select), =?\w+ \{)?`;

const MARKS: readonly Replaced[] = [
  [new RegExp(`${HAN} ?\\(|\\) ?${HAN}`), "full-width brackets"],
  [new RegExp(`${HAN}[,;:!?]|[,;:!?]${HAN}`), "full-width punctuation"],
  [new RegExp(`${HAN_OR_MARK}\\}* +${BRANCH}${HAN_OR_MARK}`), "no space between Chinese characters or marks"],
];

const textOf = (file: string) => readFileSync(file, "utf8").replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, "");

const englishTexts: Text[] = [
  ...leaves(en),
  ...Object.entries(REGISTRY).map(([name, { summary }]): Text => [name, summary]),
  ["public/offline.en.html", textOf("public/offline.en.html")],
];
const chineseTexts: Text[] = [...leaves(zh), ["public/offline.zh.html", textOf("public/offline.zh.html")]];

const faultsOf = (texts: readonly Text[], table: readonly Replaced[]) =>
  texts.flatMap(([where, text]) =>
    table.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${where}: "${found}" → ${instead}`];
    }),
  );

it("English texts hold no phrase that the glossary replaces", () => {
  expect(faultsOf(englishTexts, ENGLISH)).toEqual([]);
});

it("Chinese texts hold no word that the glossary replaces", () => {
  expect(faultsOf(chineseTexts, CHINESE)).toEqual([]);
});

it("customers read 报价, staff alone read 核价", () => {
  const forCustomers = chineseTexts.filter(([where]) => !where.startsWith("ops."));
  expect(faultsOf(forCustomers, [[/核价/, "报价"]])).toEqual([]);
});

it("Chinese punctuation is full-width, without stray spaces", () => {
  expect(faultsOf(chineseTexts, MARKS)).toEqual([]);
});

describe("the tables find planted texts", () => {
  it.each([
    "Ring of vias",
    "Smallest track: 4 mil",
    "This quote stands until Friday",
    "Needs your look",
    "What happened",
    "Whole specification",
    "you may cancel, with all money back",
    "That was too often. Wait a moment.",
    "The address has a slip in it",
    "Send us an e-mail",
    "Hello {name},",
    "The colour of the mask",
    "Canceled and cancelled",
    "3 % of 40",
  ])("%s", (planted) => {
    expect(faultsOf([["planted", planted]], ENGLISH)).not.toEqual([]);
  });

  it.each(["Via annular ring", "Track the parcel of order {number}", "Colors and centers", "Your number of boards"])(
    "and leave alone: %s",
    (right) => {
      expect(faultsOf([["right", right]], ENGLISH)).toEqual([]);
    },
  );

  it.each(["PCB 在线计价", "导出网络表", "共 {count} 件", "提交投诉", "新增开票信息", "已上传 {percent} %"])(
    "%s",
    (planted) => {
      expect(faultsOf([["planted", planted]], CHINESE)).not.toEqual([]);
    },
  );

  it.each([
    "发票(PDF)",
    "繁忙,请稍后",
    "拒绝 …",
    "{n, plural, other {# 个}} 为示例",
    "{a} 个{n, plural, other {件}}， 完",
  ])("%s", (planted) => {
    expect(faultsOf([["planted", planted]], MARKS)).not.toEqual([]);
  });

  it.each(["库存 {count}", "DFM 可制造性检查", "共 {count, plural, other {# 个}}", "X {x} · Y {y}"])(
    "and leave alone: %s",
    (right) => {
      expect(faultsOf([["right", right]], MARKS)).toEqual([]);
    },
  );
});
