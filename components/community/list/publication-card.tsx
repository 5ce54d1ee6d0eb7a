// Card of a published project: cover, title, author, prices and counts.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { authorHref, publicationHref } from "@/components/sharing/community-path";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { PriceText } from "@/components/ui/price-text";
import type { Money } from "@/lib/base/money";
import { LISTED_QUANTITY, type PublicationCard as Card, type PublicationPrice } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./publication-card.module.css";

type Currency = Money["currency"];

interface PublicationCardProps {
  card: Card;
  currency: Currency;
  /** Target of a link that shows more of the list. */
  id?: string;
  headingLevel?: 2 | 3;
  /** The first cards are seen at once, and the very first is the largest thing that a phone shows. */
  loading?: "first" | "eager" | "lazy";
}

/** 45:30 by the specification. */
const COVER = { width: 450, height: 300 };

export function PublicationCard({ card, currency, id, headingLevel = 2, loading = "lazy" }: PublicationCardProps) {
  const t = useTranslations("community");
  const Heading = `h${headingLevel}` as const;
  const { title, author, authorId, coverUrl, license } = card;
  return (
    <article id={id} className={styles.card}>
      <div className={styles.cover}>
        <img
          className="canvas cover"
          src={coverUrl}
          alt=""
          {...COVER}
          loading={loading === "lazy" ? "lazy" : "eager"}
          fetchPriority={loading === "first" ? "high" : undefined}
          decoding="async"
        />
        <Size card={card} />
        <Contents contents={card.contents} />
      </div>
      <div className={styles.body}>
        <Heading>
          <Link href={publicationHref(card.projectId)}>{title}</Link>
        </Heading>
        <p className={styles.author}>
          <Link href={authorHref(authorId)}>{author || t("card.unnamed")}</Link>
        </p>
        <Prices card={card} currency={currency} />
        {card.tags.length > 0 && (
          <ul className={styles.tags}>
            {card.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        <Count icon="up" text={t("card.likes", { count: card.likeCount })} count={card.likeCount} />
        <Count icon="copy" text={t("card.copies", { count: card.copyCount })} count={card.copyCount} />
        <Count icon="cart" text={t("card.orders", { count: card.orderCount })} count={card.orderCount} />
        <span className={`label ${styles.license}`}>{t(`licenses.${LICENSE_KEYS[license]}.short`)}</span>
      </div>
    </article>
  );
}

function Size({ card: { board, partCount } }: { card: Card }) {
  const t = useTranslations("community.card");
  const { widthMm = null, heightMm = null, layers = null } = board ?? {};
  if (widthMm === null || heightMm === null)
    return partCount === 0 ? null : <span className={`num ${styles.size}`}>{t("parts", { count: partCount })}</span>;
  const [width, height] = [widthMm.toFixed(1), heightMm.toFixed(1)];
  return (
    <span className={`num ${styles.size}`}>
      {layers === null ? t("outline", { width, height }) : t("size", { width, height, layers })}
    </span>
  );
}

const BADGES = [
  ["simulation", "wave"],
  ["board", "cube"],
  ["completeBom", "list"],
] as const satisfies readonly (readonly [Card["contents"][number], IconName])[];

function Contents({ contents }: Pick<Card, "contents">) {
  const t = useTranslations("community.card.has");
  const shown = BADGES.filter(([content]) => contents.includes(content));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(([content, icon]) => (
        <li key={content}>
          <Icon name={icon} size={16} />
          {t(content)}
        </li>
      ))}
    </ul>
  );
}

/** Price of one piece among `quantity`, rounded up to whole millionths. */
const eachOf = (amountMicro: number, quantity: number): number => Math.ceil(amountMicro / quantity);

function Prices({ card: { price, contents }, currency }: { card: Card; currency: Currency }) {
  const t = useTranslations("community.card");
  const unknown = t(contents.includes("board") ? "unpriced" : "noBoard");
  const quantity = price?.quantity ?? LISTED_QUANTITY;
  const each = (amountMicro: number | null | undefined): Money | null =>
    amountMicro === null || amountMicro === undefined ? null : { currency, amountMicro: eachOf(amountMicro, quantity) };
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t("board", { quantity })}</dt>
        <dd>
          <PriceText money={each(price?.boardsMicro)} unknown={unknown} />
        </dd>
      </div>
      <div>
        <dt>{t("assembled", { quantity })}</dt>
        <dd>
          <PriceText money={each(price?.assembledMicro)} unknown={unknown} />
          {price && price.assembledMicro !== null && <Stock price={price} />}
        </dd>
      </div>
    </dl>
  );
}

function Stock({ price: { alternatives, missing } }: { price: PublicationPrice }) {
  const t = useTranslations("community.card");
  if (missing > 0) return <small data-short>{t("missing", { count: missing })}</small>;
  if (alternatives > 0) return <small data-short>{t("alternatives", { count: alternatives })}</small>;
  return <small>{t("inStock")}</small>;
}

function Count({ icon, text, count }: { icon: IconName; text: string; count: number }) {
  return (
    <span className="num" title={text}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
