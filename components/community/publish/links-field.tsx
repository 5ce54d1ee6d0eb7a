"use client";
// Addresses on other sites, such as a repository or a video.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import styles from "./publish.module.css";

interface Link {
  title: string;
  url: string;
}

interface LinksFieldProps {
  links: readonly Link[];
  error: string | undefined;
  onChange: (links: Link[]) => void;
}

export function LinksField({ links, error, onChange }: LinksFieldProps) {
  const t = useTranslations("community.publishing");
  const change = (at: number, part: Partial<Link>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  return (
    <fieldset className={styles.links}>
      <legend>{t("links")}</legend>
      {links.map((link, at) => (
        <div key={at} className={styles.link}>
          <Field
            aria-label={t("linkTitle", { number: at + 1 })}
            placeholder={t("linkTitlePlaceholder")}
            maxLength={PUBLICATION_LIMITS.linkTitle}
            value={link.title}
            onChange={({ target }) => change(at, { title: target.value })}
          />
          <Field
            type="url"
            aria-label={t("linkUrl", { number: at + 1 })}
            placeholder="https://"
            maxLength={PUBLICATION_LIMITS.linkUrl}
            value={link.url}
            onChange={({ target }) => change(at, { url: target.value })}
          />
          <Button
            variant="quiet"
            isIconOnly
            aria-label={t("removeLink", { number: at + 1 })}
            title={t("removeLink", { number: at + 1 })}
            onClick={() => onChange(links.filter((_, index) => index !== at))}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {links.length < PUBLICATION_LIMITS.links && (
        <Button size="sm" onClick={() => onChange([...links, { title: "", url: "" }])}>
          <Icon name="plus" size={16} />
          {t("addLink")}
        </Button>
      )}
    </fieldset>
  );
}
