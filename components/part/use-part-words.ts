// Formatting of a part's parameters.
import { useLocale, useTranslations } from "next-intl";
import { PARAMETER_KEYS, type ParameterKey } from "@/lib/core/part/part";
import { textOr } from "@/lib/base/has-text";

/** Distinguishing parameters, most important first; the others are on the part's page. */
const TELLING: readonly ParameterKey[] = [
  "function",
  "resistance",
  "capacitance",
  "inductance",
  "impedance",
  "frequency",
  "voltage",
  "dielectric",
  "tolerance",
  "power",
  "flash",
  "ram",
  "memorySize",
  "outputVoltage",
  "current",
  "polarity",
  "color",
  "positions",
  "pitch",
];

/** Message key of a value: `8-bit AVR microcontroller` is `n8BitAvrMicrocontroller`. */
function wordKey(value: string): string {
  const words = value.replaceAll("+", " plus").match(/[A-Za-z0-9]+/g) ?? [];
  const key = words.map(
    (word, at) => (at === 0 ? "" : word.slice(0, 1).toUpperCase()) + word.slice(at === 0 ? 0 : 1).toLowerCase(),
  );
  return key.join("").replace(/^(?=\d)/, "n");
}

type Parameters = Readonly<Record<string, string>>;

type Translate = ReturnType<typeof useTranslations<"part">>;

/** Also for prerendered pages; `tag` is the locale of formats. */
export function createPartWords(t: Translate, tag: string) {
  const spaced = (value: string) => value.replace(/ (?=%)/g, "");
  /** The catalog has English words; other languages translate those that they know. */
  const valueOf = (key: string, value: string) => {
    const path = `${key === "gender" ? "genders" : "functions"}.${wordKey(value)}`;
    const isWord = key === "function" || key === "gender";
    return isWord ? textOr(t, path, spaced(value)) : spaced(value);
  };
  return {
    valueOf,
    inShort: (parameters: Parameters): string =>
      TELLING.flatMap((key) => (parameters[key] === undefined ? [] : [valueOf(key, parameters[key])]))
        .slice(0, 5)
        .join(tag.startsWith("zh") ? "，" : ", "),
    byName: (parameters: Parameters) =>
      PARAMETER_KEYS.flatMap((key) => {
        const value = parameters[key];
        return value === undefined ? [] : [{ key, name: t(`parameters.${key}`), value: valueOf(key, value) }];
      }),
  };
}

export type PartWords = ReturnType<typeof createPartWords>;

export function usePartWords(): PartWords {
  return createPartWords(useTranslations("part"), useLocale());
}
