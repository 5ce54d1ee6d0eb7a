"use client";
// Countries and regions, named and sorted in the page's language.
import { useLocale, useTranslations } from "next-intl";
import { type ComponentPropsWithRef, useMemo } from "react";
import countries from "@/lib/core/address/countries.json";
import { Select } from "@/components/ui/select";
import { countryName } from "@/lib/i18n/address-lines";

export function CountrySelect(select: ComponentPropsWithRef<"select">) {
  const t = useTranslations("address");
  const tag = useLocale();
  const options = useMemo(() => {
    const named = countries.codes.map((code) => ({ code, name: countryName(code, tag) }));
    return named.sort((one, other) => one.name.localeCompare(other.name, tag));
  }, [tag]);
  return (
    <Select autoComplete="country" {...select}>
      <option value="">{t("chooseCountry")}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
