// `npm run bench`: benchmarks on this machine, each compared with a competitor or a bare baseline in the same run.

import { benchBoard3d } from "./board3d";
import { benchBom } from "./bom";
import { benchChat } from "./chat";
import { benchCheckout } from "./checkout";
import { benchCluster } from "./cluster";
import { benchCommunity } from "./community";
import { benchDfm } from "./dfm";
import { benchEditor } from "./editor";
import { benchEditorPage } from "./editor-page";
import { benchFirstWaveform } from "./first-waveform";
import { benchGerber } from "./gerber";
import { benchImport } from "./import";
import { benchHttp } from "./http";
import { benchLighthouse } from "./lighthouse";
import { benchListLoad } from "./list-load";
import { benchLivePage } from "./live-page";
import { benchLiveSimulation } from "./live-simulation";
import { benchMemory } from "./memory";
import { benchOrders } from "./orders";
import { benchPages } from "./pages";
import { benchParts } from "./parts";
import { benchPricing } from "./pricing";
import { benchQuote } from "./quote";
import { benchQuoteLoad } from "./quote-load";
import { benchSimulation } from "./simulation";
import { benchViewer } from "./viewer";
import { benchWaveforms } from "./waveforms";

/** `ratio` compares ours with the competitor or the baseline that `against` names. */
export type Figure = { name: string; value: number; unit: string; against?: string; ratio?: number };

const SUITES: Record<string, () => Promise<Figure[]>> = {
  pricing: benchPricing,
  gerber: benchGerber,
  dfm: benchDfm,
  pages: benchPages,
  http: benchHttp,
  quote: benchQuote,
  "list-load": benchListLoad,
  "quote-load": benchQuoteLoad,
  checkout: benchCheckout,
  orders: benchOrders,
  cluster: benchCluster,
  chat: benchChat,
  community: benchCommunity,
  memory: benchMemory,
  viewer: benchViewer,
  board3d: benchBoard3d,
  bom: benchBom,
  parts: benchParts,
  import: benchImport,
  editor: benchEditor,
  "editor-page": benchEditorPage,
  waveforms: benchWaveforms,
  simulation: benchSimulation,
  "live-simulation": benchLiveSimulation,
  "first-waveform": benchFirstWaveform,
  "live-page": benchLivePage,
  lighthouse: benchLighthouse,
};

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(3);
}

function print(suite: string, figures: Figure[]): void {
  console.log(`\n${suite}`);
  for (const { name, value, unit, against, ratio } of figures) {
    const comparison = ratio === undefined ? "" : `  ${round(ratio)}× ${against ?? ""}`;
    console.log(`  ${name.padEnd(52)} ${round(value).padStart(10)} ${unit.padEnd(10)}${comparison}`);
  }
}

const wanted = process.argv.slice(2);
for (const [suite, run] of Object.entries(SUITES)) {
  if (wanted.length === 0 || wanted.includes(suite)) print(suite, await run());
}
