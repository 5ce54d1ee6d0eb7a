import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DfmProduct } from "@/components/dfm/dfm-product";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { useTranslations } from "next-intl";
import { SampleFindings } from "@/components/home/check-section";
import { HomeDrop } from "@/components/home/home-drop";
import { useForeignWords } from "@/components/home/use-foreign-words";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";

const CHECKS = Object.values(RULE_IDS).flat().length;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dfm.product");
  const [title, description] = [t("metaTitle"), t("metaDescription", { checks: CHECKS })];
  return pageMetadata({ path: "/product/free-dfm-check", title, description });
}

export default function FreeDfmCheckPage() {
  return <DfmProduct drop={<CheckDrop />} sample={<SampleFindings />} />;
}

const CHECK = "/order/dfm";

/** Upload field that opens the DFM check with the chosen files. */
function CheckDrop() {
  const t = useTranslations("home.hero.drop");
  const tDfm = useTranslations("dfm.entrance");
  const foreign = useForeignWords();
  const { prefix } = useMarket();
  const limit = MAX_FILE_MEGABYTES.gerber;
  const words = {
    title: t("title"),
    hint: t("hint", { limit }),
    noScript: tDfm("noScript"),
    choose: t("choose"),
    drop: t("drop"),
    opening: t("opening"),
    failed: tDfm("failed"),
    wrongType: t("wrongType"),
    tooLarge: t("tooLarge", { limit }),
    empty: t("empty"),
    foreign,
  };
  return (
    <HomeDrop words={words} quoteHref={withPrefix(CHECK, prefix)}>
      <Link className="link" href="/gerber-viewer">
        {tDfm("viewer")}
      </Link>
    </HomeDrop>
  );
}
