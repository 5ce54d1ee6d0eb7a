// An act of the log in words; what has none of its own stays as it is.
import { useTranslations } from "next-intl";
import { useDeskWords } from "@/components/ops/use-desk-words";
import { toDecimal } from "@/lib/base/money";
import type { DeskAct } from "@/lib/contracts/ops";

export function useActWords() {
  const t = useTranslations("ops.audit");
  const desk = useDeskWords();
  const word = (place: "kind" | "detail", key: string) =>
    t.has(`${place}.${key}` as never) ? t(`${place}.${key}` as never) : key;
  const valueOf = (name: string, value: string | number | boolean) =>
    name.endsWith("Micro") && typeof value === "number" ? toDecimal(value) : String(value);

  return {
    kind: (kind: string) => word("kind", kind),
    details({ details }: Pick<DeskAct, "details">): string {
      const { from, to, ...rest } = details;
      const move =
        typeof from === "string" && typeof to === "string" ? `${desk.status(from)} → ${desk.status(to)}` : "";
      const others = Object.entries(rest).flatMap(([name, value]) =>
        value === null || value === "" ? [] : [`${word("detail", name)}: ${valueOf(name, value)}`],
      );
      return [move, ...others].filter(Boolean).join(" · ");
    },
  };
}
