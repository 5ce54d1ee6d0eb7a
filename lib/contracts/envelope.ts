// The frame of every answer: type, message and data; a refusal adds its code.

import * as z from "zod/mini";

export const envelope = z.object({
  type: z.enum(["success", "error", "warning", "info"]),
  message: z.string(),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export type Envelope<T = unknown> = {
  type: "success" | "error" | "warning" | "info";
  message: string;
  code?: string;
  data?: T;
};

/** A field that was refused: its path in the input and the key of its message. */
export const fieldIssue = z.object({ field: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;
