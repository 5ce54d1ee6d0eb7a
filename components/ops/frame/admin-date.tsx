"use client";
// Dates in forms of the admin. A phone keeps its own pickers, which fit its screen; two months of antd's do not.
import dynamic from "next/dynamic";
import type { DayPickerProps, SpanPickerProps } from "@/components/ops/frame/date-pickers";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsWide } from "@/components/ui/use-is-wide";

const loading = () => <Skeleton rows={1} />;
const DayPicker = dynamic(() => import("@/components/ops/frame/date-pickers").then((file) => file.DayPicker), {
  ssr: false,
  loading,
});
const SpanPicker = dynamic(() => import("@/components/ops/frame/date-pickers").then((file) => file.SpanPicker), {
  ssr: false,
  loading,
});

/** One date, with or without time, within a `FormField`. */
export function AdminDate(props: DayPickerProps) {
  const isWide = useIsWide();
  if (isWide) return <DayPicker {...props} />;
  const { control, name, hasTime, isRequired, min, max } = props;
  const type = hasTime ? "datetime-local" : "date";
  return <Field {...control} type={type} name={name} required={isRequired} min={min} max={max} />;
}

/** First and last day, with their labels. */
export function AdminSpan(props: SpanPickerProps) {
  const isWide = useIsWide();
  if (isWide) return <SpanPicker {...props} />;
  const { labels, names, first, last } = props;
  return labels.map((label, at) => (
    <FormField key={label} label={label}>
      {(control) => <Field {...control} type="date" name={names[at]} required defaultValue={[first, last][at]} />}
    </FormField>
  ));
}
