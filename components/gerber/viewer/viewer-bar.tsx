"use client";
// Toolbar of the viewer: display modes on the left, tools and file on the right.
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { Segments } from "@/components/ui/segments";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { COMMANDS, type CommandName } from "@/components/gerber/viewer/commands";
import { useCommands } from "@/components/gerber/viewer/use-commands";
import { useKeyName } from "@/components/gerber/viewer/use-key-name";
import { Button } from "@/components/ui/button";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import { putIncomingFile } from "@/stores/incoming-file";
import tools from "@/components/gerber/preview/tool-group.module.css";
import styles from "./viewer-bar.module.css";

export function ViewerBar() {
  const t = useTranslations("viewer.bar");
  const mode = useBoardViewer((viewer) => viewer.mode);
  const side = useBoardViewer((viewer) => viewer.side);
  const file = useBoardViewer((viewer) => viewer.file?.name ?? "");
  const set = useBoardViewer((viewer) => viewer.set);
  const flip = useBoardViewer((viewer) => viewer.flip);
  const is3d = useBoardViewer((viewer) => viewer.is3d);
  const modes = (["board", "layers", "space"] as const).map((id) => ({ id, label: t(`modes.${id}`) }));
  const sides = (["top", "bottom"] as const).map((id) => ({ id, label: t(`sides.${id}`) }));
  return (
    <div className={styles.bar} data-short={is3d || undefined} role="group" aria-label={t("label")}>
      <div className={styles.ways}>
        <Segments
          label={t("mode")}
          items={modes}
          value={is3d ? "space" : mode}
          onChange={(next) => set(next === "space" ? { is3d: true } : { mode: next, is3d: false })}
        />
        {!is3d && <Segments label={t("side")} items={sides} value={side} onChange={flip} />}
      </div>
      {!is3d && <DrawingTools />}
      <span className={styles.file} title={file}>
        {file}
      </span>
      <CheckLink />
      <div className={cx(tools.group, styles.group)}>
        <CommandButton name="open" icon="upload" />
        {!is3d && (
          <>
            <CommandButton name="save" icon="download" />
            <CommandButton name="print" icon="doc" />
            <span className={styles.keys}>
              <CommandButton name="keys" />
            </span>
          </>
        )}
      </div>
    </div>
  );
}

/** Tools of the 2D view; the 3D view has its own. */
function DrawingTools() {
  const tool = useBoardViewer((viewer) => viewer.tool);
  return (
    <>
      <div className={cx(tools.group, styles.group)}>
        <CommandButton name="zoomOut" icon="minus" />
        <CommandButton name="zoomIn" icon="plus" />
        <CommandButton name="fit" icon="fit" />
        <CommandButton name="turn" icon="turn" />
      </div>
      <div className={cx(tools.group, styles.group)}>
        <CommandButton name="select" icon="target" isPressed={tool === "select"} />
        <CommandButton name="measure" icon="measure" isPressed={tool === "measure"} />
      </div>
    </>
  );
}

interface CommandButtonProps {
  name: CommandName;
  icon?: IconName;
  isPressed?: boolean;
}

function CommandButton({ name, icon, isPressed }: CommandButtonProps) {
  const t = useTranslations("viewer.commands");
  const { perform } = useCommands();
  const keyName = useKeyName();
  const key = keyName(COMMANDS[name].keys[0]);
  return (
    <button
      type="button"
      aria-label={t(name)}
      aria-keyshortcuts={COMMANDS[name].keys[0]}
      aria-pressed={isPressed}
      title={`${t(name)} (${key})`}
      onClick={() => perform(name)}
    >
      {icon ? <Icon name={icon} size={16} /> : key}
    </button>
  );
}

/** Link to the DFM check of the same board: by project id, or with the local file. */
function CheckLink() {
  const t = useTranslations("finding.facts");
  const { prefix } = useMarket();
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  const file = useBoardViewer((viewer) => viewer.file);
  async function go() {
    // If the browser cannot store the file, the next page asks for it.
    if (file && projectId === null) await putIncomingFile(file).catch(() => undefined);
    const query = projectId === null ? "" : `?id=${encodeURIComponent(projectId)}`;
    // A location change instead of a link, so that the session keys stay.
    location.assign(withPrefix(`/order/dfm${query}`, prefix));
  }
  return (
    <Button size="sm" className={styles.check} aria-label={t("link")} title={t("link")} onClick={() => void go()}>
      <Icon name="check" size={16} />
      <span>{t("link")}</span>
    </Button>
  );
}
