// Segmented control of two or three options, in words or as icons.
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import styles from "./segments.module.css";

interface SegmentsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string; icon?: IconName }[];
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
          data-icon={item.icon !== undefined || undefined}
          aria-label={item.icon && item.label}
          title={item.icon && item.label}
          onClick={() => onChange(item.id)}
        >
          {item.icon ? <Icon name={item.icon} /> : item.label}
        </button>
      ))}
    </div>
  );
}
