// Tools of the site beside a text, and the main one to begin with.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Sheet } from "@/components/ui/sheet";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { Link } from "@/lib/i18n/link";
import styles from "./tool-links.module.css";

const TOOLS = {
  pcb: { href: "/order/manufacturing/pcb", icon: "board" },
  viewer: { href: "/gerber-viewer", icon: "eye" },
  dfm: { href: "/product/free-dfm-check", icon: "target" },
  bom: { href: "/order/bom", icon: "chip" },
  pcba: { href: "/order/manufacturing/pcba", icon: "reel" },
  stencil: { href: "/order/manufacturing/stencil", icon: "stencil" },
  components: { href: "/component", icon: "search" },
  capability: { href: "/pcb-capability", icon: "dimension" },
  editor: { href: "/workbench/my-files", icon: "sheet" },
  importer: { href: "/workbench/import", icon: "upload" },
  simulation: { href: "/online-simulate", icon: "wave" },
  community: { href: "/community", icon: "share" },
} as const satisfies Record<string, { href: string; icon: IconName }>;

export type Tool = keyof typeof TOOLS;

const CHECKS = Object.values(RULE_IDS).flat().length;

/** The tools that go with a column of articles. */
export const COLUMN_TOOLS: Readonly<Record<string, readonly Tool[]>> = {
  "design-guides": ["dfm", "capability", "pcb"],
  "file-guides": ["viewer", "dfm", "pcb"],
  "assembly-guides": ["bom", "pcba", "stencil"],
  "simulation-guides": ["components", "bom", "pcb"],
};

export function ToolLinks({ title, tools }: { title: string; tools: readonly Tool[] }) {
  return (
    <Sheet title={title}>
      <ToolList tools={tools} />
    </Sheet>
  );
}

export function ToolList({ tools }: { tools: readonly Tool[] }) {
  const t = useTranslations("content.tools");
  return (
    <ul className={styles.list}>
      {tools.map((tool) => (
        <li key={tool}>
          <Link href={TOOLS[tool].href}>
            <Icon name={TOOLS[tool].icon} />
            <span>
              {t(tool)}
              <small>{t(`${tool}Text`, { count: CHECKS })}</small>
            </span>
            <Icon name="right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
