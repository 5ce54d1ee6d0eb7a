// Hero: headline, upload field, and a board on its drawing sheet.
import { useTranslations } from "next-intl";
import { DrawingSheet, type SheetPrice } from "@/components/home/drawing-sheet";
import { HomeDrop } from "@/components/home/home-drop";
import { useForeignWords } from "@/components/home/use-foreign-words";
import { HERO_BOARD } from "@/components/home/sample-boards";
import { EARLY_DROP_SCRIPT } from "@/components/ui/early-drop";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./hero.module.css";

const QUOTE = "/order/manufacturing/pcb";

export function Hero({ price }: { price: SheetPrice | null }) {
  const t = useTranslations("home.hero");
  const foreign = useForeignWords();
  const { prefix } = useMarket();
  const words = {
    title: t("drop.title"),
    hint: t("drop.hint", { limit: MAX_FILE_MEGABYTES.gerber }),
    choose: t("drop.choose"),
    drop: t("drop.drop"),
    opening: t("drop.opening"),
    failed: t("drop.failed"),
    wrongType: t("drop.wrongType"),
    tooLarge: t("drop.tooLarge", { limit: MAX_FILE_MEGABYTES.gerber }),
    empty: t("drop.empty"),
    noScript: t("drop.noScript"),
    foreign,
  };
  return (
    <div className={styles.hero}>
      {/* A constant, allowed by its hash in the content policy: it keeps a file that is dropped before hydration. */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_DROP_SCRIPT }} />
      <div>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <HomeDrop words={words} quoteHref={withPrefix(QUOTE, prefix)}>
          <Link className="link" href={QUOTE}>
            {t("drop.typed")}
          </Link>
        </HomeDrop>
      </div>
      <DrawingSheet board={HERO_BOARD} price={price} />
    </div>
  );
}
