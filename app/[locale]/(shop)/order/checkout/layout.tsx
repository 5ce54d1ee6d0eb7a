import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["account", "address", "checkout", "coupon", "order", "pcb"]}>{children}</PageMessages>
  );
}
