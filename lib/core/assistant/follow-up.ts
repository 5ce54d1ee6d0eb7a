// Questions that leave out what the last one said: "and 100 pieces?", "沉金呢".

import type { AnswerMemory } from "./answer";
import { readBoard } from "./language/read-board";
import { readAssembly, readStencil } from "./language/read-assembly";
import { readCircuitValues } from "./language/read-circuit";
import { readQuantities } from "./language/lengths";
import type { Question, ToolCall } from "./question";

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A comparison goes on as a price of its first board. */
const REMEMBERED_AS: Readonly<Record<string, string>> = { "compare-boards": "price-board" };

/** Scalars of the call's input, those of a group as "board.layers"; lists are left out. */
export function memoryOf({ tool, input }: ToolCall): AnswerMemory {
  const slots = Object.entries(input).flatMap(([name, value]): [string, Scalar][] => {
    if (isScalar(value)) return [[name, value]];
    if (!isGroup(value)) return [];
    return Object.entries(value).flatMap(([option, inner]): [string, Scalar][] =>
      isScalar(inner) ? [[`${name}.${option}`, inner]] : [],
    );
  });
  return { tool: REMEMBERED_AS[tool] ?? tool, ...Object.fromEntries(slots) };
}

/** The options of a group that the last call had. */
export function remembered(memory: AnswerMemory, group: string): Record<string, Scalar> {
  const prefix = `${group}.`;
  const slots = Object.entries(memory).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(slots.map(([name, value]) => [name.slice(prefix.length), value]));
}

const CHANGE = /what if|instead|how about|rather|switch to|change to|same\b|换成|换|改|如果|要是|同样|一样/;
const BARE =
  /^(?:ok |okay |so |well |hmm )*(?:and|what about|how about|with|in|but|or|same|make|at|if|for|would|is|那|再|换|如果|要是|同样|一样)|呢[?？]?$|^[^ ]+(?: [^ ]+){0,5}$/;
/** "500?", "200呢" */
const NUMBER_ALONE =
  /^(?:ok |okay |so |and |what about |how about |for |at |那|那么|如果|要是|再)*(\d{1,6}) ?(?:of (?:them|those|these))?(?:呢|的话)?[ ?？.。!]*$/;

const isEmpty = (options: object): boolean => Object.keys(options).length === 0;

function followBoard({ text, memory }: Question): ToolCall | null {
  const [, alone] = NUMBER_ALONE.exec(text) ?? [];
  const named = alone === undefined ? readBoard(text) : { quantity: Number(alone) };
  if (isEmpty(named)) return null;
  const before = remembered(memory, "board");
  const place = typeof memory.projectId === "string" ? { projectId: memory.projectId } : {};
  const quantities = readQuantities(text);
  const isOnlyQuantity = Object.keys(named).every((option) => option === "quantity");
  if (isOnlyQuantity) {
    if (quantities.length > 1) {
      const { quantity: _before, ...board } = before;
      return { tool: "price-board", input: { ...place, board, quantities } };
    }
    return { tool: "price-board", input: { ...place, board: { ...before, ...named } } };
  }
  if (CHANGE.test(text) || Object.keys(named).length === 1) {
    return { tool: "compare-boards", input: { ...place, board: before, changes: [named] } };
  }
  return { tool: "price-board", input: { ...place, board: { ...before, ...named } } };
}

function followAssembly({ text, memory }: Question): ToolCall | null {
  const [board, assembly] = [readBoard(text), readAssembly(text)];
  if (isEmpty(board) && isEmpty(assembly)) return null;
  const input = {
    board: { ...remembered(memory, "board"), ...board },
    assembly: { ...remembered(memory, "assembly"), ...assembly },
  };
  return { tool: "price-assembly", input };
}

function followStencil({ text, memory }: Question): ToolCall | null {
  const quantity = Number(NUMBER_ALONE.exec(text)?.[1] ?? readQuantities(text)[0] ?? NaN) || undefined;
  const stencil = { ...readStencil(text), ...(quantity === undefined ? {} : { quantity }) };
  if (isEmpty(stencil)) return null;
  return { tool: "price-stencil", input: { stencil: { ...remembered(memory, "stencil"), ...stencil } } };
}

function followDelivery({ text, memory }: Question): ToolCall | null {
  const board = readBoard(text);
  if (isEmpty(board)) return null;
  return { tool: "delivery-time", input: { board: { ...remembered(memory, "board"), ...board } } };
}

function followSimulation({ text, memory }: Question): ToolCall | null {
  const values = readCircuitValues(text);
  if (isEmpty(values) || typeof memory.circuit !== "string") return null;
  const { tool, ...before } = memory;
  return { tool: String(tool), input: { ...before, ...values } };
}

const FOLLOWS: Readonly<Record<string, (question: Question) => ToolCall | null>> = {
  "price-board": followBoard,
  "price-assembly": followAssembly,
  "price-stencil": followStencil,
  "delivery-time": followDelivery,
  simulate: followSimulation,
};

/** The last call with what this question changes; null where it changes nothing that the tool takes. */
export function followUp(question: Question): ToolCall | null {
  const { memory, text } = question;
  const follow = typeof memory.tool === "string" ? FOLLOWS[memory.tool] : undefined;
  if (!follow || !(CHANGE.test(text) || BARE.test(text))) return null;
  return follow(question);
}
