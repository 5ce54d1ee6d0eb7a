"use client";
// Date pickers of antd as fields of a plain form. Loaded only in wide windows, as they are large.
import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useLocale } from "next-intl";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { AdminAntd } from "@/components/ops/frame/admin-antd";
import { dateFormats, wireFormat } from "@/components/ops/frame/date-formats";
import type { FormControl } from "@/components/ui/form-field";
import styles from "./date-pickers.module.css";

export interface DayPickerProps {
  control: FormControl;
  /** Field of the form: `2026-11-21`, with time `2026-11-21T09:30`; empty without a date. */
  name: string;
  hasTime?: boolean;
  isRequired?: boolean;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
}

export function DayPicker({ control, name, hasTime = false, isRequired = false, min, max }: DayPickerProps) {
  const formats = dateFormats(useLocale(), hasTime);
  const [value, setValue] = useState("");
  // A new object would discard what is being typed.
  const date = useMemo(() => dateOf(value), [value]);
  const field = useRef<HTMLInputElement>(null);
  useFormReset(field, () => setValue(""));
  return (
    <AdminAntd>
      <div onKeyDown={keepForm}>
        <DatePicker
          {...control}
          className={styles.picker}
          value={date}
          onChange={(chosen) => setValue(chosen ? chosen.format(wireFormat(hasTime)) : "")}
          format={formats}
          placeholder={formats[0]}
          showTime={hasTime && { format: "HH:mm" }}
          needConfirm={false}
          minDate={min === undefined ? undefined : dayjs(min)}
          maxDate={max === undefined ? undefined : dayjs(max)}
          components={isRequired ? REQUIRED : undefined}
        />
      </div>
      <input ref={field} type="hidden" name={name} value={value} />
    </AdminAntd>
  );
}

export interface SpanPickerProps {
  /** Labels of the first and the last day. */
  labels: readonly [string, string];
  /** Fields of the form, both as `2026-11-21`; empty while unknown. */
  names: readonly [string, string];
  first: string;
  last: string;
}

export function SpanPicker({ labels, names, first, last }: SpanPickerProps) {
  const id = useId();
  const formats = dateFormats(useLocale(), false);
  const [days, setDays] = useState<readonly [string, string]>([first, last]);
  const span = useMemo<[Dayjs | null, Dayjs | null]>(() => [dateOf(days[0]), dateOf(days[1])], [days]);
  return (
    <AdminAntd>
      <div className={styles.span} onKeyDown={keepForm}>
        <label htmlFor={`${id}-first`}>{labels[0]}</label>
        <label htmlFor={`${id}-last`}>{labels[1]}</label>
        <DatePicker.RangePicker
          id={{ start: `${id}-first`, end: `${id}-last` }}
          className={styles.picker}
          value={span}
          onChange={(chosen) => {
            if (chosen?.[0] && chosen[1]) setDays([dayOf(chosen[0]), dayOf(chosen[1])]);
          }}
          format={formats}
          allowClear={false}
          needConfirm={false}
        />
      </div>
      {names.map((name, at) => (
        <input key={name} type="hidden" name={name} value={days[at]} />
      ))}
    </AdminAntd>
  );
}

const dateOf = (value: string) => (value === "" ? null : dayjs(value));
const dayOf = (date: Dayjs) => date.format(wireFormat(false));

// antd passes on `aria-required` only, which does not keep the form from being sent.
const REQUIRED = { input: (props: ComponentProps<"input">) => <input {...props} required /> };

/** Enter accepts a typed date; it does not send the form as well. */
function keepForm(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** A reset of the form does not reach state. */
function useFormReset(field: RefObject<HTMLInputElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = field.current?.form;
    const clear = () => latest.current();
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, [field]);
}
