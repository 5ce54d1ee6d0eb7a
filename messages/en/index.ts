// The English catalogue: one file per noun; it says which keys exist.
import account from "./account.json";
import address from "./address.json";
import assembly from "./assembly.json";
import assistant from "./assistant.json";
import board3d from "./board3d.json";
import bom from "./bom.json";
import cart from "./cart.json";
import chat from "./chat.json";
import checkout from "./checkout.json";
import cli from "./cli.json";
import common from "./common.json";
import community from "./community.json";
import content from "./content.json";
import coupon from "./coupon.json";
import developers from "./developers.json";
import dfm from "./dfm.json";
import discussion from "./discussion.json";
import errors from "./errors.json";
import finding from "./finding.json";
import gerber from "./gerber.json";
import home from "./home.json";
import importReport from "./importReport.json";
import invoice from "./invoice.json";
import liveSimulation from "./liveSimulation.json";
import mail from "./mail.json";
import moderation from "./moderation.json";
import notifications from "./notifications.json";
import ops from "./ops.json";
import order from "./order.json";
import part from "./part.json";
import partProposal from "./partProposal.json";
import pcb from "./pcb.json";
import pcba from "./pcba.json";
import policy from "./policy.json";
import pricing from "./pricing.json";
import project from "./project.json";
import quote from "./quote.json";
import quotes from "./quotes.json";
import sandbox from "./sandbox.json";
import schematic from "./schematic.json";
import sharing from "./sharing.json";
import shell from "./shell.json";
import simulation from "./simulation.json";
import site from "./site.json";
import spiceText from "./spiceText.json";
import stencil from "./stencil.json";
import success from "./success.json";
import validation from "./validation.json";
import viewer from "./viewer.json";
import waveforms from "./waveforms.json";
import webhooks from "./webhooks.json";
import widget from "./widget.json";
import workbench from "./workbench.json";

export const messages = {
  account,
  address,
  assembly,
  assistant,
  board3d,
  bom,
  cart,
  chat,
  checkout,
  cli,
  common,
  community,
  content,
  coupon,
  developers,
  dfm,
  discussion,
  errors,
  finding,
  gerber,
  home,
  importReport,
  invoice,
  liveSimulation,
  mail,
  moderation,
  notifications,
  ops,
  order,
  part,
  partProposal,
  pcb,
  pcba,
  policy,
  pricing,
  project,
  quote,
  quotes,
  sandbox,
  schematic,
  sharing,
  shell,
  simulation,
  site,
  spiceText,
  stencil,
  success,
  validation,
  viewer,
  waveforms,
  webhooks,
  widget,
  workbench,
};

export type Messages = typeof messages;
