// Files that are attached to a project, as downloads.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { PublicationDetail } from "@/lib/contracts/community";
import { formatBytes } from "@/lib/i18n/format-bytes";
import styles from "./project-page.module.css";

export function AttachmentsSheet({ attachments }: Pick<PublicationDetail, "attachments">) {
  const t = useTranslations("community.project");
  const tag = useLocale();
  return (
    <Sheet title={t("attachments")} note={<span className="num">{attachments.length}</span>}>
      <ul className={styles.files}>
        {attachments.map(({ attachmentId, name, size, url }) => (
          <li key={attachmentId}>
            <Icon name="doc" />
            <span>
              {name}
              <small className="num">{formatBytes(size, tag)}</small>
            </span>
            <a
              className={buttonClass({ variant: "quiet", isIconOnly: true })}
              href={url}
              download={name}
              aria-label={t("download", { name })}
              title={t("download", { name })}
            >
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
