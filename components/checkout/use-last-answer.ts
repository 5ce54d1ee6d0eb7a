"use client";
// What was answered last: it stands while the next answer is asked for, or cannot be had.
import { useState } from "react";

export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
