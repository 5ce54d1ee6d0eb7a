import type { ReactNode } from "react";
import { OrderNews } from "@/components/order/order-news";

export default function OrdersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OrderNews />
      {children}
    </>
  );
}
