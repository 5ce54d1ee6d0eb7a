// Every case, in order of execution.

import type { AttackCase } from "./attack-case";
import { authentication } from "./authentication";
import { availability } from "./availability";
import { browser } from "./browser";
import { browserPages } from "./browser-pages";
import { checkout } from "./checkout";
import { community } from "./community";
import { content } from "./content";
import { discussion } from "./discussion";
import { drawings } from "./drawings";
import { files } from "./files";
import { bucketFaults } from "./faults/bucket";
import { cluster } from "./faults/cluster";
import { disk } from "./faults/disk";
import { lives } from "./faults/lives";
import { load } from "./faults/load";
import { postgres } from "./faults/postgres";
import { images } from "./images";
import { imports } from "./imports";
import { headers, secured, securedSocket, withoutPlayMoney } from "./headers";
import { chat } from "./chat";
import { mcp } from "./mcp";
import { misuse } from "./misuse";
import { notBuilt } from "./not-built";
import { outbound } from "./outbound";
import { ownership } from "./ownership";
import { prices } from "./prices";
import { simulationResultCases } from "./simulation-results";
import { socket } from "./socket";
import { symbols } from "./symbols";
import { uploads } from "./uploads";
import { webhooks } from "./webhooks";

export const CASES: readonly AttackCase[] = [
  ...authentication,
  ...ownership,
  ...prices,
  ...checkout,
  ...browser,
  ...headers,
  ...content,
  ...community,
  ...discussion,
  ...uploads,
  ...files,
  ...outbound,
  ...webhooks,
  ...notBuilt,
  ...availability,
  ...socket,
  ...chat,
  ...mcp,
  ...drawings,
  ...images,
  ...simulationResultCases,
  ...symbols,
  ...imports,
  ...browserPages,
  secured,
  withoutPlayMoney,
  securedSocket,
  ...load,
  ...cluster,
  ...lives,
  ...disk,
  ...bucketFaults,
  ...postgres,
  // Last: it removes stored files.
  ...misuse,
];
