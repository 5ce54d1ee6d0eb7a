"use client";
// Objects that the author and the proposer have both changed: the author chooses whose values stay.
import { useTranslations } from "next-intl";
import { Segments } from "@/components/ui/segments";
import { groupBy } from "@/lib/base/group-by";
import type { ProposalConflict } from "@/lib/contracts/community-copy";
import styles from "./proposals.module.css";

interface ConflictsProps {
  conflicts: readonly ProposalConflict[];
  /** Ids of the objects whose values stay the author's. */
  keepMine: ReadonlySet<string>;
  onChange: (keepMine: ReadonlySet<string>) => void;
}

export function Conflicts({ conflicts, keepMine, onChange }: ConflictsProps) {
  const t = useTranslations("community.conflicts");
  if (conflicts.length === 0) return null;
  const byRecord = groupBy(conflicts, ({ recordId }) => recordId);
  function choose(recordId: string, isMine: boolean) {
    const next = new Set(keepMine);
    if (isMine) next.add(recordId);
    else next.delete(recordId);
    onChange(next);
  }
  return (
    <section className={styles.conflicts} aria-label={t("title")}>
      <h3>{t("title")}</h3>
      <p>{t("text")}</p>
      <ul>
        {[...byRecord].map(([recordId, fields]) => (
          <li key={recordId}>
            <div>
              {fields.map(({ field, base, mine, theirs }) => (
                <p key={field}>
                  <b>{field}</b>{" "}
                  <small>{t("values", { base: plain(base), mine: plain(mine), theirs: plain(theirs) })}</small>
                </p>
              ))}
            </div>
            <Segments
              label={t("choose")}
              value={keepMine.has(recordId) ? "mine" : "theirs"}
              items={[
                { id: "theirs", label: t("theirs") },
                { id: "mine", label: t("mine") },
              ]}
              onChange={(side) => choose(recordId, side === "mine")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_SHOWN = 60;

/** A value that is written as JSON: texts without their quotes, an absent one as a dash. */
function plain(json: string): string {
  const text = json.replace(/^"(.*)"$/s, "$1");
  if (text === "") return "–";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
