// Link from the admin to the site: staff have no cart there.
import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";

export async function ShopLink() {
  const t = await getTranslations("ops.nav");
  return (
    <Link className={buttonClass({ variant: "quiet", size: "sm" })} href="/">
      {t("shop")}
    </Link>
  );
}
