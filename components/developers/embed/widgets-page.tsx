// Widgets for other sites: the quote form and the viewer of a project, with their snippets and attributes.
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { hasText } from "@/lib/base/has-text";
import { linkPrefix } from "@/lib/core/market/area";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { valueText } from "@/lib/core/pcb/option-texts";
import { type ListedOption, type OptionValue, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { PAGES } from "@/lib/i18n/pages";
import { useMarket } from "@/lib/i18n/use-market";
import { CodeBlock } from "../code-block";
import { DeveloperFrame } from "../developer-frame";
import { type ConfiguratorWords, QuoteConfigurator } from "./quote-configurator";
import { widgetSnippet } from "./widget-snippet";

interface WidgetsPageProps {
  /** Public address of the site, without a slash at the end. */
  origin: string;
}

const SECTIONS = ["quote", "project", "attributes", "later", "privacy"] as const;

const ATTRIBUTES = [
  { name: "data-boardwright", key: "kind", values: "quote, project" },
  { name: "data-lang", key: "lang", values: "en, zh" },
  { name: "data-title", key: "title", values: null },
  { name: "data-layers", key: "layers", values: PCB_OPTIONS.layers.join(", ") },
  { name: "data-width, data-height", key: "size", values: "mm" },
  { name: "data-quantity", key: "quantity", values: `${QUANTITY_STEPS[0]} … ${QUANTITY_STEPS.at(-1)}` },
  { name: "data-finish", key: "finish", values: PCB_OPTIONS.surfaceFinish.join(", ") },
  { name: "data-mask", key: "mask", values: PCB_OPTIONS.solderMaskColor.join(", ") },
  { name: "data-theme", key: "theme", values: "auto, light, dark" },
  { name: "data-project", key: "project", values: null },
  { name: "data-view", key: "view", values: "board, schematic, 3d" },
  { name: "data-height", key: "projectHeight", values: "px" },
] as const;

export function WidgetsPage({ origin }: WidgetsPageProps) {
  const t = useTranslations("developers");
  const words = useTranslations("developers.widgets");
  return (
    <DeveloperFrame
      title={words("title")}
      lead={words("lead")}
      link={{ href: PAGES.developers, label: t("title") }}
      contents={SECTIONS.map((section) => ({ id: section, label: words(`${section}.title`) }))}
    >
      <section id="quote">
        <h2>{words("quote.title")}</h2>
        <p>{words("quote.text")}</p>
        <Configurator origin={origin} />
      </section>
      <section id="project">
        <h2>{words("project.title")}</h2>
        <p>{words("project.text")}</p>
        <CodeBlock
          label={words("project.snippet")}
          code={widgetSnippet(origin, "project", { project: "PROJECT_ID", view: "board" })}
        />
      </section>
      <section id="attributes">
        <h2>{words("attributes.title")}</h2>
        <p>{words("attributes.text")}</p>
        <Table
          caption={words("attributes.title")}
          rows={ATTRIBUTES}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", head: words("attributes.name"), cell: ({ name }) => <code>{name}</code>, isWhole: true },
            { key: "sets", head: words("attributes.sets"), cell: ({ key }) => words(`attributes.of.${key}`) },
            {
              key: "values",
              head: words("attributes.values"),
              cell: ({ values }) => values ?? words("attributes.any"),
            },
          ]}
        />
      </section>
      <section id="later">
        <h2>{words("later.title")}</h2>
        <p>{words("later.text")}</p>
        <CodeBlock label={words("later.title")} code="BoardwrightEmbed.scan();" />
        <p>{words("later.height")}</p>
        <CodeBlock label={words("later.message")} code={`{ "type": "boardwright:height", "height": 512 }`} />
      </section>
      <section id="privacy">
        <h2>{words("privacy.title")}</h2>
        <p>{words("privacy.text")}</p>
        <CodeBlock
          label={words("privacy.policy")}
          code={`Content-Security-Policy: script-src 'self' ${origin}; frame-src ${origin}`}
        />
      </section>
    </DeveloperFrame>
  );
}

function Configurator({ origin }: WidgetsPageProps) {
  const t = useTranslations("developers");
  const words = useTranslations("developers.widgets");
  const options = useTranslations("pcb.options");
  const values = useTranslations("pcb.values");
  const { area } = useMarket();
  const labelOf = (option: ListedOption, value: OptionValue): string => {
    const { key, args, plain } = valueText(option, value);
    return key !== null && hasText(values, key) ? values(key, args) : plain;
  };
  const listed = (option: "surfaceFinish" | "solderMaskColor") => [
    { value: "", label: words("cheapest") },
    ...PCB_OPTIONS[option].map((value) => ({ value, label: labelOf(option, value) })),
  ];
  // Public pages send no messages to the browser.
  const given: ConfiguratorWords = {
    copy: t("copy"),
    copied: t("copied"),
    legend: words("quote.title"),
    language: words("language"),
    siteLanguage: words("siteLanguage"),
    layers: options("layers"),
    width: options("widthMm"),
    height: options("heightMm"),
    quantity: options("quantity"),
    finish: options("surfaceFinish"),
    mask: options("solderMaskColor"),
    theme: words("theme"),
    snippet: words("snippet"),
    preview: words("preview"),
  };
  return (
    <QuoteConfigurator
      words={given}
      origin={origin}
      prefixes={{ "": "", en: linkPrefix(area, "en"), zh: linkPrefix(area, "zh") }}
      choices={{
        layers: PCB_OPTIONS.layers.map((layers) => ({ value: String(layers), label: String(layers) })),
        quantity: QUANTITY_STEPS.map((quantity) => ({ value: String(quantity), label: String(quantity) })),
        finish: listed("surfaceFinish"),
        mask: listed("solderMaskColor"),
        theme: (["auto", "light", "dark"] as const).map((value) => ({ value, label: words(`themes.${value}`) })),
      }}
    />
  );
}
