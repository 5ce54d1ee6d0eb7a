// One call of the model: its text as it arrives, and the tools that it asks for. A model that stalls or runs on is cut.

import type OpenAI from "openai";
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from "openai/resources/chat/completions";

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly input: string;
}

export interface Round {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

export interface RoundLimits {
  /** Until the first piece, and between two pieces. */
  readonly silenceMs: number;
  readonly maxTokens: number;
}

/** An answer that was never finished. */
export class ModelBroke extends Error {}

const MAX_CALLS = 8;
const MAX_INPUT = 20_000;
/** A token is rarely more than eight characters; a model that does not keep to its limit is cut here. */
const MAX_CHARACTERS_PER_TOKEN = 8;

interface Asked {
  readonly client: OpenAI;
  readonly model: string;
  readonly messages: ChatCompletionMessageParam[];
  readonly tools: ChatCompletionTool[];
  readonly limits: RoundLimits;
  readonly signal: AbortSignal;
}

/** Rejects with ModelBroke, the client's errors, or an AbortError. */
export async function readRound(
  { client, model, messages, tools, limits, signal }: Asked,
  onText: (text: string) => void,
): Promise<Round> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), limits.silenceMs);
  try {
    const body = { model, messages, max_tokens: limits.maxTokens, ...(tools.length > 0 ? { tools } : {}) };
    const options = { signal: AbortSignal.any([signal, silence.signal]) };
    const stream = await client.chat.completions.create({ ...body, stream: true }, options);
    return await collect(stream, { onText, limits, onPiece: () => timer.refresh() });
  } finally {
    clearTimeout(timer);
    // Whatever ended it, nothing more is generated for us.
    silence.abort();
  }
}

interface Collecting {
  readonly onText: (text: string) => void;
  readonly onPiece: () => void;
  readonly limits: RoundLimits;
}

async function collect(
  stream: AsyncIterable<ChatCompletionChunk>,
  { onText, onPiece, limits }: Collecting,
): Promise<Round> {
  const calls = new Map<number, ToolCall>();
  let text = "";
  let isFinished = false;
  for await (const { choices } of stream) {
    onPiece();
    const choice = choices?.[0];
    if (!choice) continue;
    const { content, tool_calls: pieces = [] } = choice.delta ?? {};
    if (typeof content === "string" && content !== "") {
      text += content;
      if (text.length > limits.maxTokens * MAX_CHARACTERS_PER_TOKEN) throw new ModelBroke("the answer does not end");
      onText(content);
    }
    for (const piece of pieces) addPiece(calls, piece);
    isFinished ||= choice.finish_reason !== null && choice.finish_reason !== undefined;
  }
  if (!isFinished) throw new ModelBroke("the answer was cut");
  return { text, calls: [...calls.values()] };
}

type CallPiece = ChatCompletionChunk.Choice.Delta.ToolCall;

function addPiece(calls: Map<number, ToolCall>, { index, id, function: called }: CallPiece): void {
  const before = calls.get(index) ?? { id: "", name: "", input: "" };
  const call = {
    id: id ?? before.id,
    name: before.name + (called?.name ?? ""),
    input: before.input + (called?.arguments ?? ""),
  };
  calls.set(index, call);
  if (calls.size > MAX_CALLS || call.input.length > MAX_INPUT) throw new ModelBroke("it asks for too much");
}
