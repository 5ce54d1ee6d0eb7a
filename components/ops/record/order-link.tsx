import { Link } from "@/lib/i18n/link";

export function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  return (
    <Link className="link num" href={`/ops/orders/${orderId}`}>
      {orderNumber}
    </Link>
  );
}
