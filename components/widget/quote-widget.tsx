"use client";
// Quote form in a frame of another site: a few options, the server's price, and a link to the quote page.
import { useTranslations } from "next-intl";
import { useRef, useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { type AddressOptions, readAddressOptions } from "@/components/widget/address-options";
import { OptionFields } from "@/components/widget/option-fields";
import { orderHref } from "@/components/widget/order-href";
import { PriceView } from "@/components/widget/price-view";
import { useFrameHeight } from "@/components/widget/use-frame-height";
import { usePrice } from "@/components/widget/use-price";
import { useTheme } from "@/components/widget/use-theme";
import { changeSpecification } from "@/lib/core/pcb/change";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./quote-widget.module.css";

const subscribeToNothing = () => () => undefined;

/** The page is prerendered with the default board; the address is read after hydration. */
export function QuoteWidget({ siteName }: { siteName: string }) {
  const search = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.search,
    () => "",
  );
  return <QuoteForm key={search} initial={readAddressOptions(search)} siteName={siteName} />;
}

function QuoteForm({ initial, siteName }: { initial: AddressOptions; siteName: string }) {
  const t = useTranslations("widget");
  const { prefix } = useMarket();
  const content = useRef<HTMLDivElement>(null);
  const [specification, setSpecification] = useState(initial.specification);
  const price = usePrice(specification);
  useTheme(initial.theme);
  useFrameHeight(content);
  return (
    <div ref={content} className={styles.widget}>
      <h1>{t("title")}</h1>
      <OptionFields
        specification={specification}
        onChange={(patch) => setSpecification(changeSpecification(specification, patch))}
      />
      <PriceView price={price} />
      {/* A plain link: the quote page is another document, and is not fetched before it is asked for. */}
      <a
        className={buttonClass({ variant: "primary", isBlock: true })}
        href={withPrefix(orderHref(specification), prefix)}
        target="_blank"
        rel="noopener"
      >
        {t("order", { name: siteName })}
      </a>
    </div>
  );
}
