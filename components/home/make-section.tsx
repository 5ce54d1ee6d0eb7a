// Services: boards and assembly above, stencils and parts below.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JointDrawing, StackDrawing, StencilDrawing, TapeDrawing } from "@/components/home/make-drawings";
import { SectionHead } from "@/components/ui/section-head";
import { Link } from "@/lib/i18n/link";
import styles from "./make-section.module.css";

interface MakeSectionProps {
  /** Formatted lowest price of ten boards; undefined until it is computed. */
  boardPrice?: string;
  /** Formatted price of an SMT joint, likewise. */
  jointPrice?: string;
  /** Formatted lowest price of a stencil, likewise. */
  stencilPrice?: string;
  /** Rounded number of parts in stock; null without a catalog. */
  inStock: number | null;
}

export function MakeSection({ boardPrice, jointPrice, stencilPrice, inStock }: MakeSectionProps) {
  const t = useTranslations("home.make");
  const stack = { mask: t("stack.mask"), copper: t("stack.copper"), core: t("stack.core") };
  return (
    <section id="make" className={styles.section}>
      <SectionHead title={t("title")} text={t("text")} />
      <div className={styles.frame}>
        <MakeCard className={styles.wide} name="boards" drawing={<StackDrawing labels={stack} />}>
          {boardPrice && <b className="num">{t("boards.from", { price: boardPrice })}</b>}
          <Link className="link" href="/order/manufacturing/pcb">
            {t("boards.action")}
          </Link>
        </MakeCard>
        <MakeCard className={styles.broad} name="assembly" drawing={<JointDrawing />}>
          {jointPrice && <b className="num">{t("assembly.from", { price: jointPrice })}</b>}
          <Link className="link" href="/order/manufacturing/pcba">
            {t("assembly.action")}
          </Link>
          <Link className="link" href="/assembly">
            {t("assembly.more")}
          </Link>
        </MakeCard>
        <MakeCard className={styles.half} name="stencils" drawing={<StencilDrawing />}>
          {stencilPrice && <b className="num">{t("stencils.from", { price: stencilPrice })}</b>}
          <Link className="link" href="/order/manufacturing/stencil">
            {t("stencils.action")}
          </Link>
        </MakeCard>
        <MakeCard className={styles.half} name="parts" drawing={<TapeDrawing />}>
          {inStock !== null && <b className="num">{t("parts.stock", { count: inStock })}</b>}
          <Link className="link" href="/component">
            {t("parts.action")}
          </Link>
          <Link className="link" href="/order/bom">
            {t("parts.more")}
          </Link>
        </MakeCard>
      </div>
    </section>
  );
}

interface MakeCardProps {
  name: "boards" | "assembly" | "stencils" | "parts";
  drawing: ReactNode;
  className?: string;
  children?: ReactNode;
}

function MakeCard({ name, drawing, className, children }: MakeCardProps) {
  const t = useTranslations("home.make");
  return (
    <article className={className}>
      <div className={styles.draw}>{drawing}</div>
      <h3>{t(`${name}.title`)}</h3>
      <p>{t(`${name}.text`)}</p>
      {children && <div className={styles.foot}>{children}</div>}
    </article>
  );
}
