import { createTranslator } from "next-intl";
import { ImageResponse } from "next/og";
import { SharePicture } from "@/components/content/share-picture";
import { isColumn } from "@/lib/core/content/content-kind";
import { PAGE_KEYS } from "@/lib/i18n/page-keys";
import { PAGES } from "@/lib/i18n/pages";
import { SHARE_SIZE, SHARED_KINDS, type SharedKind } from "@/lib/i18n/share-picture";
import { isVariant, type Market, MARKETS } from "@/lib/i18n/variants";
import { readContent } from "@/lib/server/content/read-page";
import { SHARE_FONT, shareAssets } from "@/lib/server/content/share-picture/assets";
import { BusyError, createPictureCache } from "@/lib/server/content/share-picture/picture-cache";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";

// Drawn when it is first asked for.
export const dynamic = "force-dynamic";

interface Caption {
  kind: string;
  title: string;
}

const drawOnce = createPictureCache({ maxPictures: 300, maxWaiting: 20 });

type Params = { params: Promise<{ locale: string; kind: string; slug: string }> };

/** The picture of a page that exists, in the language of the address, as PNG. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale: variant, kind: asked, slug } = await params;
  const kind = SHARED_KINDS.find((known) => known === asked);
  if (!isVariant(variant) || !kind) return new Response(null, { status: 404 });
  const market = MARKETS[variant];
  const caption = await captionOf(kind, slug, market);
  if (!caption) return new Response(null, { status: 404 });
  try {
    const picture = await drawOnce(JSON.stringify([variant, caption]), () => draw(caption, market));
    const headers = { "content-type": "image/png", "cache-control": "public, max-age=86400" };
    return new Response(picture.slice(), { headers });
  } catch (error) {
    if (error instanceof BusyError) return new Response(null, { status: 503, headers: { "retry-after": "5" } });
    throw error;
  }
}

async function captionOf(kind: SharedKind, slug: string, market: Market): Promise<Caption | null> {
  const t = createTranslator({ locale: market.tag, messages: market.locale === "zh" ? zh : en });
  if (kind === "page") {
    const path = Object.entries(PAGES).find(([name]) => name === slug)?.[1];
    const key = path === undefined ? undefined : PAGE_KEYS[path];
    return key === undefined ? null : { kind: t("site.name"), title: t(`shell.nav.${key}`) };
  }
  if (kind === "column")
    return isColumn(slug) ? { kind: t("content.resources.title"), title: t(`content.columns.${slug}`) } : null;
  const page = await readContent(kind, slug, market);
  return page && { kind: t(`content.search.kinds.${kind}`), title: page.document.title };
}

async function draw({ kind, title }: Caption, { locale }: Market): Promise<Uint8Array> {
  const { fonts, logos, printable } = await shareAssets();
  const picture = (
    <SharePicture font={SHARE_FONT} kind={printable(kind)} title={printable(title)} logo={logos[locale]} />
  );
  const response = new ImageResponse(picture, { ...SHARE_SIZE, fonts });
  return new Uint8Array(await response.arrayBuffer());
}
