"use client";
// Cursors and selections of others who look at the same sheet, above the canvas.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDocument, useEditorState, useOpenProject, usePeople } from "@/components/schematic/editor-context";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import type { LivePerson } from "@/lib/client/schematic/live-project";
import { toMm } from "@/lib/core/schematic/model/units";
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
  const group = useRef<SVGGElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const { at } = person;

  useEffect(() => {
    const follow = () => {
      const { a, e, f } = viewport.transform();
      group.current?.setAttribute("transform", `translate(${e} ${f}) scale(${a})`);
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
      <svg className={styles.selections} aria-hidden="true">
        <g ref={group}>
          {person.selection.map((id) => {
            const box = boxes.boxOf(id);
            if (!box) return null;
            const [width, height] = [toMm(box.maxX - box.minX), toMm(box.maxY - box.minY)];
            return (
              <rect
                key={id}
                className={styles.selected}
                {...color}
                data-held={person.isHeld || undefined}
                x={toMm(box.minX)}
                y={toMm(box.minY)}
                width={width}
                height={height}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </g>
      </svg>
      {at && (
        <div ref={cursor} className={styles.cursor} {...color} aria-hidden="true">
          <svg viewBox="0 0 12 16" width="12" height="16">
            <path d="M0 0v13l3.4-3.2L5.8 15l2.4-1.1-2.4-5H11z" />
          </svg>
          <span>{person.name || t("visitor")}</span>
        </div>
      )}
    </>
  );
}
