// Data for search engines (JSON-LD).
import { scriptJson } from "@/lib/base/script-json";

export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const linked = { "@context": "https://schema.org", ...data };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(linked) }} />;
}
