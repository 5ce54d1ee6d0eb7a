"use client";
// Places the order once, then opens the payment page.
import { useState } from "react";
import { ApiError, isFinal } from "@/lib/client/transport/api-error";
import { type OrderInput, useCheckoutOrder } from "@/lib/client/checkout";
import { usePayOrder } from "@/lib/client/order";

/** Next page; after a changed price or a refusal there is none. */
export type Placed =
  | { kind: "placed"; orderId: string; payUrl: string | null }
  | { kind: "priceChanged" }
  | { kind: "refused"; message: string }
  /** The result is unknown; a retry places the order at most once. */
  | { kind: "unanswered" };

export type PlacingStep = "idle" | "placing" | "opening";

export function usePlaceOrder() {
  const create = useCheckoutOrder();
  const pay = usePayOrder();
  const [step, setStep] = useState<PlacingStep>("idle");

  async function run(input: OrderInput): Promise<Placed> {
    setStep("placing");
    const { orderId } = await create.mutateAsync(input);
    // With the file check first, payment follows on the order page.
    if (input.process === "checkFirst") return { kind: "placed", orderId, payUrl: null };
    setStep("opening");
    try {
      return { kind: "placed", orderId, payUrl: (await pay.mutateAsync({ orderId })).payUrl };
    } catch {
      // The order exists; its page offers payment.
      return { kind: "placed", orderId, payUrl: null };
    }
  }

  async function place(input: OrderInput): Promise<Placed> {
    try {
      return await run(input);
    } catch (error) {
      setStep("idle");
      if (!(error instanceof ApiError)) throw error;
      if (!isFinal(error)) return { kind: "unanswered" };
      return error.code === "PRICE_CHANGED" ? { kind: "priceChanged" } : { kind: "refused", message: error.message };
    }
  }

  return { step, place };
}
