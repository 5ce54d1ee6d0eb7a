// Names of kinds of jobs; a kind without one is shown as it is.
import { useTranslations } from "next-intl";
import { textOr } from "@/lib/base/has-text";

/** A dot in a key of the messages would be a level. */
export function useKindWords(): (kind: string) => string {
  const t = useTranslations("ops.system.kinds");
  return (kind) => textOr(t, kind.replaceAll(".", "-"), kind);
}
