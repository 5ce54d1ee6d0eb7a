// Answers of the assistant on the wire and in the database.

import * as z from "zod/mini";
import { type Answer, type AnswerBlock, type QuestionContext, SOURCE_KINDS } from "@/lib/core/assistant/answer";
import { ORDER_STATUSES } from "@/lib/core/order/states";
import { amountMicro, currency } from "./values";

const MAX_TEXT = 20_000;
const MAX_ITEMS = 50;
const MAX_SAMPLES = 2_000;

const words = z.string().check(z.maxLength(400));
/** A page of ours: one slash, then anything but another slash, which would name a host. */
/** A circuit's may hold its netlist. */
const path = z.string().check(z.maxLength(8_200), z.regex(/^\/(?![/\\])/));
const few = <T extends z.core.$ZodType>(schema: T) => z.array(schema).check(z.maxLength(MAX_ITEMS));
const samples = z.array(z.number()).check(z.maxLength(MAX_SAMPLES));

const text = z.object({ kind: z.literal("text"), markdown: z.string().check(z.maxLength(MAX_TEXT)) });

const prices = z.object({
  kind: z.literal("prices"),
  title: words,
  currency,
  columns: few(words),
  rows: few(z.object({ label: words, amounts: few(z.nullable(amountMicro)), note: z.nullable(words) })),
  validUntil: z.nullable(words),
  path,
});

const board = z.object({
  kind: z.literal("board"),
  projectId: words,
  title: words,
  widthMm: z.nullable(z.number()),
  heightMm: z.nullable(z.number()),
  layers: z.nullable(z.number()),
  path,
});

const finding = z.object({
  kind: z.literal("finding"),
  title: words,
  severity: z.enum(["error", "warning", "info"]),
  text: z.string().check(z.maxLength(MAX_TEXT)),
  measuredMm: z.nullable(z.number()),
  limitMm: z.nullable(z.number()),
  count: z.int(),
  path,
});

const partCard = z.object({
  partId: words,
  mpn: words,
  manufacturer: words,
  description: z.string().check(z.maxLength(2_000)),
  stock: z.int(),
  isSample: z.boolean(),
  currency,
  unitMicro: z.nullable(amountMicro),
  quantity: z.int(),
  path,
});

const parts = z.object({
  kind: z.literal("parts"),
  parts: few(partCard),
  comparison: few(z.object({ label: words, values: few(words) })),
});

const order = z.object({
  kind: z.literal("order"),
  orderNumber: words,
  status: z.enum(ORDER_STATUSES),
  title: words,
  shipDate: z.nullable(words),
  mayCancel: z.boolean(),
  mayChange: z.boolean(),
  path,
});

const series = z.object({ name: words, unit: words, values: samples });

const waveform = z.object({
  kind: z.literal("waveform"),
  title: words,
  axis: series,
  traces: few(series),
  path: z.nullable(path),
});

const projects = z.object({
  kind: z.literal("projects"),
  projects: few(z.object({ projectId: words, title: words, author: words, license: words, path })),
});

const act = z.object({
  kind: z.literal("act"),
  title: words,
  text: z.string().check(z.maxLength(2_000)),
  currency: z.nullable(currency),
  amountMicro: z.nullable(amountMicro),
  confirm: words,
  path,
});

const handOver = z.object({ kind: z.literal("handOver"), text: words, path });

export const answerBlock = z.discriminatedUnion("kind", [
  text,
  prices,
  board,
  finding,
  parts,
  order,
  waveform,
  projects,
  act,
  handOver,
]) satisfies z.ZodMiniType<AnswerBlock>;

export const answerMemory = z
  .record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(400)), z.number(), z.boolean()]))
  .check(z.refine((memory) => Object.keys(memory).length <= MAX_ITEMS));

export const answer = z.object({
  blocks: few(answerBlock),
  sources: few(z.object({ number: z.int(), kind: z.enum(SOURCE_KINDS), title: words, path: z.nullable(path) })),
  suggestions: few(words),
  tools: few(words),
  isAnswered: z.boolean(),
  memory: answerMemory,
}) satisfies z.ZodMiniType<Answer>;

const named = z.nullable(z.string().check(z.maxLength(200)));

export const questionContext = z.object({
  page: z.nullable(path),
  projectId: named,
  orderNumber: named,
}) satisfies z.ZodMiniType<QuestionContext>;
