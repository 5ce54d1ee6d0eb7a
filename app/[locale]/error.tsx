"use client";
import { Failure } from "@/components/shell/failure";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <Failure onRetry={reset} />;
}
