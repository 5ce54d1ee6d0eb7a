"use client";
// Hits by sheet; in replacement each with its text before and after.
import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { useDocument } from "@/components/schematic/editor-context";
import { MAX_LISTED, useFind } from "@/components/schematic/panels/find/find-state";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { type FindHit, hitKey } from "@/lib/core/schematic/edit/find";
import type { Replacement } from "@/lib/core/schematic/edit/replace";
import styles from "./find.module.css";

interface FindHitsProps {
  /** In the order of the hits; null without replacement. */
  plan: readonly Replacement[] | null;
  /** Keys of hits that are left out. */
  left: ReadonlySet<string>;
  onToggle: (hit: FindHit) => void;
}

export function FindHits({ plan, left, onToggle }: FindHitsProps) {
  const t = useTranslations("schematic.find");
  const { query, hits, chosen, choose } = useFind();
  const names = useDocument(sheetNames);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  if (query.text !== "" && hits.length === 0) return <p className={styles.none}>{t("none", { text: query.text })}</p>;
  return (
    <>
      <ol ref={list} className={styles.hits}>
        {hits.slice(0, MAX_LISTED).map((hit, at) => {
          const isFirst = hits[at - 1]?.path !== hit.path;
          const replacement = plan?.[at];
          return (
            <Fragment key={hitKey(hit)}>
              {isFirst && <li className={styles.sheet}>{names.get(hit.path) ?? ""}</li>}
              <li className={styles.hit}>
                {replacement && (
                  <input
                    type="checkbox"
                    aria-label={t("change", { text: hit.text })}
                    checked={replacement.problem === null && !left.has(hitKey(hit))}
                    disabled={replacement.problem !== null}
                    onChange={() => onToggle(hit)}
                  />
                )}
                <button type="button" aria-current={at === chosen || undefined} onClick={() => choose(at)}>
                  <HitText hit={hit} />
                  {replacement && <After replacement={replacement} />}
                </button>
              </li>
            </Fragment>
          );
        })}
      </ol>
      {hits.length > MAX_LISTED && <p className={styles.none}>{t("more", { count: hits.length - MAX_LISTED })}</p>}
    </>
  );
}

function sheetNames({ hierarchy }: SchematicEditor): ReadonlyMap<string, string> {
  return new Map(hierarchy.instances.map(({ path, sheet, symbol }) => [path, symbol?.name || sheet.name]));
}

function HitText({ hit }: { hit: FindHit }) {
  const t = useTranslations("schematic.find");
  const { object, path, place, kind, text, ranges } = hit;
  const owner = object.kind === "component" && place.in !== "designator" ? object.designators[path] : undefined;
  const what = place.in === "field" && kind === "field" ? place.name : t(`kinds.${kind}`);
  return (
    <span className={styles.line}>
      <span className={styles.text}>
        {ranges.map(([from, to], at) => (
          <Fragment key={from}>
            {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
            <mark>{text.slice(from, to)}</mark>
          </Fragment>
        ))}
        {text.slice(ranges.at(-1)?.[1] ?? 0)}
      </span>
      <small>
        {owner} {what}
      </small>
    </span>
  );
}

function After({ replacement: { after, problem } }: { replacement: Replacement }) {
  const t = useTranslations("schematic.find");
  return (
    <span className={styles.line} data-problem={problem !== null || undefined}>
      <span aria-hidden="true">→</span>
      {problem === null ? (
        <b className={styles.text}>{after === "" ? t("empty") : after}</b>
      ) : (
        <span className={styles.problem}>
          {problem === "locked" && <Icon name="lock" size={16} />}
          {t(`problems.${problem}`)}
        </span>
      )}
    </span>
  );
}
