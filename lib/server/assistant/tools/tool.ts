// A tool of the assistant: something that the product can do for the person who asks. The grounded assistant, a language
// model and the MCP server call the same tools.

import * as z from "zod/mini";
import type { ApiScope } from "@/lib/contracts/api-key";
import { AppError } from "@/lib/contracts/errors";
import type { AnswerBlock, AnswerMemory, AnswerSource, QuestionContext } from "@/lib/core/assistant/answer";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

/** Everything is done with the rights of `request` and no others. */
export interface ToolContext<V extends Viewer | null = Viewer | null> {
  readonly deps: Deps;
  readonly request: RequestContext<V>;
  /** The page on which the assistant was opened. */
  readonly page: QuestionContext;
  readonly signal: AbortSignal;
}

export interface ToolResult {
  readonly blocks: readonly AnswerBlock[];
  /** Numbered from 1; texts of the blocks refer to them as "[1]". */
  readonly sources: readonly AnswerSource[];
  /** Questions that a person may ask next. */
  readonly suggestions: readonly string[];
  /** Options that the next question may leave out. */
  readonly memory: AnswerMemory;
  /** False where the tool found nothing that answers the question. */
  readonly isAnswered: boolean;
}

type ToolAccess = "public" | "signed-in";

export interface Tool {
  /** In kebab case: a name for function calling and for MCP. */
  readonly name: string;
  /** For a language model: what it does, when to use it, in English. */
  readonly description: string;
  /** An object schema; `z.toJSONSchema(input, { io: "input" })` describes it to a model. */
  readonly input: z.core.$ZodType;
  readonly access: ToolAccess;
  /** True where files that come with the question become a project of the person. */
  readonly keepsFiles: boolean;
  /** Scope that an API key needs; null where no key may call it. */
  readonly scope: ApiScope | null;
  /**
   * Checks access, then the input, then runs. Rejects with UNAUTHENTICATED, SCOPE_MISSING, INVALID_INPUT and the codes of
   * the services.
   */
  readonly run: (input: unknown, context: ToolContext) => Promise<ToolResult>;
}

interface Definition<I extends z.core.$ZodType> extends Omit<Tool, "input" | "access" | "run" | "keepsFiles"> {
  readonly input: I;
  readonly keepsFiles?: boolean;
}

interface PublicDefinition<I extends z.core.$ZodType> extends Definition<I> {
  readonly run: (input: z.output<I>, context: ToolContext) => Promise<ToolResult>;
}

interface SignedInDefinition<I extends z.core.$ZodType> extends Definition<I> {
  readonly run: (input: z.output<I>, context: ToolContext<Viewer>) => Promise<ToolResult>;
}

function requireScope({ viewer }: RequestContext, scope: ApiScope | null): void {
  const key = viewer?.apiKey;
  if (key && (scope === null || !key.scopes.includes(scope))) {
    throw new AppError("SCOPE_MISSING", { values: { scope: scope ?? "-" } });
  }
}

function parsed<I extends z.core.$ZodType>(schema: I, input: unknown): z.output<I> {
  const result = z.safeParse(schema, input);
  if (!result.success) throw new AppError("INVALID_INPUT");
  return result.data;
}

/** A tool that visitors may use as well. */
export const publicTool = <I extends z.core.$ZodType>(definition: PublicDefinition<I>): Tool => ({
  ...definition,
  keepsFiles: definition.keepsFiles ?? false,
  access: "public",
  async run(input, context) {
    requireScope(context.request, definition.scope);
    return definition.run(parsed(definition.input, input), context);
  },
});

/** A tool on records of an account. */
export const accountTool = <I extends z.core.$ZodType>(definition: SignedInDefinition<I>): Tool => ({
  ...definition,
  keepsFiles: definition.keepsFiles ?? false,
  access: "signed-in",
  async run(input, context) {
    const { viewer } = context.request;
    if (!viewer) throw new AppError("UNAUTHENTICATED");
    requireScope(context.request, definition.scope);
    return definition.run(parsed(definition.input, input), { ...context, request: { ...context.request, viewer } });
  },
});

/** A result with some blocks; the rest is empty. */
export const resultOf = (
  blocks: readonly AnswerBlock[],
  rest: Partial<Omit<ToolResult, "blocks">> = {},
): ToolResult => ({ ...{ sources: [], suggestions: [], memory: {}, isAnswered: true }, ...rest, blocks });
