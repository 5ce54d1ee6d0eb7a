// Segmented control of two or three options.
import { cx } from "@/components/ui/cx";
import styles from "./segments.module.css";

interface SegmentsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  /** Null if none is selected. */
  value: Id | null;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  /** `field`: as high as adjacent fields. */
  size?: "bar" | "field";
  className?: string;
}

export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, items, value, onChange, isDisabled = false, size = "bar", className } = props;
  return (
    <div className={cx(styles.segments, size === "field" && styles.field, className)} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.id === value}
          disabled={isDisabled}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
