// Status of a quote as a tag.
import { useTranslations } from "next-intl";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { QuoteStatus } from "@/lib/contracts/bom";

const KINDS: Record<QuoteStatus, TagKind> = {
  Initial: "neutral",
  "Inquiry Received": "info",
  Quoting: "info",
  Quoted: "success",
  Final: "success",
  "Order Received": "primary",
  Expired: "warning",
  Invalid: "neutral",
};

/** Message keys hold no spaces. */
export const quoteStatusKey = (status: QuoteStatus) => status.replace(" ", "") as "InquiryReceived";

export function QuoteStatusTag({ status }: { status: QuoteStatus }) {
  const t = useTranslations("pcba.status");
  return <Tag kind={KINDS[status]}>{t(quoteStatusKey(status))}</Tag>;
}
