import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NoSuchPart } from "@/components/part/detail/no-such-part";
import { PackageDrawing } from "@/components/part/detail/package-drawing";
import { PartData } from "@/components/part/detail/part-data";
import { PartPage } from "@/components/part/detail/part-page";
import { createPartWords } from "@/components/part/use-part-words";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { sayMissing } from "@/lib/server/http/page-status";
import { quantityOf, readPart } from "./read-part";

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
      <PartPage {...found} drawing={<PackageDrawing part={found.part} />} />
    </>
  );
}
