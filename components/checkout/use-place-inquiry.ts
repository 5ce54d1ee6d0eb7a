"use client";
// Placing an inquiry as an order, once, then its page.
import { useState } from "react";
import { type Ending, useOnce } from "@/components/ui/use-once";
import { ApiError, isFinal } from "@/lib/client/transport/api-error";
import { type InquiryOrderInput, usePlaceInquiryOrder } from "@/lib/client/order-inquiry";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface PlaceOptions {
  onPlaced: () => void;
}

export function usePlaceInquiry({ onPlaced }: PlaceOptions) {
  const navigate = useNavigate();
  const place = usePlaceInquiryOrder();
  const { isBusy, run } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The result is unknown; a retry places the order at most once. */
  const [isUnanswered, setUnanswered] = useState(false);

  async function send(input: InquiryOrderInput): Promise<Ending> {
    setRefusal(null);
    setUnanswered(false);
    try {
      const { orderId } = await place.mutateAsync(input);
      onPlaced();
      navigate(`/my-center/orders/${orderId}`, { replace: true });
      return "leaving";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isFinal(error)) setRefusal(error.message);
      else setUnanswered(true);
    }
  }

  return { isPlacing: isBusy, send: (input: InquiryOrderInput) => run(() => send(input)), refusal, isUnanswered };
}
