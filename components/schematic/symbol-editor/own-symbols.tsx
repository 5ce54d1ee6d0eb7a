"use client";
// One's own symbols in the library: placed like the built-in ones, edited, and deleted after asking.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { latePart } from "@/components/schematic/late-part";
import type { EditedSymbol } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { SymbolDrawing } from "@/components/schematic/panels/symbol-picture";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { type OwnSymbol, ownSymbolOptions, useDeleteSymbol } from "@/lib/client/schematic/symbol-library";
import type { PlacedSymbol } from "@/lib/core/schematic/editor/stocks";
import panels from "@/components/schematic/panels/panels.module.css";
import styles from "./symbol-editor.module.css";

const SymbolEditorDialog = latePart(() =>
  import("./symbol-editor-dialog").then(({ SymbolEditorDialog: Dialog }) => Dialog),
);
const NewSymbolDialog = latePart(() => import("./edited-symbols").then(({ NewSymbolDialog: Dialog }) => Dialog));

interface OwnSymbolsProps {
  symbols: readonly OwnSymbol[];
  isReadOnly: boolean;
  onPlace: (placed: PlacedSymbol) => void;
}

export function OwnSymbols({ symbols, isReadOnly, onPlace }: OwnSymbolsProps) {
  const t = useTranslations("schematic.symbolEditor.library");
  const load = useLoadSymbol();
  const [edited, setEdited] = useState<EditedSymbol | null>(null);
  const [deleted, setDeleted] = useState<OwnSymbol | null>(null);
  const removing = useDeleteSymbol();
  return (
    <>
      {symbols.length > 0 && (
        <>
          <h3 className={styles.libraryHeading}>{t("heading")}</h3>
          <ul>
            {symbols.map((own) => (
              <li key={own.id} className={styles.ownRow}>
                <button
                  type="button"
                  className={panels.symbol}
                  onClick={() => void load(own).then((symbol) => symbol && onPlace({ symbol }))}
                >
                  <OwnPicture own={own} />
                  <span>
                    <b>{own.name}</b>
                    <small>{own.description || t("pins", { count: own.pinCount })}</small>
                  </span>
                </button>
                {!isReadOnly && (
                  <span className={styles.ownTools}>
                    <Button
                      variant="quiet"
                      size="sm"
                      isIconOnly
                      aria-label={t("edit", { name: own.name })}
                      title={t("edit", { name: own.name })}
                      onClick={() =>
                        void load(own).then((symbol) => symbol && setEdited({ symbol, ownId: own.id, uses: 0 }))
                      }
                    >
                      <Icon name="edit" size={16} />
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      isIconOnly
                      aria-label={t("delete", { name: own.name })}
                      title={t("delete", { name: own.name })}
                      onClick={() => setDeleted(own)}
                    >
                      <Icon name="trash" size={16} />
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <Suspense fallback={null}>
          <SymbolEditorDialog edited={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        isBusy={removing.isPending}
        title={t("deleteTitle", { name: deleted?.name ?? "" })}
        text={t("deleteText")}
        confirm={t("deleteConfirm")}
        onConfirm={() => deleted && removing.mutate(deleted.id, { onSuccess: () => setDeleted(null) })}
        onClose={() => setDeleted(null)}
      />
    </>
  );
}

function useLoadSymbol() {
  const t = useTranslations("schematic.symbolEditor.library");
  const client = useQueryClient();
  return async (own: OwnSymbol) => {
    try {
      return await client.fetchQuery(ownSymbolOptions(own));
    } catch {
      toast({ kind: "error", message: t("placeFailed", { name: own.name }) });
      return null;
    }
  };
}

function OwnPicture({ own }: { own: OwnSymbol }) {
  const [isNear, setNear] = useState(false);
  const { data } = useQuery({ ...ownSymbolOptions(own), enabled: isNear });
  return <SymbolDrawing symbol={data ?? null} onNear={() => setNear(true)} />;
}

/** Opens the editor with an empty symbol. */
export function NewSymbolButton() {
  const t = useTranslations("schematic.symbolEditor.library");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" isIconOnly aria-label={t("new")} title={t("new")} onClick={() => setOpen(true)}>
        <Icon name="plus" size={16} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewSymbolDialog isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
