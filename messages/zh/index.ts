// The Chinese catalogue; the compiler holds it to the keys of the English one.
import type { Messages } from "@/messages/en";
import account from "./account.json";
import address from "./address.json";
import cart from "./cart.json";
import checkout from "./checkout.json";
import common from "./common.json";
import errors from "./errors.json";
import gerber from "./gerber.json";
import home from "./home.json";
import mail from "./mail.json";
import order from "./order.json";
import pcb from "./pcb.json";
import pricing from "./pricing.json";
import quote from "./quote.json";
import sandbox from "./sandbox.json";
import shell from "./shell.json";
import site from "./site.json";
import validation from "./validation.json";

export const messages: Messages = {
  account,
  address,
  cart,
  checkout,
  common,
  errors,
  gerber,
  home,
  mail,
  order,
  pcb,
  pricing,
  quote,
  sandbox,
  shell,
  site,
  validation,
};
