"use client";
// Submission of the checkout: refusals, changed prices, navigation.
import { useState } from "react";
import { usePlaceOrder } from "@/components/checkout/use-place-order";
import { type Ending, useOnce } from "@/components/ui/use-once";
import type { OrderInput } from "@/lib/client/checkout";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface SubmitOptions {
  /** Reloads the prices. */
  onStale: () => Promise<void>;
  onPlaced: () => void;
}

export function useSubmit({ onStale, onPlaced }: SubmitOptions) {
  const navigate = useNavigate();
  const { step, place } = usePlaceOrder();
  const { isBusy, run } = useOnce();
  /** Total that the user had accepted and that no longer applies. */
  const [previousMicro, setPreviousMicro] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);

  async function submit(input: OrderInput): Promise<Ending> {
    setRefusal(null);
    setPreviousMicro(null);
    setUnanswered(false);
    const placed = await place(input);
    if (placed.kind === "placed") {
      onPlaced();
      if (placed.payUrl === null) navigate(`/my-center/orders/${placed.orderId}`, { replace: true });
      else location.assign(placed.payUrl);
      return "leaving";
    }
    if (placed.kind === "unanswered") return setUnanswered(true);
    await onStale();
    if (placed.kind === "priceChanged") setPreviousMicro(input.expectedTotalMicro ?? null);
    else setRefusal(placed.message);
  }

  return {
    step,
    isBusy,
    submit: (input: OrderInput) => run(() => submit(input)),
    previousMicro,
    refusal,
    isUnanswered,
  };
}
