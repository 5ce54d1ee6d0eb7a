// Skeleton of content being loaded, with a sentence for longer work.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Delayed } from "@/components/ui/delayed";
import styles from "./skeleton.module.css";

/** `text` names the step of work over two seconds ("Reading layer 3 of 9"). */
export function Skeleton({ rows = 3, text }: { rows?: number; text?: ReactNode }) {
  const t = useTranslations("common");
  return (
    <Delayed>
      <div className={styles.skeleton} role="status">
        {Array.from({ length: rows }, (_, at) => (
          <i key={at} style={{ width: `${[40, 100, 86, 64][at % 4]}%` }} />
        ))}
        {text ? <p>{text}</p> : <span className="visually-hidden">{t("loading")}</span>}
      </div>
    </Delayed>
  );
}
