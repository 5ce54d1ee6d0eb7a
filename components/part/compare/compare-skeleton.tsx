// Placeholder of the comparison while parts load, of the same size.
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import styles from "./compare.module.css";

const ROWS = 12;

export function CompareSkeleton({ columns }: { columns: number }) {
  const t = useTranslations("common");
  return (
    <Sheet>
      <div className={styles.skeleton} role="status">
        <span className="visually-hidden">{t("loading")}</span>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} aria-hidden>
            {Array.from({ length: columns + 1 }, (_cell, at) => (
              <i key={at} />
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  );
}
