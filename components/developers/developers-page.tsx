// The page for developers: keys, scopes, errors, limits, examples, the MCP server, and every endpoint of a key.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Table } from "@/components/ui/table";
import { API_KEY_CALLS_PER_MINUTE, API_SCOPES, type ApiScope } from "@/lib/contracts/api-key";
import type { ApiOperation } from "@/lib/contracts/api-reference";
import { API_VERSION } from "@/lib/contracts/api-version";
import { ERRORS, type ErrorCode } from "@/lib/contracts/errors";
import { DELIVERY_DAYS, FAILING_DAYS, WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { Link } from "@/lib/i18n/link";
import { PAGES } from "@/lib/i18n/pages";
import { agentSettings } from "./agents";
import { CodeBlock } from "./code-block";
import { commandLines, workflowStep } from "./command-line";
import { DeveloperFrame } from "./developer-frame";
import styles from "./developers.module.css";
import { curlOf, ENVELOPE, EXAMPLES, REFUSAL } from "./examples";
import { NODE_VERIFIER, PYTHON_VERIFIER, WEBHOOK_REQUEST } from "./webhook-examples";

interface DevelopersPageProps {
  operations: readonly ApiOperation[];
  /** Public address of the site, without a slash at the end. */
  origin: string;
}

const SECTIONS = [
  "start",
  "scopes",
  "answers",
  "errors",
  "repeat",
  "limits",
  "versions",
  "sandbox",
  "webhooks",
  "examples",
  "mcp",
  "commandLine",
  "kicad",
  "embed",
  "reference",
] as const;
type Section = (typeof SECTIONS)[number];

const SCOPE_KEYS = {
  quote: "quote",
  files: "files",
  "orders:read": "ordersRead",
  "orders:write": "ordersWrite",
  projects: "projects",
  webhooks: "webhooks",
} as const satisfies Record<ApiScope, string>;

const CODES = [
  { code: "API_KEY_INVALID", key: "keyInvalid" },
  { code: "SCOPE_MISSING", key: "scopeMissing" },
  { code: "INVALID_INPUT", key: "invalidInput" },
  { code: "NOT_FOUND", key: "notFound" },
  { code: "SPENDING_LIMIT", key: "spendingLimit" },
  { code: "TOO_MANY_REQUESTS", key: "tooMany" },
  { code: "OPERATION_FAILED", key: "failed" },
] as const satisfies readonly { code: ErrorCode; key: string }[];

export function DevelopersPage({ operations, origin }: DevelopersPageProps) {
  const t = useTranslations("developers");
  return (
    <DeveloperFrame
      title={t("title")}
      lead={t("lead")}
      link={{ href: "/my-center/api-keys", label: t("keys") }}
      contents={SECTIONS.map((section) => ({ id: section, label: t(`${section}.title`) }))}
    >
      <Start origin={origin} />
      <Scopes operations={operations} />
      <Answers />
      <Errors />
      <Part section="repeat" />
      <Part section="limits" values={{ calls: API_KEY_CALLS_PER_MINUTE }} />
      <Part section="versions" values={{ version: API_VERSION }} />
      <Part section="sandbox" />
      <Webhooks />
      <Examples origin={origin} />
      <Agents origin={origin} />
      <CommandLine origin={origin} />
      <KicadPlugin origin={origin} />
      <Widgets />
      <Reference operations={operations} />
    </DeveloperFrame>
  );
}

interface PartProps {
  section: Exclude<Section, "start" | "examples" | "webhooks">;
  values?: Record<string, number | string>;
  children?: ReactNode;
}

function Part({ section, values, children }: PartProps) {
  const t = useTranslations("developers");
  return (
    <section id={section}>
      <h2>{t(`${section}.title`)}</h2>
      <p>{t(`${section}.text`, { calls: 0, version: "", ...values })}</p>
      {children}
    </section>
  );
}

function Start({ origin }: { origin: string }) {
  const t = useTranslations("developers.start");
  const keys = (words: ReactNode) => (
    <Link className="link" href="/my-center/api-keys">
      {words}
    </Link>
  );
  return (
    <section id="start">
      <h2>{t("title")}</h2>
      <p>{t.rich("text", { keys })}</p>
      <CodeBlock label={t("title")} code={`Authorization: Bearer bw_…\n${origin}/api/…`} />
    </section>
  );
}

function Scopes({ operations }: Pick<DevelopersPageProps, "operations">) {
  const t = useTranslations("developers.scopes");
  return (
    <Part section="scopes">
      <Table
        caption={t("title")}
        rows={API_SCOPES}
        rowKey={(scope) => scope}
        columns={[
          { key: "scope", head: t("scope"), cell: (scope) => <code>{scope}</code>, isWhole: true },
          { key: "allows", head: t("allows"), cell: (scope) => t(SCOPE_KEYS[scope]) },
          {
            ...{ key: "endpoints", head: t("endpoints"), isNumeric: true },
            cell: (scope) => operations.filter((operation) => operation.scope === scope).length,
          },
        ]}
      />
    </Part>
  );
}

function Answers() {
  const t = useTranslations("developers.answers");
  return (
    <Part section="answers">
      <CodeBlock label={t("title")} code={ENVELOPE} />
      <p>{t("languages")}</p>
    </Part>
  );
}

function Errors() {
  const t = useTranslations("developers.errors");
  return (
    <Part section="errors">
      <CodeBlock label={t("title")} code={REFUSAL} />
      <Table
        caption={t("title")}
        rows={CODES}
        rowKey={({ code }) => code}
        columns={[
          { key: "code", head: t("code"), cell: ({ code }) => <code>{code}</code> },
          { key: "status", head: t("status"), cell: ({ code }) => ERRORS[code], isNumeric: true },
          { key: "meaning", head: t("meaning"), cell: ({ key }) => t(key) },
        ]}
      />
    </Part>
  );
}

function Examples({ origin }: { origin: string }) {
  const t = useTranslations("developers.examples");
  return (
    <section id="examples">
      <h2>{t("title")}</h2>
      {EXAMPLES.map((example) => (
        <CodeBlock key={example.key} label={t(example.key)} code={curlOf(example, origin)} />
      ))}
    </section>
  );
}

function Agents({ origin }: { origin: string }) {
  const t = useTranslations("developers.mcp");
  const address = `${origin}/mcp`;
  return (
    <Part section="mcp">
      <p>
        <strong>{t("address", { address })}</strong>
      </p>
      {agentSettings(address).map(({ key, text }) => (
        <CodeBlock key={key} label={t(key)} code={text} />
      ))}
    </Part>
  );
}

function CommandLine({ origin }: { origin: string }) {
  const t = useTranslations("developers.commandLine");
  return (
    <Part section="commandLine">
      <CodeBlock label={t("commands")} code={commandLines(origin)} />
      <CodeBlock label={t("workflow")} code={workflowStep(origin)} />
    </Part>
  );
}

function KicadPlugin({ origin }: { origin: string }) {
  const t = useTranslations("developers.kicad");
  return (
    <Part section="kicad">
      <CodeBlock label={t("repository")} code={`${origin}/api/kicad/repository.json`} />
      <p>
        <a className="link" href="/api/kicad/boardwright-kicad.zip">
          {t("download")}
        </a>
      </p>
    </Part>
  );
}

function Widgets() {
  const t = useTranslations("developers.embed");
  return (
    <Part section="embed">
      <p>
        <Link className="link" href={PAGES.widgets}>
          {t("open")}
        </Link>
      </p>
    </Part>
  );
}

function Webhooks() {
  const t = useTranslations("developers.webhooks");
  const settings = (words: ReactNode) => (
    <Link className="link" href="/my-center/webhooks">
      {words}
    </Link>
  );
  return (
    <section id="webhooks">
      <h2>{t("title")}</h2>
      <p>{t.rich("text", { settings, days: DELIVERY_DAYS })}</p>
      <ul className={styles.events}>
        {WEBHOOK_EVENTS.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      <CodeBlock label={t("request")} code={WEBHOOK_REQUEST} />
      <p>{t("signature")}</p>
      <CodeBlock label="Node.js" code={NODE_VERIFIER} />
      <CodeBlock label="Python" code={PYTHON_VERIFIER} />
      <p>{t("delivery", { failing: FAILING_DAYS })}</p>
    </section>
  );
}

function Reference({ operations }: Pick<DevelopersPageProps, "operations">) {
  const t = useTranslations("developers.reference");
  return (
    <Part section="reference">
      <p>
        <Link className="link" href={PAGES.apiReference}>
          {t("open", { count: operations.length })}
        </Link>
      </p>
    </Part>
  );
}
