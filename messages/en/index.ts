// The English catalogue: one file per noun; it says which keys exist.
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

export const messages = {
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

export type Messages = typeof messages;
