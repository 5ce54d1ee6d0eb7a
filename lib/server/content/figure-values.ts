// Values of the tokens in content: limits from the rules, prices and rates from the price books in effect.

import { createTranslator } from "use-intl/core";
import { hasText } from "@/lib/base/has-text";
import { type Money, parseMicro, toDecimal } from "@/lib/base/money";
import { PASSWORD_MIN } from "@/lib/contracts/account";
import { MAX_FILES_PER_BATCH } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { COOKIE_DAYS } from "@/lib/core/account/cookie-days";
import type { Token } from "@/lib/core/content/tokens";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { CARRIERS } from "@/lib/core/order/carriers";
import { COMPLAINT_DAYS, COMPLETE_DAYS, UNPAID_DAYS } from "@/lib/core/order/care";
import { QUOTE_DAYS } from "@/lib/core/order/quote-validity";
import { CUT_OFF_HOUR } from "@/lib/core/order/working-days";
import {
  CAPABILITY,
  CASTELLATION,
  CHAMFER,
  MASK_DAM_MM,
  MIN_PANEL_MM,
  MIN_SINGLE_MM,
  SIZE_LIMITS,
} from "@/lib/core/pcb/capability";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { quickestDays, standardDays } from "@/lib/core/pcb/lead-time";
import { valueText } from "@/lib/core/pcb/option-texts";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { isMakeable } from "@/lib/core/pcb/rules";
import { MIN_LEVELLED_MM } from "@/lib/core/pcb/rules/finish";
import {
  HEAVY_COPPER_UM,
  type ListedOption,
  type OptionValue,
  PCB_OPTIONS,
  type PcbSpecification,
  TRACK_GRADE_MM,
} from "@/lib/core/pcb/specification";
import { ASSEMBLY_LIMITS } from "@/lib/core/pcba/specification";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { PriceBook } from "@/lib/core/pricing/book";
import { forLayers } from "@/lib/core/pricing/line";
import { pricePcb } from "@/lib/core/pricing/price";
import { STENCIL_OPTIONS } from "@/lib/core/pricing/stencil/specification";
import { IDLE_MS, ABSOLUTE_MS } from "@/lib/server/auth/sessions";
import { TYPED_MS } from "@/lib/server/auth/codes";
import { VISITOR_MS } from "@/lib/server/file/expiry";
import { KEPT_MS, ORDER_YEARS } from "@/lib/server/retention/periods";
import pcbEn from "@/messages/en/pcb.json";
import pcbZh from "@/messages/zh/pcb.json";

export interface FigureBooks {
  area: MarketArea;
  boards: PriceBook;
  assemblies: AssemblyBook;
}

const MM_PER_INCH = 25.4;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The books in effect give prices; the rules give limits. A token that nothing answers has no value. */
export function createFigureValues(locale: Locale, books: FigureBooks): (token: Token) => string | null {
  const format = createFormats(locale);
  const limits = createLimits(format, books.boards);
  return ({ name, key, args }) => {
    switch (name) {
      case "limit":
        return limits[key]?.(args) ?? null;
      case "price":
        return priceOf(args, books, format);
      case "rate":
        return rateOf(key, args, books, format);
      case "offer":
        return offerOf(key, books, format);
      case "leadTime":
        return leadTimeOf(key, format);
      case "dfm":
        return thresholdOf(key, args, format);
      default:
        return null;
    }
  };
}

type Formats = ReturnType<typeof createFormats>;
type Args = Token["args"];

function createFormats(locale: Locale) {
  const tag = locale === "zh" ? "zh-CN" : "en-US";
  const isChinese = locale === "zh";
  const t = createTranslator({ locale: tag, messages: { pcb: isChinese ? pcbZh : pcbEn } });
  const number = (value: number, digits = 3) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value);
  return {
    number,
    length(mm: number, { unit }: Args = {}): string {
      if (unit === "mil") return `${number((mm / MM_PER_INCH) * 1000, 0)} mil`;
      return unit === "in" ? `${number(mm / MM_PER_INCH, 3)} in` : `${number(mm)} mm`;
    },
    area: (a: number, b: number) => `${number(a)} × ${number(b)} mm`,
    days: (count: number) => (isChinese ? `${count} 天` : `${count} ${count === 1 ? "day" : "days"}`),
    workingDays: (count: number) =>
      isChinese ? `${count} 个工作日` : `${count} working ${count === 1 ? "day" : "days"}`,
    hours: (count: number) => (isChinese ? `${count} 小时` : `${count} hours`),
    minutes: (count: number) => (isChinese ? `${count} 分钟` : `${count} minutes`),
    megabytes: (count: number) => `${count} MB`,
    and: (values: readonly string[]) => (isChinese ? joinedInChinese(values, "和") : joined(values, "and")),
    or: (values: readonly string[]) => (isChinese ? joinedInChinese(values, "或") : joined(values, "or")),
    money({ currency, amountMicro }: Money, maxDigits = 2): string {
      const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: maxDigits };
      return new Intl.NumberFormat(tag, { ...style, ...digits }).format(Number(toDecimal(amountMicro)));
    },
    option(option: ListedOption, value: OptionValue): string {
      const { key, args, plain } = valueText(option, value);
      const path = `pcb.values.${key}`;
      return key !== null && hasText(t, path) ? t(path, args) : plain;
    },
  };
}

