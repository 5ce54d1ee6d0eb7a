"use client";
// Cursors and selections of others who look at the same sheet, above the canvas.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDocument, useEditorState, useOpenProject, usePeople } from "@/components/schematic/editor-context";
import { rectangleOf, SheetOverlay } from "@/components/schematic/stage/sheet-overlay";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import type { LivePerson } from "@/lib/client/schematic/live-project";
import styles from "./people.module.css";

export function PeopleOnSheet() {
  const path = useEditorState((state) => state.path);
  const here = usePeople().filter((person) => person.path === path);
  return here.map((person) => <PersonOnSheet key={person.key} person={person} />);
}

/** Follows the camera without a render. */
function PersonOnSheet({ person }: { person: LivePerson }) {
  const t = useTranslations("schematic.people");
  const { viewport } = useOpenProject();
  const boxes = useDocument((editor) => editor.view.index);
  const cursor = useRef<HTMLDivElement>(null);
  const { at } = person;

  useEffect(() => {
    const follow = () => {
      if (!cursor.current || !at) return;
      const [x, y] = viewport.worldToScreen(toWorld(at));
      cursor.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    follow();
    return viewport.watch(follow);
  }, [viewport, at]);

  const color = { "data-color": person.color };
  return (
    <>
      <SheetOverlay>
        {person.selection.map((id) => {
          const box = boxes.boxOf(id);
          if (!box) return null;
          const isHeld = person.isHeld || undefined;
          return <rect key={id} className={styles.selected} {...color} data-held={isHeld} {...rectangleOf(box)} />;
        })}
      </SheetOverlay>
      {at && (
        <div ref={cursor} className={styles.cursor} {...color} aria-hidden="true">
          <svg viewBox="0 0 12 16" width="12" height="16">
            <path d="M0 0v13l3.4-3.2L5.8 15l2.4-1.1-2.4-5H11z" />
          </svg>
          <span>{person.name || t(person.isOwner ? "owner" : "visitor")}</span>
        </div>
      )}
    </>
  );
}
