"use client";
// Inserts images: sends the pictures, then puts them down, and says why one could not be inserted.
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { OpenProject } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { toast } from "@/components/ui/toast";
import { storeProjectImage } from "@/lib/client/project-image";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { placeImage } from "@/lib/core/schematic/editor/actions/place-image";
import type { PlacedImage } from "@/lib/core/schematic/editor/image-stock";
import type { Point } from "@/lib/core/schematic/model/units";

export interface ImageUpload {
  readonly name: string;
  readonly percent: number;
}

export interface InsertImage {
  /** Lets a file be chosen, which follows the pointer once it is stored. */
  readonly choose: () => void;
  /** Puts the pictures down at a point of the sheet that is shown. */
  readonly insert: (files: readonly File[], at: Point) => void;
  /** Null while nothing is sent. */
  readonly upload: ImageUpload | null;
  /** The field by which a file is chosen; it is not seen. */
  readonly field: ReactNode;
}

const ACCEPTED = "image/png,image/jpeg,image/webp,image/gif,image/bmp";
/** Several pictures are put down a little apart. */
const STEP = 2;

/** Null if it was not stored, of which the user has been told. */
type Store = (file: File) => Promise<PlacedImage | null>;

function useStore({ projectId, token }: OpenProject): { store: Store; upload: ImageUpload | null } {
  const t = useTranslations("schematic.messages");
  const [upload, setUpload] = useState<ImageUpload | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);
  const store = useCallback<Store>(
    async (file) => {
      const reasonOf = (error: unknown): string | null => {
        if (!(error instanceof ApiError)) return t("imageFailed");
        if (error.kind === "cancelled" || error.kind === "left") return null;
        if (error.code === "WRONG_FILE_FORMAT") return t("imageWrong", { name: file.name });
        return error.kind === "refused" ? refusalText(error) : t("imageOffline");
      };
      const onPercent = (percent: number) => setUpload({ name: file.name, percent });
      onPercent(0);
      try {
        const { signal } = ending.current ?? new AbortController();
        return await storeProjectImage({ projectId, token, blob: file, name: file.name, signal, onPercent });
      } catch (error) {
        const message = reasonOf(error);
        if (message !== null) toast({ kind: "error", message });
        return null;
      } finally {
        setUpload(null);
      }
    },
    [projectId, token, t],
  );
  return { store, upload };
}

export function useInsertImage(project: OpenProject): InsertImage {
  const t = useTranslations("schematic.commands");
  const { editor } = project;
  const { store, upload } = useStore(project);
  const field = useRef<HTMLInputElement>(null);

  const insert = useCallback(
    (files: readonly File[], at: Point) => {
      if (editor.isReadOnly) return;
      const { sheetId } = editor.view;
      const putDown = async (): Promise<void> => {
        let step = 0;
        for (const file of files) {
          const stored = await store(file);
          const apart = STEP * editor.grid * step;
          if (stored) placeImage(editor, stored, { at: { x: at.x + apart, y: at.y + apart }, sheetId });
          if (stored) step++;
        }
      };
      void putDown();
    },
    [editor, store],
  );
  const place = async (file: File | undefined): Promise<void> => {
    const stored = file && !editor.isReadOnly ? await store(file) : null;
    if (!stored) return;
    editor.use("image", stored);
    focusStage();
  };
  const choose = useCallback(() => field.current?.click(), []);
  return {
    ...{ choose, insert, upload },
    field: (
      <input
        ref={field}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t("image")}
        onChange={({ target }) => {
          void place(target.files?.[0]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    ),
  };
}