/** "a, b and c" */
function joined(values: readonly string[], word: string): string {
  const start = values.slice(0, -1).join(", ");
  return start === "" ? (values[0] ?? "") : `${start} ${word} ${values.at(-1) ?? ""}`;
}

/** "a、b 和 c"; no spaces beside Han characters. */
function joinedInChinese(values: readonly string[], word: string): string {
  const start = values.slice(0, -1).join("、");
  const last = values.at(-1) ?? "";
  if (start === "") return last;
  const gap = (neighbor: string) => (/\p{Script=Han}/u.test(neighbor) ? "" : " ");
  return `${start}${gap(start.slice(-1))}${word}${gap(last.charAt(0))}${last}`;
}

/** Values of an option with which a board can be made, everything else at its default. */
function makeable(
  option: "minTraceSpaceMil" | "thicknessMm" | "minHoleMm",
  given: Partial<PcbSpecification>,
): number[] {
  const values: readonly number[] = PCB_OPTIONS[option];
  return values.filter((value) => isMakeable(completeSpecification({ ...given, [option]: value })));
}

/** The finest value of an option that costs no more than its default. */
function includedValue(option: "minTraceSpaceMil" | "minHoleMm", book: PriceBook): number {
  const priceWith = (given: Partial<PcbSpecification>) =>
    pricePcb(completeSpecification({ layers: 4, ...given }), book).total.amountMicro;
  const plainMicro = priceWith({});
  return Math.min(...makeable(option, { layers: 4 }).filter((value) => priceWith({ [option]: value }) === plainMicro));
}

const count = (args: Args, name: string): number | undefined => (args[name] ? Number(args[name]) : undefined);
const layersGiven = (args: Args) => ({ layers: count(args, "layers") ?? 2 });

