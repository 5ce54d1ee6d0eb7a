"use client";
import { Failure } from "@/components/shell/failure";

export default function EditorErrorPage({ reset }: { reset: () => void }) {
  return <Failure words="edaFailure" onRetry={reset} />;
}
