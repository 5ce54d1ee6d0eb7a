"use client";
// Cursors and selections of others who look at the same sheet, above the canvas.
import { useTranslations } from "next-intl";
import { useDocument, useEditorState, usePeople } from "@/components/schematic/editor-context";
import { Pinned } from "@/components/schematic/stage/pinned";
import { rectangleOf, SheetOverlay } from "@/components/schematic/stage/sheet-overlay";
import type { LivePerson } from "@/lib/client/schematic/live-project";
import styles from "./people.module.css";

export function PeopleOnSheet() {
  const path = useEditorState((state) => state.path);
  const here = usePeople().filter((person) => person.path === path);
  return here.map((person) => <PersonOnSheet key={person.key} person={person} />);
}

function PersonOnSheet({ person }: { person: LivePerson }) {
  const t = useTranslations("schematic.people");
  const boxes = useDocument((editor) => editor.view.index);
  const { at, isHeld, selection } = person;
  const color = { "data-color": person.color };
  return (
    <>
      <SheetOverlay>
        {selection.map((id) => {
          const box = boxes.boxOf(id);
          if (!box) return null;
          const held = isHeld || undefined;
          return <rect key={id} className={styles.selected} {...color} data-held={held} {...rectangleOf(box)} />;
        })}
      </SheetOverlay>
      {at && (
        <Pinned at={at} className={styles.cursor} {...color} aria-hidden="true">
          <svg viewBox="0 0 12 16" width="12" height="16">
            <path d="M0 0v13l3.4-3.2L5.8 15l2.4-1.1-2.4-5H11z" />
          </svg>
          <span>{person.name || t(person.isOwner ? "owner" : "visitor")}</span>
        </Pinned>
      )}
    </>
  );
}