function createLimits(format: Formats, book: PriceBook): Record<string, (args: Args) => string> {
  const length = (mm: number) => (args: Args) => format.length(mm, args);
  const fixed = (text: string) => () => text;
  const options = (option: ListedOption) => () =>
    format.and(PCB_OPTIONS[option].map((value) => format.option(option, value)));
  const grades = Object.keys(TRACK_GRADE_MM).map(Number);
  return {
    minTrace: length(CAPABILITY.minTraceMm),
    minSpace: length(CAPABILITY.minSpaceMm),
    minDrill: length(CAPABILITY.minDrillMm),
    minAnnularRing: length(CAPABILITY.minAnnularRingMm),
    minPitch: length(CAPABILITY.minPitchMm),
    minCutout: length(CAPABILITY.minCutoutMm),
    minPlatedSlot: length(CAPABILITY.minPlatedSlotMm),
    maskDamGreen: length(MASK_DAM_MM.green),
    maskDamOther: length(MASK_DAM_MM.other),
    castellationHole: length(CASTELLATION.minHoleMm),
    castellationGap: length(CASTELLATION.minGapMm),
    castellationToCorner: length(CASTELLATION.minToCornerMm),
    chamferMinBoard: length(CHAMFER.minBoardMm),
    minPanel: length(MIN_PANEL_MM),
    minSingle: length(MIN_SINGLE_MM),
    assemblyBgaPitch: length(ASSEMBLY_LIMITS.minBgaPitchMm),
    standardTrace: length(TRACK_GRADE_MM[includedValue("minTraceSpaceMil", book)] ?? 0),
    standardDrill: length(includedValue("minHoleMm", book)),
    heavyCopperTrace: (args) => {
      const finest = Math.min(...makeable("minTraceSpaceMil", { outerCopperUm: HEAVY_COPPER_UM }));
      return format.length(TRACK_GRADE_MM[finest] ?? 0, args);
    },
    heavyCopperThickness: (args) => {
      const given = { ...layersGiven(args), outerCopperUm: HEAVY_COPPER_UM, minTraceSpaceMil: 6 };
      return format.length(Math.min(...makeable("thicknessMm", { ...given, surfaceFinish: "ENIG" })));
    },
    haslMinThickness: length(MIN_LEVELLED_MM),
    singleLayerMinHole: (args) => format.length(Math.min(...makeable("minHoleMm", { layers: 1 })), args),
    aspectRatio: fixed(`${CAPABILITY.aspectRatio}:1`),
    minBoard: fixed(format.area(SIZE_LIMITS.minMm, SIZE_LIMITS.minMm)),
    maxBoard: fixed(format.area(SIZE_LIMITS.maxShortMm, SIZE_LIMITS.maxLongMm)),
    maxMultilayerBoard: fixed(format.area(SIZE_LIMITS.maxMultilayerShortMm, SIZE_LIMITS.maxMultilayerLongMm)),
    assemblyMaxBoard: fixed(format.area(ASSEMBLY_LIMITS.maxShortMm, ASSEMBLY_LIMITS.maxLongMm)),
    assemblyMinPart: fixed(ASSEMBLY_LIMITS.smallestPart),
    assemblyMinQuantity: fixed(format.number(ASSEMBLY_LIMITS.minPieces)),
    assemblyMaxQuantity: fixed(format.number(ASSEMBLY_LIMITS.maxPieces)),
    minQuantity: fixed(format.number(Math.min(...QUANTITY_STEPS))),
    maxQuantity: fixed(format.number(Math.max(...QUANTITY_STEPS))),
    plating: fixed(`${CAPABILITY.platingUm.from}–${CAPABILITY.platingUm.to} µm`),
    testVoltage: fixed(`${CAPABILITY.testVolts.from}–${CAPABILITY.testVolts.to} V`),
    ipcClasses: fixed(format.or(CAPABILITY.ipcClasses.map(String))),
    layers: options("layers"),
    thicknesses: (args) => {
      const given = { ...layersGiven(args), surfaceFinish: "ENIG" } as const;
      const made: readonly number[] = args.layers ? makeable("thicknessMm", given) : PCB_OPTIONS.thicknessMm;
      const [from, to] = [Math.min(...made), Math.max(...made)].map((mm) => mm.toFixed(1));
      return `${from}–${to} mm`;
    },
    outerCopper: options("outerCopperUm"),
    innerCopper: options("innerCopperUm"),
    finishes: options("surfaceFinish"),
    maskColors: options("solderMaskColor"),
    silkscreenColors: options("silkscreenColor"),
    materials: options("materialTg"),
    impedanceTolerances: () =>
      format.or(PCB_OPTIONS.impedanceControl.filter((value) => value !== "none").map((value) => `±${value}`)),
    goldThicknesses: () => `${format.or(PCB_OPTIONS.enigAuThickness.map(String))} µin`,
    chamferAngles: () => format.or(PCB_OPTIONS.goldFingerChamferDeg.filter((deg) => deg > 0).map((deg) => `${deg}°`)),
    railWidths: () => `${format.or(PCB_OPTIONS.railWidthMm.map(String))} mm`,
    maxDesigns: () => format.number(Math.max(...PCB_OPTIONS.differentDesigns)),
    traceGrades: () => `${format.or(grades.sort((a, b) => b - a).map(String))} mil`,
    stencilThicknesses: () => `${format.and(STENCIL_OPTIONS.thicknessUm.map(String))} µm`,
    quoteValidity: fixed(format.days(QUOTE_DAYS)),
    unpaidOrder: fixed(format.days(UNPAID_DAYS)),
    complaint: fixed(format.days(COMPLAINT_DAYS)),
    autoComplete: fixed(format.days(COMPLETE_DAYS)),
    visitorFiles: fixed(format.days(VISITOR_MS / DAY_MS)),
    sessionIdle: fixed(format.days(IDLE_MS / DAY_MS)),
    sessionMax: fixed(format.days(ABSOLUTE_MS / DAY_MS)),
    sessionRecord: fixed(format.days(KEPT_MS.session / DAY_MS)),
    mailRecord: fixed(format.days(KEPT_MS.mail / DAY_MS)),
    orderYears: fixed(String(ORDER_YEARS[book.area])),
    codeValidity: fixed(format.minutes(TYPED_MS / MINUTE_MS)),
    deviceCookie: fixed(format.days(COOKIE_DAYS.device)),
    preferenceCookie: fixed(format.days(COOKIE_DAYS.preference)),
    campaignCookie: fixed(format.days(COOKIE_DAYS.campaign)),
    carriers: fixed(format.or(CARRIERS)),
    cutOff: fixed(`${CUT_OFF_HOUR}:00`),
    passwordLength: fixed(String(PASSWORD_MIN)),
    filesPerUpload: fixed(String(MAX_FILES_PER_BATCH)),
    gerberUpload: fixed(format.megabytes(MAX_FILE_MEGABYTES.gerber)),
    bomUpload: fixed(format.megabytes(MAX_FILE_MEGABYTES.bom)),
  };
}

