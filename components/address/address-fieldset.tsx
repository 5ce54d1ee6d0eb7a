"use client";
// Fields of an address in the order of its country; places are chosen from large to small.
import { useLocale, useTranslations } from "next-intl";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { type AddressField, addressFields, type AddressKind } from "@/components/address/address-fields";
import type { AddressInput, AddressValues } from "@/components/address/address-resolver";
import { PlaceInput } from "@/components/address/place-input";
import {
  PLACE_NAMES,
  type PlaceName,
  type PlaceOptions,
  usePlaceOptions,
} from "@/components/address/use-place-options";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { postcodeExample } from "@/lib/core/address/postcode";
import { type ComponentPropsWithRef, useMemo } from "react";
import countries from "@/lib/core/address/countries.json";
import { Select } from "@/components/ui/select";
import { countryName } from "@/lib/i18n/address-lines";

type AddressFormState = UseFormReturn<AddressInput, unknown, AddressValues>;

/** Fields that a change invalidates. */
const WITHIN: Readonly<Record<PlaceName | "country", readonly PlaceName[]>> = {
  country: PLACE_NAMES,
  state: ["city", "district"],
  city: ["district"],
  district: [],
};

const isPlace = (name: string): name is PlaceName => (PLACE_NAMES as readonly string[]).includes(name);

export function AddressFieldset({ kind, form }: { kind: AddressKind; form: AddressFormState }) {
  const { control } = form;
  const [country = "", state = "", city = "", district = ""] = useWatch({
    control,
    name: ["country", "state", "city", "district"],
  });
  const options = usePlaceOptions({ country, state, city, district });
  const values = { state, city, district };
  return addressFields(country, kind).map((field) => (
    <AddressInputField
      key={field.name}
      field={field}
      form={form}
      country={country}
      options={options}
      place={isPlace(field.name) ? { options: options[field.name], value: values[field.name] } : null}
    />
  ));
}

interface AddressInputFieldProps {
  field: AddressField;
  form: AddressFormState;
  country: string;
  options: Record<PlaceName, PlaceOptions>;
  /** Options and value of a state, city or district. */
  place: { options: PlaceOptions; value: string } | null;
}

function AddressInputField({ field, form, country, options, place }: AddressInputFieldProps) {
  const t = useTranslations("address");
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control, name: field.name });
  const { name, isRequired = false, hint, type = "text", autoComplete } = field;
  const example = postcodeExample(country) ?? "";
  // Values chosen from a list depend on the field above; typed ones are kept.
  function forgetWithin(changed: PlaceName | "country") {
    for (const below of WITHIN[changed]) {
      if (options[below].isWhole) setValue(below, "", { shouldDirty: true });
    }
  }
  const isAbove = name === "country" || isPlace(name);
  const bind = register(name, isAbove ? { onChange: () => forgetWithin(name) } : undefined);
  return (
    <div data-wide={field.isWide || undefined}>
      <FormField
        label={t(`field.${field.label}` as "field.city")}
        error={errors[name]?.message}
        hint={hint && t(`hint.${hint}`, { example })}
        isRequired={isRequired}
        isOptional={!isRequired}
      >
        {(bound) =>
          name === "country" ? (
            <CountrySelect {...bound} {...bind} />
          ) : place ? (
            <PlaceInput {...place} autoComplete={autoComplete} input={{ ...bound, ...bind }} />
          ) : (
            <Field {...bound} {...bind} type={type} autoComplete={autoComplete} />
          )
        }
      </FormField>
    </div>
  );
}

/** Countries and regions, named and sorted in the page's language. */
function CountrySelect(select: ComponentPropsWithRef<"select">) {
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
