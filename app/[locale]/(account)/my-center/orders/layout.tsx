import type { ReactNode } from "react";
import { OrderUpdates } from "@/components/order/order-updates";

export default function OrdersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OrderUpdates />
      {children}
    </>
  );
}
