import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NoSuchPart } from "@/components/part/detail/no-such-part";
import { PackageDrawing } from "@/components/part/detail/package-drawing";
import { PartData } from "@/components/part/detail/part-data";
import { PartPage } from "@/components/part/detail/part-page";
import { PartSymbol } from "@/components/part/detail/part-symbol";
import { createPartWords } from "@/components/part/use-part-words";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { sayMissing } from "@/lib/server/http/page-status";
import { cache } from "react";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { getMarket } from "@/lib/i18n/get-market";
import { readPartPage } from "@/lib/server/part/page";

// Rendered per request: price and stock change.
export const dynamic = "force-dynamic";

interface Address {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params, searchParams }: Address) {
  const quantity = quantityOf((await searchParams).quantity);
  const found = await readPart((await params).id, quantity);
  return found ? { ...found, quantity } : null;
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const found = await read(address);
  const t = await getTranslations("part");
  if (!found) return { title: t("detail.notFound"), robots: { index: false } };
  const { id, mpn, manufacturer, category, packageName, stock, parameters } = found.part;
  const words = createPartWords(t, await getLocale()).inShort(parameters);
  return pageMetadata({
    path: `/component/${id}`,
    title: t("detail.metaTitle", { mpn, manufacturer, category: t(`categories.${category}`) }),
    description: t("detail.metaDescription", { words, mpn, manufacturer, package: packageName, stock }),
  });
}

export default async function Component(address: Address) {
  const found = await read(address);
  if (!found) {
    sayMissing();
    return <NoSuchPart />;
  }
  return (
    <>
      <PartData part={found.part} />
      <PartPage
        {...found}
        drawing={
          <>
            <PackageDrawing part={found.part} />
            <PartSymbol part={found.part} />
          </>
        }
      />
    </>
  );
}

const readPart = cache(async (id: string, quantity: number | undefined) =>
  readPartPage({ id, quantity }, await getMarket()),
);

/** Quantity of a query parameter; undefined if it is no order quantity. */
function quantityOf(value: string | string[] | undefined): number | undefined {
  const quantity = Number(value);
  const isMeant = typeof value === "string" && Number.isInteger(quantity) && quantity >= 1;
  return isMeant && quantity <= MAX_PART_QUANTITY ? quantity : undefined;
}
