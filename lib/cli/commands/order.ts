// `boardwright order prepare`: a board put into the cart, and the page on which a person orders it. Nothing is bought.

import { parseMicro, toDecimal } from "@/lib/base/money";
import { askedOptions, BOARD_FLAGS, namedBoard } from "@/lib/cli/board";
import type { Command, CommandContext } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { CliFailure, usage } from "@/lib/cli/failure";
import { similarWord } from "@/lib/cli/input/similar-word";
import { boardTitle, priceLines } from "@/lib/cli/output/price-lines";
import { priceBoard } from "@/lib/cli/price-board";
import { boardView } from "@/lib/cli/views/board-view";
import { checkoutLink } from "@/lib/cli/views/page-links";
import { priceView } from "@/lib/cli/views/price-view";
import { addToCart, openCheckout } from "@/lib/contracts/cart";

const MAX_KEY = 100;
const MAX_REFERENCE = 20;

function mostMicro(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text)) throw usage("amountFormat", { value: text });
  return parseMicro(text);
}

function keyFor({ args, io }: CommandContext): string {
  const key = args.text("idempotency-key") ?? io.randomId();
  if (key.length > MAX_KEY || !/^[\x21-\x7e]+$/.test(key)) throw usage("idempotencyKeyFormat", { most: MAX_KEY });
  return key;
}

function referenceOf({ args }: CommandContext): string {
  const reference = args.text("reference") ?? "";
  if ([...reference].length > MAX_REFERENCE) throw usage("referenceFormat", { most: MAX_REFERENCE });
  return reference;
}

async function prepare(context: CommandContext) {
  const { words, style } = context;
  const asked = askedOptions(context);
  const most = mostMicro(context.args.text("max-total"));
  const [idempotencyKey, partNo] = [keyFor(context), referenceOf(context)];
  const client = await context.connect();
  if (!client.hasKey) throw new CliFailure(EXIT.auth, "keyMissing");
  const board = await namedBoard(context, client);
  const quote = await priceBoard(board, asked, client, context);
  const price = priceView(quote);
  const data = { board: board && boardView(board), specification: quote.specification, price };
  const title = style.strong(boardTitle(quote.specification, words));
  if (!price.isPriced)
    return { exit: EXIT.refused, data: { ...data, checkoutUrl: null }, lines: [title, ...priceLines(quote, context)] };
  const { currency, total } = quote;
  if (most !== null && total.amountMicro > most)
    throw new CliFailure(EXIT.refused, "aboveMaxTotal", {
      total: words.money(total),
      most: words.money({ currency, amountMicro: most }),
    });
  const { specification, bookVersion } = quote;
  const item = { itemType: "Custom" as const, specification, projectId: board?.projectId, partNo, bookVersion };
  const { cartItemId } = await client.call(addToCart, item, { idempotencyKey });
  const checkout = await client.call(openCheckout, { cartItemIds: [cartItemId] });
  const checkoutUrl = checkoutLink(client.address, [cartItemId]);
  return {
    exit: EXIT.ok,
    data: {
      ...data,
      cartItemIds: [cartItemId],
      payable: toDecimal(checkout.amountPayableMicro),
      shippingEstimates: checkout.shippingEstimates.map(({ method, amountMicro }) => ({
        ...{ method, amount: toDecimal(amountMicro) },
      })),
      ...{ idempotencyKey, checkoutUrl },
    },
    lines: [
      ...[title, "", ...priceLines(quote, context), ""],
      words.say("order.prepared", { url: checkoutUrl }),
      words.say("order.confirm"),
    ],
  };
}

export const order: Command = {
  flags: { ...BOARD_FLAGS, reference: "text", "idempotency-key": "text", "max-total": "text" },
  maxWords: 2,
  run(context) {
    const [action, ...words] = context.args.words;
    if (action === undefined) throw usage("orderActionMissing");
    if (action !== "prepare") {
      const near = similarWord(action, ["prepare"]);
      throw near === null
        ? usage("unknownCommand", { command: `order ${action}` })
        : usage("unknownCommandNear", { command: `order ${action}`, near: `order ${near}` }, { suggestion: near });
    }
    return prepare({ ...context, args: { ...context.args, words } });
  },
};
