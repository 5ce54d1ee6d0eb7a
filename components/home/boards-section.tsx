// Gallery of sample boards drawn from their files, both sides, with size and licence.
import { useTranslations } from "next-intl";
import { GalleryGrid, GallerySection } from "@/components/home/gallery-section";
import { quoteHref } from "@/components/home/quote-href";
import { GALLERY, type GalleryView } from "@/components/home/sample-boards";
import { Link } from "@/lib/i18n/link";
import styles from "./boards-section.module.css";

export function BoardsSection() {
  const t = useTranslations("home.boards");
  return (
    <GallerySection id="boards" title={t("title")} text={t("text")}>
      <GalleryGrid>
        {GALLERY.map(({ board, side }) => (
          <li key={`${board.id}-${side}`}>
            <BoardFigure board={board} side={side} />
          </li>
        ))}
      </GalleryGrid>
    </GallerySection>
  );
}

function BoardFigure({ board, side }: GalleryView) {
  const t = useTranslations("home.boards");
  return (
    <figure className={styles.board}>
      <div className={`canvas ${styles.picture}`}>
        <img
          src={`/boards/${board.id}-${side}.svg`}
          alt={t(`picture.${side}`, { board: board.title })}
          width={Math.round(board.widthMm * 10)}
          height={Math.round(board.heightMm * 10)}
          loading="lazy"
        />
      </div>
      <figcaption>
        <b>{t("caption", { board: board.title, side: t(side) })}</b>
        <span className="num">
          {board.widthMm.toFixed(1)} × {board.heightMm.toFixed(1)} mm
        </span>
        <Link
          className="link"
          href={quoteHref({ layers: board.layers, widthMm: board.widthMm, heightMm: board.heightMm })}
          aria-label={t("quoteOf", { board: board.title })}
        >
          {t("quote")}
        </Link>
        <small>{t("licence")}</small>
      </figcaption>
    </figure>
  );
}
