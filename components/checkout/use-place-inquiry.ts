"use client";
// Placing an inquiry as an order: once, and on to its page.
import { useRef, useState } from "react";
import { ApiError, isFinal } from "@/lib/client/api-error";
import { type InquiryOrderInput, usePlaceInquiryOrder } from "@/lib/client/order-inquiry";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface PlaceOptions {
  onPlaced: () => void;
}

export function usePlaceInquiry({ onPlaced }: PlaceOptions) {
  const navigate = useNavigate();
  const place = usePlaceInquiryOrder();
  const [isPlacing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Whether it was placed is not known; the same order again is placed at most once. */
  const [isUnanswered, setUnanswered] = useState(false);
  // State would be read a frame too late by the second half of a double click.
  const isRunning = useRef(false);

  async function send(input: InquiryOrderInput): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setRefusal(null);
    setUnanswered(false);
    try {
      const { orderId } = await place.mutateAsync(input);
      onPlaced();
      navigate(`/my-center/orders/${orderId}`, { replace: true });
    } catch (error) {
      isRunning.current = false;
      setPlacing(false);
      if (!(error instanceof ApiError)) throw error;
      if (isFinal(error)) setRefusal(error.message);
      else setUnanswered(true);
    }
  }

  return { isPlacing, send, refusal, isUnanswered };
}
