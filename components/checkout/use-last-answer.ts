"use client";
// The last answer, kept while the next one is requested or cannot be loaded.
import { useState } from "react";

export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
