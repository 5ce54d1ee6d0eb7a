// Tools made from their definitions: scopes first, then limits, then the arguments.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { type Definition, type McpTool, requireScopes, takeLimits } from "./tool";

/** Unknown keys are refused: an agent that invents an argument has to hear of it. */
function parsed<I extends z.core.$ZodType>(schema: I, input: unknown): z.output<I> {
  const result = z.safeParse(schema, input ?? {});
  if (result.success) return result.data;
  const data = result.error.issues.map(({ path, message }) => ({ field: path.map(String).join("."), message }));
  throw new AppError("INVALID_INPUT", { data });
}

export const defineTool = <I extends z.core.$ZodType>({
  input,
  endpoints,
  run,
  ...described
}: Definition<I>): McpTool => ({
  ...described,
  inputSchema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }),
  isOpenTo({ apiKey }) {
    try {
      requireScopes(endpoints, { accountId: "", sessionId: "", isStaff: false, contactConfirmed: false, apiKey });
      return true;
    } catch {
      return false;
    }
  },
  async run(sent, context) {
    requireScopes(endpoints, context.request.viewer);
    await takeLimits(endpoints, context);
    return run(parsed(input, sent), context);
  },
});
