// Messages for files of other tools: the home page is rendered on the server, so they are sent with it.
import { useTranslations } from "next-intl";
import { NAMED_FORMATS, type NamedFormat } from "@/lib/core/archive/foreign-signs";

export type ForeignWords = Record<NamedFormat, string>;

export function useForeignWords(): ForeignWords {
  const t = useTranslations("gerber.failures");
  return Object.fromEntries(NAMED_FORMATS.map((format) => [format, t(`${format}_NOT_READ`)])) as ForeignWords;
}
