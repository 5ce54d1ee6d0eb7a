"use client";
// Side panel of the viewer: selected object, holes, search, files.
import { useTranslations } from "next-intl";
import { ComparePanel } from "@/components/gerber/viewer/compare-panel";
import { FilesPanel } from "@/components/gerber/viewer/files-panel";
import { FindPanel } from "@/components/gerber/viewer/find-panel";
import { HolesPanel } from "@/components/gerber/viewer/holes-panel";
import { InspectPanel } from "@/components/gerber/viewer/inspect-panel";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import { Skeleton } from "@/components/ui/skeleton";
import { tabId, tabPanelId, Tabs } from "@/components/ui/tabs";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import type { ViewerPanel } from "@/stores/viewer/board-viewer-state";
import frame from "./panel-frame.module.css";
import styles from "./side-panel.module.css";

const PANELS = ["inspect", "holes", "find", "files", "compare"] as const;
const ICONS: Record<ViewerPanel, IconName> = {
  inspect: "target",
  holes: "drill",
  find: "search",
  files: "gerber",
  compare: "swap",
};

/** On small windows one panel overlays the board; on large ones both are beside it. */
export type OpenSheet = "layers" | "side" | null;

interface SidePanelProps {
  file: ViewerFile;
  onClose: () => void;
}

export function SidePanel({ file, onClose }: SidePanelProps) {
  const t = useTranslations("viewer.panels");
  const panel = useBoardViewer((viewer) => viewer.panel);
  const hasBoard = useBoardViewer((viewer) => viewer.board !== null);
  const set = useBoardViewer((viewer) => viewer.set);
  const items = PANELS.map((id) => ({ id, label: t(id) }));
  return (
    <section className={cx(frame.panel, styles.panel)} data-part="side" aria-label={t("label")}>
      <div className={cx(frame.head, styles.head)}>
        <h2>{t(panel)}</h2>
        <Tabs label={t("label")} items={items} value={panel} onChange={(next) => set({ panel: next })} />
        <button type="button" className={frame.close} aria-label={t("close")} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div
        id={tabPanelId(panel)}
        role="tabpanel"
        aria-labelledby={tabId(panel)}
        className={styles.body}
        tabIndex={0}
        key={panel}
      >
        {hasBoard ? <PanelBody panel={panel} file={file} /> : <Skeleton rows={4} />}
      </div>
    </section>
  );
}

function PanelBody({ panel, file }: { panel: ViewerPanel; file: ViewerFile }) {
  switch (panel) {
    case "inspect":
      return <InspectPanel />;
    case "holes":
      return <HolesPanel />;
    case "find":
      return <FindPanel />;
    case "files":
      return <FilesPanel file={file} />;
    case "compare":
      return <ComparePanel />;
  }
}

/** On small windows: tabs at the bottom, each opening its panel. */
export function PanelTabs({ sheet, onSheet }: { sheet: OpenSheet; onSheet: (sheet: OpenSheet) => void }) {
  const t = useTranslations("viewer.panels");
  const panel = useBoardViewer((viewer) => viewer.panel);
  const set = useBoardViewer((viewer) => viewer.set);
  const isOpen = (id: ViewerPanel) => sheet === "side" && panel === id;
  return (
    <nav className={styles.tabs} aria-label={t("label")}>
      <button
        type="button"
        aria-expanded={sheet === "layers"}
        onClick={() => onSheet(sheet === "layers" ? null : "layers")}
      >
        <Icon name="layers" />
        {t("layers")}
      </button>
      {PANELS.map((id) => (
        <button
          key={id}
          type="button"
          aria-expanded={isOpen(id)}
          onClick={() => {
            onSheet(isOpen(id) ? null : "side");
            set({ panel: id });
          }}
        >
          <Icon name={ICONS[id]} />
          {t(id)}
        </button>
      ))}
    </nav>
  );
}
