"use client";
// Other people who have the drawing open; a click shows their place.
import { useTranslations } from "next-intl";
import { useOpenProject, usePeople } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import type { LivePerson } from "@/lib/client/schematic/live-project";
import styles from "./people.module.css";

export function PeopleBar() {
  const t = useTranslations("schematic.people");
  const people = usePeople();
  const project = useOpenProject();
  return (
    <ul className={styles.people} aria-label={t("label")} hidden={people.length === 0}>
      {people.map((person) => {
        const name = person.name || t(person.isOwner ? "owner" : "visitor");
        return (
          <li key={person.key}>
            <button
              type="button"
              className={styles.person}
              data-color={person.color}
              title={t("show", { name })}
              aria-label={t("show", { name })}
              onClick={() => show(project, person)}
            >
              {initialsOf(name)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function show(project: Parameters<typeof showPlace>[0], { at, path }: LivePerson): void {
  if (at) showPlace(project, at, path);
  else project.editor.openSheet(path);
}

/** "Ada Lovelace" is AL, "板匠" is 板. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== "");
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
