import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";

interface Refusal {
  /** Shown above the button; empty where the fields themselves say what is wrong. */
  message: string;
  show: (error: unknown) => void;
  clear: () => void;
}

/** Why a message was not accepted: at the named field, or as one sentence. */
export function useRefusal<V extends FieldValues>(
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
  fallback: string,
): Refusal {
  const [message, setMessage] = useState("");
  return {
    message,
    clear: () => setMessage(""),
    show(error) {
      const issues = fieldIssues(error).flatMap(({ field, message: text }) => {
        const name = fields.find((each) => each === field);
        return name === undefined ? [] : [{ name, text }];
      });
      for (const { name, text } of issues) setError(name, { message: text }, { shouldFocus: true });
      const isSaid = error instanceof ApiError && error.message !== "";
      if (issues.length === 0) setMessage(isSaid ? error.message : fallback);
    },
  };
}
