// Answers and conversations as Markdown, for the clipboard and for files.

import type { useTranslations } from "next-intl";
import type { ShownTurn } from "@/components/chat/state/conversation-tree";
import type { Currency } from "@/lib/base/money";
import type { Answer, AnswerBlock, PriceBlock } from "@/lib/core/assistant/answer";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

export interface TextWords {
  readonly t: ReturnType<typeof useTranslations<"chat">>;
  /** Tag of the market. */
  readonly tag: string;
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join("\n");
const amount = (amountMicro: number, currency: Currency, tag: string): string =>
  formatMoney({ currency, amountMicro }, tag);

/** A vertical bar would end its cell. */
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function pricesAsText({ title, currency, columns, rows, validUntil }: PriceBlock, { t, tag }: TextWords): string {
  const lines = rows.map(({ label, amounts, note }) =>
    row([
      note === null ? label : `${label} (${note})`,
      ...amounts.map((each) => (each === null ? t("blocks.notOffered") : amount(each, currency, tag))),
    ]),
  );
  const table = [row([t("blocks.variant"), ...columns]), row(["---", ...columns.map(() => "---")]), ...lines].join(
    "\n",
  );
  const validity = validUntil === null ? [] : [t("blocks.validUntil", { date: formatDate(validUntil, tag) })];
  return [`**${title}**`, table, ...validity].join("\n\n");
}

function blockAsText(block: AnswerBlock, words: TextWords): string {
  const { t, tag } = words;
  switch (block.kind) {
    case "text":
      return block.markdown;
    case "prices":
      return pricesAsText(block, words);
    case "board":
      return `**${block.title}**`;
    case "finding":
      return joined(`**${t(`blocks.${block.severity}`)}: ${block.title}**`, block.text);
    case "parts":
      return block.parts
        .map(({ mpn, manufacturer, unitMicro, quantity, currency }) => {
          const price = unitMicro === null ? t("blocks.noPrice") : amount(unitMicro, currency, tag);
          return `- ${mpn}, ${manufacturer}: ${unitMicro === null ? price : t("blocks.unitPrice", { price, quantity })}`;
        })
        .join("\n");
    case "order":
      return joined(
        `**${t("blocks.order", { number: block.orderNumber })}**`,
        block.title,
        block.shipDate && t("blocks.ships", { date: formatDate(block.shipDate, tag) }),
      );
    case "waveform":
      return `**${block.title}**`;
    case "projects":
      return block.projects
        .map(({ title, author, license }) => `- ${title}, ${t("blocks.by", { author, license })}`)
        .join("\n");
    case "act":
      return joined(`**${block.title}**`, block.text);
    case "handOver":
      return block.text;
  }
}

/** With its sources below. */
export function answerAsText({ blocks, sources }: Pick<Answer, "blocks" | "sources">, words: TextWords): string {
  const listed = sources.map(({ number, title }) => `[${number}] ${title}`);
  const texts = blocks.map((block) => blockAsText(block, words));
  return [...texts, ...(listed.length > 0 ? [joined(words.t("sources.title"), ...listed)] : [])].join("\n\n");
}

/** An answer as it is copied: the label that it is the AI's stays with it. */
export const labeledAnswer = (answer: Pick<Answer, "blocks" | "sources">, words: TextWords): string =>
  `${words.t("label.copy")}\n\n${answerAsText(answer, words)}\n`;

/** The shown branch as a Markdown document. */
export function conversationAsText(title: string, shown: readonly ShownTurn[], words: TextWords, now: string): string {
  const { t, tag } = words;
  const turns = shown.map(({ turn }) =>
    [`## ${t("export.question")}`, turn.question, `### ${t("label.copy")}`, answerAsText(turn.answer, words)].join(
      "\n\n",
    ),
  );
  return `${[`# ${title}`, ...turns, t("export.exported", { date: formatDate(now, tag) })].join("\n\n")}\n`;
}
