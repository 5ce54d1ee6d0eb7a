"use client";
// Saving a symbol: into the drawing, where its components follow, and into one's own library.
import { useTranslations } from "next-intl";
import { useEditor } from "@/components/schematic/editor-context";
import {
  type EditedSymbol,
  useSymbolEditor,
  useSymbolState,
} from "@/components/schematic/symbol-editor/symbol-editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/transport/api-error";
import { useSaveSymbol } from "@/lib/client/schematic/symbol-library";
import { shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { isFromLibrary, ownRevision, saveToDrawing } from "@/lib/core/schematic/symbol-editor/save-symbol";
import { useSession } from "@/stores/account/session";
import styles from "./symbol-editor.module.css";

const KNOWN_FAILURES = ["NAME_EXISTS", "TOO_MANY_RECORDS", "STALE_VERSION"] as const;

export function SaveBar({ edited, onClose }: { edited: EditedSymbol; onClose: () => void }) {
  const t = useTranslations("schematic.symbolEditor.save");
  const drawing = useEditor();
  const editor = useSymbolEditor();
  const symbol = useSymbolState((state) => state.symbol);
  const isSignedIn = useSession((state) => state.token !== null);
  const saving = useSaveSymbol();
  const isNamed = shortName(symbol).trim() !== "";

  function saveHere(): void {
    const saved = saveToDrawing(drawing, edited.symbol, editor.state.symbol);
    onClose();
    // A symbol that nothing uses yet is placed next.
    if (edited.uses === 0) drawing.use("symbol", { symbol: saved });
    focusStage();
  }
  function saveOwn(): void {
    saving.mutate(
      {
        id: edited.ownId,
        revision: ownRevision(edited.symbol.id) ?? undefined,
        symbol: editor.state.symbol,
      },
      {
        onSuccess: ({ name }) => {
          toast({ kind: "success", message: t("kept", { name }) });
          if (edited.ownId !== null) onClose();
        },
        onError: (error) => {
          const code = error instanceof ApiError ? error.code : "";
          const known = KNOWN_FAILURES.find((each) => each === code) ?? "other";
          toast({ kind: "error", message: t(`failures.${known}`, { name: shortName(symbol) }) });
        },
      },
    );
  }
  const words =
    edited.uses > 0
      ? t(isFromLibrary(edited.symbol) ? "copyNote" : "usesNote", { count: edited.uses })
      : isNamed
        ? ""
        : t("needsName");
  return (
    <>
      <p className={styles.saveNote}>{words}</p>
      {isSignedIn && (
        <Button isBusy={saving.isPending} disabled={!isNamed} onClick={saveOwn}>
          {t(edited.ownId === null ? "own" : "ownAgain")}
        </Button>
      )}
      <Button variant="primary" disabled={!isNamed || drawing.isReadOnly} onClick={saveHere}>
        {t(edited.uses > 0 ? "here" : "herePlace")}
      </Button>
    </>
  );
}
