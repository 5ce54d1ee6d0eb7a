// Options of assembly and of stencils that a normalized question names.

import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import { STENCIL_SIZES, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { named } from "./named";

const counted = (text: string, pattern: string): number | undefined => {
  const [, count] = new RegExp(pattern).exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
};

/** "210 SMT joints", or "贴片焊点210个" where no number stands before. */
const countOf = (text: string, noun: string): number | undefined =>
  counted(text, String.raw`(\d+)\s*(?:个|颗|行|种)?\s*${noun}`) ??
  counted(text, String.raw`${noun}(?:数量?|有|共|约|为|是|[:=]|\s)*(\d+)(?![\d.])`);

const NOUNS = {
  bomLines:
    "-?(?:bom (?:lines?|items?|positions?)|lines?(?: (?:in|of|on) the bom)?(?![a-z])|(?:unique|different|distinct) (?:parts|components)|(?:types|kinds) of (?:parts|components)|part (?:numbers|types)|行|种(?:不同的?)?(?:元器?件|物?料|器件)|(?:元器?件|物料|器件)种类)",
  smtJoints: "(?:smt|smd|surface[- ]mount|贴片)\\s?(?:solder(?:ing)? )?(?:joints?|pads?|points?|pins?|焊点|焊盘|点)数?",
  thtJoints:
    "(?:tht|dip|through[- ]hole|插件|直插|通孔)(?:\\s?(?:solder(?:ing)? )?(?:joints?|pins?|pads?|points?|焊点|点|引脚)数?|(?=\\s*(?:,|，|$|and\\b|i\\b)))",
  bgaCount: "(?:bgas?)(?![a-z])",
} as const;

const SUPPLIES: readonly (readonly [RegExp, AssemblySpecification["supply"]])[] = [
  [/partial|part turnkey|半代料|部分代料|部分来料/, "partial"],
  [
    /turn-?\s?key|全代料|代料|代采|包料|you (?:buy|source|supply|provide|get) (?:all )?(?:the )?(?:parts|components)/,
    "turnkey",
  ],
  [
    /consign|(?:our|my) own (?:parts|components)|(?:we|i)(?: will|'ll)? (?:send|supply|provide|ship|have)(?: \w+){0,2} (?:parts|components)|(?:parts|components)(?: are| will be)? (?:supplied|provided|sent) by (?:me|us)|客供|来料|自备料?|自带料|自供料|(?:我们?|自己)(?:自己)?(?:提供|出|供|寄|买|带)(?:料|元件|元器件|物料|器件)|料(?:是|由)?我们?(?:自己)?(?:提供|出|供|寄|买)/,
    "customer",
  ],
];

const SIDES: readonly (readonly [RegExp, AssemblySpecification["assemblySide"]])[] = [
  [/both sides|2[- ]sided? assembly|double[- ]sided? assembly|双面(?:贴|焊|装|组|smt)|2面(?:贴|焊)/, "combine"],
  [/bottom (?:side )?(?:only|assembly)|只贴底面|底面贴/, "bottom"],
  [/top (?:side )?(?:only|assembly)|只贴顶面|顶面贴|单面贴|1层贴/, "top"],
];

const SMALLEST: readonly (readonly [RegExp, AssemblySpecification["smallestPart"]])[] = [
  [/\b01005\b/, "01005"],
  [/\b0201\b/, "0201"],
];

const first = <T>(pairs: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  pairs.find(([pattern]) => pattern.test(text))?.[1];

/** Only what is named. */
export function readAssembly(text: string): Partial<AssemblySpecification> {
  return named<Partial<AssemblySpecification>>({
    bomLines: counted(text, String.raw`(\d+)\s*(?:个|颗|行|种)?\s*${NOUNS.bomLines}`) ?? listLength(text),
    smtJoints: countOf(text, NOUNS.smtJoints),
    thtJoints: countOf(text, NOUNS.thtJoints),
    bgaCount: counted(text, String.raw`(\d+)\s*(?:个|颗)?\s*${NOUNS.bgaCount}`),
    supply: first(SUPPLIES, text),
    assemblySide: first(SIDES, text),
    smallestPart: first(SMALLEST, text),
  });
}

function listLength(text: string): number | undefined {
  const [, count] = /bom\s?(?:of|with|has|is|有|共)?\s?(\d+)\s?(?:lines|items|行|种)/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}

const SIZES = [...STENCIL_SIZES.framed, ...STENCIL_SIZES.frameless].map(({ size }) => size);

function stencilSize(text: string): string | undefined {
  const [, one, other] = /(\d{3})\s?(?:mm)?\s?x\s?(\d{3})/.exec(text) ?? [];
  return SIZES.find((size) => size === `${one}x${other}` || size === `${other}x${one}`);
}

const STENCIL_SIDES: readonly (readonly [RegExp, StencilSpecification["side"]])[] = [
  [/separate|one for each side|两张分开|分开开/, "Separate"],
  [/combin|both sides|same stencil|双面|2层|共用/, "Combine"],
  [/bottom|底面|底层/, "Bottom"],
  [/top|顶面|顶层/, "Top"],
];

const STENCIL_UM: Readonly<Record<string, StencilSpecification["thicknessUm"]>> = {
  ...{ "0.1": 100, "0.10": 100, "100": 100, "0.127": 127, "0.13": 127, "0.12": 127, "127": 127 },
  ...{ "0.15": 150, "150": 150 },
};

const COUNT = /(\d+)\s?(?:pcs|pieces|张|块|片|个|(?:[a-z-]+ ){0,2}stencils)/;

/** Only what is named; a size that is not made is left out. */
export function readStencil(text: string): Partial<StencilSpecification> {
  const size = stencilSize(text);
  const framed = SIZES.indexOf(size ?? "") < STENCIL_SIZES.framed.length;
  const [, thickness = ""] = /(?<!\d)(0\.1\d{0,2}|1[025][07])\s?(?:mm|um)/.exec(text) ?? [];
  const thicknessUm = STENCIL_UM[thickness];
  const side = first(STENCIL_SIDES, text);
  const [, count] = COUNT.exec(text) ?? [];
  const frame = /frameless|without (?:a |any )?frame|no frame|unframed|[无没]有?框|不(?:带|要|用|需要)框/.test(text)
    ? false
    : /frame|带框|有框|铝框/.test(text) || (size !== undefined && framed)
      ? true
      : undefined;
  return named<Partial<StencilSpecification>>({
    stencilType: /electro-?\s?polish|电抛光|电解/.test(text)
      ? "electropolished"
      : /laser|激光/.test(text)
        ? "laser"
        : undefined,
    ...{ framework: frame, size, thicknessUm, side },
    quantity: count === undefined ? undefined : Number(count),
  });
}