const FINISHES: Readonly<Record<string, PcbSpecification["surfaceFinish"]>> = {
  HASL: "HASL",
  LeadFreeHASL: "Lead Free HASL",
  ENIG: "ENIG",
};

function priceOf(args: Args, { boards }: FigureBooks, format: Formats): string | null {
  const color = PCB_OPTIONS.solderMaskColor.find((value) => value === args.color);
  const trace = count(args, "trace");
  const grade = trace === undefined ? undefined : Object.entries(TRACK_GRADE_MM).find(([, mm]) => mm === trace)?.[0];
  const given = {
    layers: count(args, "layers"),
    widthMm: count(args, "width"),
    heightMm: count(args, "height"),
    quantity: count(args, "quantity"),
    thicknessMm: count(args, "thickness"),
    outerCopperUm: count(args, "outerCopper"),
    surfaceFinish: FINISHES[args.finish ?? ""],
    solderMaskColor: color,
    minTraceSpaceMil: grade === undefined ? undefined : Number(grade),
  };
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const specification = completeSpecification(named);
  return isMakeable(specification) ? format.money(pricePcb(specification, boards).total) : null;
}

const RATE_DIGITS = 4;

function rateOf(key: string, args: Args, { boards, assemblies }: FigureBooks, format: Formats): string | null {
  const { currency } = boards;
  const rate = (amountMicro: number) => format.money({ currency, amountMicro }, RATE_DIGITS);
  const byLayers = forLayers(boards.boards, layersGiven(args).layers);
  if (key === "smtJoint") return rate(parseMicro(assemblies.smt.perJoint));
  if (key === "throughHoleJoint") return rate(parseMicro(assemblies.tht.perJoint));
  if (key === "boardSetup") return rate(byLayers.setupMicro);
  return key === "boardPerM2" ? rate(byLayers.perM2Micro) : null;
}

function offerOf(key: string, { area, boards }: FigureBooks, format: Formats): string | null {
  const { priceMicro, maxMm, maxPieces } = boards.prototypeOffer;
  if (key === "prototype") return format.money({ currency: boards.currency, amountMicro: priceMicro });
  if (key === "prototypeQuantity") return String(maxPieces);
  if (key === "prototypeSize") return format.length(maxMm);
  if (key !== "assemblyCoupon") return null;
  const { currency, amountMicro } = freeAssembly(area);
  return format.money({ currency, amountMicro });
}

const ONE_DAY_HOURS = 24;

function leadTimeOf(key: string, format: Formats): string | null {
  const plain = completeSpecification({});
  const quickest = quickestDays(plain);
  if (key === "pcbaFastest" || (key === "pcbFastest" && quickest === 1)) return format.hours(ONE_DAY_HOURS);
  if (key === "pcbFastest") return format.workingDays(quickest);
  return key === "pcbStandard" ? format.workingDays(standardDays(plain)) : null;
}

const LEVELS = ["risk", "warning", "notice"] as const;
const isRule = (key: string): key is RuleId => Object.hasOwn(RULES, key);

function thresholdOf(key: string, args: Args, format: Formats): string | null {
  const level = LEVELS.find((each) => each === args.level);
  if (!isRule(key) || !level) return null;
  const { unit, thresholds } = RULES[key];
  const value = thresholds(dfmOrder(args))[level];
  if (value === null) return null;
  const text = format.number(value);
  if (unit === "mm") return format.length(value);
  if (unit === "percent") return `${text}%`;
  return unit === "deg" ? `${text}°` : text;
}

function dfmOrder(args: Args): PcbSpecification {
  const color = PCB_OPTIONS.solderMaskColor.find((value) => value === args.color);
  const outerCopperUm = count(args, "outerCopper");
  return completeSpecification({
    ...(color ? { solderMaskColor: color } : {}),
    ...(outerCopperUm ? { outerCopperUm } : {}),
    ...(args.laserDrill ? { laserDrill: args.laserDrill === "true" } : {}),
  });
}
