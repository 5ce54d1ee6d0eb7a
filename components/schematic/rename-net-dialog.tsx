"use client";
// Another name for a net: here, on its sheet or everywhere, with the places that would change.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog, type ActionDialogProps } from "@/components/schematic/actions/action-dialog";
import { chosenNet } from "@/components/schematic/actions/chosen-net";
import styles from "@/components/schematic/actions/actions.module.css";
import { useEditor, useEditorState } from "@/components/schematic/editor-context";
import { Field } from "@/components/ui/field";
import { Segments } from "@/components/ui/segments";
import {
  netNamed,
  RENAME_SCOPES,
  renamedObjects,
  renameNet,
  type RenameScope,
  type RenameTarget,
  shortName,
} from "@/lib/core/schematic/editor/actions/rename-net";

export function RenameNetDialog({ isOpen, onClose }: ActionDialogProps) {
  const t = useTranslations("schematic.dialogs.renameNet");
  const editor = useEditor();
  useEditorState((state) => state.version);
  const [typed, setTyped] = useState<string | null>(null);
  const [scope, setScope] = useState<RenameScope>("everywhere");
  const target = isOpen ? chosenNet(editor) : null;
  const before = target ? shortName(target.net) : "";
  const name = (typed ?? before).trim();
  const isReady = target !== null && name !== "" && name !== before;
  function close(): void {
    setTyped(null);
    onClose();
  }
  return (
    <ActionDialog
      {...{ isOpen, isReady }}
      onClose={close}
      title={t("title")}
      run={t("run")}
      onRun={() => target && renameNet(editor, target, name, scope)}
    >
      <label>
        <span>{t("name")}</span>
        <Field
          value={typed ?? before}
          placeholder={target?.net.name}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {before !== "" && (
        <div className={styles.choice}>
          <span>{t("scope")}</span>
          <Segments
            label={t("scope")}
            size="field"
            items={RENAME_SCOPES.map((id) => ({ id, label: t(`scopes.${id}`) }))}
            value={scope}
            onChange={setScope}
          />
        </div>
      )}
      {target && <Places target={target} scope={scope} name={name} />}
    </ActionDialog>
  );
}

const MAX_SHOWN = 100;

interface PlacesProps {
  target: RenameTarget;
  scope: RenameScope;
  name: string;
}

function Places({ target, scope, name }: PlacesProps) {
  const t = useTranslations("schematic.dialogs.renameNet");
  const kinds = useTranslations("schematic.properties.kinds");
  const editor = useEditor();
  const before = shortName(target.net);
  if (before === "") return <p>{t("added")}</p>;
  const objects = renamedObjects(editor, target, scope);
  const rest = renamedObjects(editor, target, "everywhere").length - objects.length;
  const other = netNamed(editor, target, name);
  const sheetOf = (id: string): string => {
    const instance = editor.hierarchy.instances.find(({ sheet }) => sheet.id === id);
    return instance?.symbol?.name || instance?.sheet.name || "";
  };
  return (
    <>
      <p role="status">{t("places", { count: objects.length })}</p>
      {rest > 0 && <p className={styles.warning}>{t("parts", { name: before })}</p>}
      {other && <p className={styles.warning}>{t("joins", { net: other.name })}</p>}
      <ul className={styles.places}>
        {objects.slice(0, MAX_SHOWN).map(({ id, kind, sheetId }) => (
          <li key={id}>
            <b>{kinds(kind)}</b>
            <span>{sheetOf(sheetId)}</span>
          </li>
        ))}
      </ul>
      {objects.length > MAX_SHOWN && <p>{t("more", { count: objects.length - MAX_SHOWN })}</p>}
    </>
  );
}
