// Logo that leads home, with the choice of theme; for pages without a header.
import { useTranslations } from "next-intl";
import { Logo } from "@/components/icons/logo";
import { ThemeMenu } from "@/components/shell/theme-menu";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./chat-brand.module.css";

export function ChatBrand() {
  const t = useTranslations("shell");
  const { locale } = useMarket();
  return (
    <div className={styles.brand}>
      <Link href="/" aria-label={t("home")}>
        <Logo locale={locale} />
      </Link>
      <ThemeMenu />
    </div>
  );
}
