// Intents of questions, in the order in which they are tried: the first that fits counts.

import { declineIntent, handOverIntent, smallTalkIntent } from "./intents/talk";
import { couponIntent, orderIntent, quoteStateIntent } from "./intents/records";
import { bomIntent, checkBoardIntent, fileIntent, findingIntent } from "./intents/files";
import { circuitIntent, netlistIntent, projectIntent } from "./intents/design";
import { alternativesIntent, partIntent } from "./intents/parts";
import { howToIntent } from "./intents/how-to";
import { assemblyIntent, boardPriceIntent, compareIntent, stencilIntent } from "./intents/prices";
import { capabilityIntent, deliveryIntent } from "./intents/making";
import type { Intent } from "./question";

export const INTENTS: readonly Intent[] = [
  netlistIntent,
  declineIntent,
  smallTalkIntent,
  handOverIntent,
  fileIntent,
  findingIntent,
  orderIntent,
  quoteStateIntent,
  couponIntent,
  circuitIntent,
  howToIntent,
  checkBoardIntent,
  projectIntent,
  alternativesIntent,
  stencilIntent,
  compareIntent,
  assemblyIntent,
  bomIntent,
  deliveryIntent,
  partIntent,
  boardPriceIntent,
  capabilityIntent,
];
