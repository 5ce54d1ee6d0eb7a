"use client";
// A room for as long as its place is on the page, and what is known of the board in it.
import { useEffect, useEffectEvent, useState } from "react";
import type { Board3dViewProps } from "@/components/board3d/board3d-props";
import { Room, type RoomNews } from "@/components/board3d/room";
import type { Board3dCode, Board3dModel, ShownParts } from "@/lib/workers/board3d-messages";
import { useBoard3dViewStore } from "@/stores/board3d-view";

export interface KnownRoom {
  room: Room | null;
  model: Board3dModel | null;
  faces: { top: ImageBitmap; bottom: ImageBitmap } | null;
  parts: ShownParts | null;
  /** There is no WebGL. */
  isFlat: boolean;
  isLost: boolean;
  code: Board3dCode | null;
}

const NOTHING: KnownRoom = {
  room: null,
  model: null,
  faces: null,
  parts: null,
  isFlat: false,
  isLost: false,
  code: null,
};

function withNews(known: KnownRoom, news: RoomNews): KnownRoom {
  switch (news.kind) {
    case "open":
      return { ...NOTHING, room: news.room };
    case "board":
      return { ...known, model: news.model, faces: { top: news.top, bottom: news.bottom } };
    case "faces":
      return { ...known, faces: { top: news.top, bottom: news.bottom } };
    case "parts":
      return { ...known, parts: news.parts, code: null };
    case "noWebgl":
      return { ...known, isFlat: true };
    case "lost":
      return { ...known, isLost: news.isLost };
    case "failed":
      return { ...known, code: news.code };
  }
}

type Opened = Pick<Board3dViewProps, "input" | "parts" | "thicknessMm" | "look"> & { isGuessedEdgeFine: boolean };

export function useRoom(host: HTMLElement | null, opened: Opened): KnownRoom {
  const store = useBoard3dViewStore();
  const [known, setKnown] = useState(NOTHING);
  const { room } = known;
  const { input, parts, thicknessMm, isGuessedEdgeFine, look } = opened;
  const { solderMaskColor, silkscreenColor, surfaceFinish } = look;
  const start = useEffectEvent(
    (element: HTMLElement) =>
      new Room({
        ...{ element, store, input, parts, thicknessMm, isGuessedEdgeFine, look },
        tell: (news) => setKnown((before) => withNews(before, news)),
      }),
  );
  useEffect(() => {
    if (!host) return;
    const fresh = start(host);
    return () => fresh.end();
  }, [host, input, thicknessMm, isGuessedEdgeFine]);
  useEffect(() => {
    if (parts) room?.setParts(parts);
  }, [room, parts]);
  useEffect(() => {
    room?.recolor({ solderMaskColor, silkscreenColor, surfaceFinish });
  }, [room, solderMaskColor, silkscreenColor, surfaceFinish]);
  return known;
}
